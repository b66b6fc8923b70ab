// `npm run chaos [-- id …]`: kills what can die, again and again, and prints `id value limit PASS|FAIL`.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { createDatabase, startPostgres } from '../e2e/postgres.ts';
import { type RunningProduct, runProduct } from '../e2e/running-product.ts';
import { root } from '../scripts/root.mjs';
import { killBrowsers } from './browser-kills.ts';
import { chaosSeed } from './chance.ts';
import { killServers } from './server-kills.ts';
import type { Tally } from './tally.ts';

const rounds = Number(process.env['CHAOS_ROUNDS'] ?? 200);

interface Stage {
  readonly product: RunningProduct;
  /** It is started again by itself; this ends when it answers. */
  killDatabase(): Promise<void>;
}

const trials: Readonly<Record<string, (stage: Stage) => Promise<boolean>>> = {
  'chaos:browser': async ({ product }) => told('chaos:browser', await killBrowsers(product, rounds, tell)),
  'chaos:server': async (stage) =>
    told('chaos:server', await killServers(stage.product, rounds, dying(stage), tell)),
  'sim:sync': () => simulate(),
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
  const database = await createDatabase(postgres.url);
  const product = await runProduct(database.url);
  try {
    const stage = { product, killDatabase: () => killPostgres(postgres) };
    for (const [id, trial] of Object.entries(trials)) {
      if (asked.length > 0 && !asked.includes(id)) continue;
      isFine = (await trial(stage)) && isFine;
    }
  } finally {
    await product.stop();
  }
} finally {
  await postgres.stop();
}
process.exit(isFine ? 0 : 1);

/** In turn: the server, both at once, PostgreSQL alone under a server that goes on. */
function dying({ product, killDatabase }: Stage): (round: number) => Promise<void> {
  return async (round) => {
    if (round % 3 !== 0) await killDatabase();
    if (round % 3 !== 2) await product.killAndStart();
  };
}

async function killPostgres({ pid, url }: Awaited<ReturnType<typeof startPostgres>>): Promise<void> {
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

function tell({ rounds: done, safe, lost, doubled }: Tally): void {
  if (done % 20 === 0) console.log(`  ${done} rounds, ${safe} edits safe, ${lost} lost, ${doubled} doubled`);
}

function told(id: string, { rounds: done, safe, lost, doubled }: Tally): boolean {
  console.log(`${id}: ${done} deaths, ${safe} edits that had been told to be safe`);
  // A run in which nothing was at stake proves nothing.
  const figures = { lost, doubled, 'rounds-missing': rounds - done, 'nothing-at-stake': safe === 0 ? 1 : 0 };
  for (const [name, value] of Object.entries(figures)) {
    console.log(`${id}/${name} ${value} 0 ${value === 0 ? 'PASS' : 'FAIL'}`);
  }
  return Object.values(figures).every((value) => value === 0);
}

/** The property of the server's own tests, with many more devices' days. */
async function simulate(): Promise<boolean> {
  const tests = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'convergence'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, SIMULATED_RUNS: String(rounds), CHAOS_SEED: String(chaosSeed) },
    },
  );
  const code = await new Promise((resolve) => tests.on('close', resolve));
  console.log(`sim:sync/failed ${code === 0 ? 0 : 1} 0 ${code === 0 ? 'PASS' : 'FAIL'}`);
  return code === 0;
}
