// `npm run chaos [-- id …]`: kills processes again and again, and prints `id/name value limit PASS|FAIL`.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { createDatabase, startPostgres } from '../e2e/support/processes/postgres.ts';
import { type RunningProduct, runProduct } from '../e2e/support/processes/running-product.ts';
import { killBrowsers } from './browser-kills.ts';
import { chaosSeed } from './chance.ts';
import { jumpClocks } from './clock-jumps.ts';
import { jumpDeviceClocks } from './device-clocks.ts';
import { figuresText, progressText, countsText } from './figures.ts';
import { fillDevices } from './full-devices.ts';
import { fillDatabaseDisk, fillPictureDisk } from './full-disks.ts';
import { workInStorms } from './network-storms.ts';
import { killServers } from './server-kills.ts';
import { killWhilePunching } from './punch-kills.ts';
import { failStatements, simulateSync } from './server-tests.ts';
import { killWorkers } from './worker-kills.ts';

const rounds = Number(process.env['CHAOS_ROUNDS'] ?? 200);
/** Trials that take ten times as long run a tenth as often. */
const fewRounds = Math.ceil(rounds / 10);

type Postgres = Awaited<ReturnType<typeof startPostgres>>;
type Trial = (postgres: Postgres) => Promise<boolean>;

const trials: Readonly<Record<string, Trial>> = {
  'chaos:browser': (postgres) =>
    onProduct(postgres, async (product) =>
      countsText('chaos:browser', await killBrowsers(product, rounds, progressText), rounds),
    ),
  'chaos:server': (postgres) =>
    onProduct(postgres, async (product) => {
      const tally = await killServers(product, rounds, dying(product, postgres), progressText);
      return countsText('chaos:server', tally, rounds);
    }),
  'chaos:punches': (postgres) => onProduct(postgres, (product) => tryPunches(product, postgres)),
  'chaos:jobs': onDatabase(tryJobs),
  'chaos:network': onDatabase(tryNetwork),
  'chaos:clock': onDatabase(tryClock),
  'chaos:device': (postgres) => onProduct(postgres, tryDevices),
  'chaos:disk': (postgres) => tryDisks(postgres),
  'fault:sql': () => failStatements(),
  'sim:sync': () => simulateSync(rounds),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !(id in trials));
if (unknown.length > 0) {
  console.error(`There is no trial ${unknown.join(', ')}. There are: ${Object.keys(trials).join(', ')}.`);
  process.exit(1);
}

console.log(`Chance is drawn from CHAOS_SEED=${chaosSeed}`);
let isFine = true;
const postgres = await startPostgres();
try {
  for (const [id, trial] of Object.entries(trials)) {
    if (asked.length > 0 && !asked.includes(id)) continue;
    isFine = (await trial(postgres)) && isFine;
  }
} finally {
  await postgres.stop();
}
process.exit(isFine ? 0 : 1);

function onDatabase(trial: (databaseUrl: string) => Promise<boolean>): Trial {
  return async ({ url }) => {
    const database = await createDatabase(url);
    try {
      return await trial(database.url);
    } finally {
      await database.drop();
    }
  };
}

function onProduct(of: Postgres, trial: (product: RunningProduct) => Promise<boolean>): Promise<boolean> {
  return onDatabase(async (url) => {
    const product = await runProduct(url);
    try {
      return await trial(product);
    } finally {
      await product.stop();
    }
  })(of);
}

async function tryJobs(databaseUrl: string): Promise<boolean> {
  const { mails, repeated, ...figures } = await killWorkers(databaseUrl, rounds, (round, { deliveries }) => {
    if (round % 20 === 0) console.log(`  ${round} deaths, ${deliveries.length} mails came in`);
  });
  console.log(`chaos:jobs: ${mails} mails, ${repeated} came in twice under one Message-ID`);
  return figuresText('chaos:jobs', { ...figures, 'nothing-at-stake': mails === 0 ? 1 : 0 });
}

/** As many deaths of the server as of the database, and more of phones. */
async function tryPunches(product: RunningProduct, killed: Postgres): Promise<boolean> {
  const deaths = { server: () => product.killAndStart(), database: () => killPostgres(killed) };
  const { safe, phones, servers, databases, ...figures } = await killWhilePunching(
    product,
    2 * rounds,
    deaths,
  );
  console.log(
    `chaos:punches: ${phones} phones, ${servers} servers and ${databases} databases died; ${safe} punches were safe`,
  );
  const missing = Math.max(0, rounds - Math.min(phones, servers, databases));
  return figuresText('chaos:punches', {
    ...figures,
    'kills-missing': missing,
    'nothing-at-stake': safe === 0 ? 1 : 0,
  });
}

async function tryNetwork(databaseUrl: string): Promise<boolean> {
  const { clients, browsers, harmed } = await workInStorms(databaseUrl, rounds, progressText);
  console.log(`chaos:network: ${harmed} connections came to harm`);
  const areFine = [
    countsText('chaos:network', clients, rounds),
    countsText('chaos:network-browser', browsers, fewRounds),
    figuresText('chaos:network', { 'no-storm': harmed === 0 ? 1 : 0 }),
  ];
  return areFine.every(Boolean);
}

async function tryClock(databaseUrl: string): Promise<boolean> {
  const { server, ...figures } = await jumpClocks(databaseUrl, rounds, progressText);
  const areFine = [countsText('chaos:clock', server, rounds), figuresText('chaos:clock', figures)];
  return areFine.every(Boolean);
}

async function tryDevices(product: RunningProduct): Promise<boolean> {
  const { edits, ...figures } = await jumpDeviceClocks(product, fewRounds, progressText);
  const areFine = [
    countsText('chaos:device-clock', edits, fewRounds),
    figuresText('chaos:device-clock', figures),
  ];
  const full = await fillDevices(product, fewRounds, progressText);
  if (full === undefined) {
    console.log('chaos:device: this user may not mount a small disk, so no device was without room');
    return figuresText('chaos:device-room', { untried: 1 });
  }
  console.log(`chaos:device-room: ${full.told} times somebody was told that the device keeps nothing`);
  areFine.push(
    countsText('chaos:device-room', full.edits, fewRounds),
    figuresText('chaos:device-room', { 'never-full': full.told === 0 ? 1 : 0 }),
  );
  return areFine.every(Boolean);
}

async function tryDisks(on: Postgres): Promise<boolean> {
  const database = await fillDatabaseDisk(fewRounds, progressText);
  let pictures: Awaited<ReturnType<typeof fillPictureDisk>>;
  await onDatabase(async (url) => {
    pictures = await fillPictureDisk(url, fewRounds);
    return true;
  })(on);
  if (database === undefined || pictures === undefined) {
    console.log('chaos:disk: this user may not mount a small disk, so nothing was tried');
    return figuresText('chaos:disk', { untried: 1 });
  }
  const { kept, ...figures } = pictures;
  console.log(`chaos:disk-database: ${database.refused} calls were refused meanwhile`);
  console.log(`chaos:disk-pictures: ${kept} pictures that had been told to be kept`);
  const areFine = [
    countsText('chaos:disk-database', database, fewRounds),
    figuresText('chaos:disk-pictures', { ...figures, 'nothing-at-stake': kept === 0 ? 1 : 0 }),
  ];
  return areFine.every(Boolean);
}

/** In turn: the server, both at once, PostgreSQL alone under a running server. */
function dying(product: RunningProduct, killed: Postgres): (round: number) => Promise<void> {
  return async (round) => {
    if (round % 3 !== 0) await killPostgres(killed);
    if (round % 3 !== 2) await product.killAndStart();
  };
}

/** PostgreSQL is restarted automatically; this resolves when it replies. */
async function killPostgres({ pid, url }: Postgres): Promise<void> {
  process.kill(pid(), 'SIGKILL');
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    const isBack = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isBack) return;
    await pause(50);
  }
}
