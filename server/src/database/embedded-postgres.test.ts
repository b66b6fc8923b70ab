import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTemporaryFolder, silentLog } from '../testing/database-server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { packageFolder, usableBinaries } from './embedded/binaries.ts';
import { chooseClusterPaths, socketFolder } from './embedded/cluster-paths.ts';
import { postmasterIn } from './embedded/postmaster.ts';
import { isLivingPostgres } from './embedded/process-life.ts';
import { runnerOptions } from './embedded/runner.ts';
import { waitUntil } from './embedded/wait-until.ts';

const cleanups: (() => unknown)[] = [];
let prepared = '';
let settings: object | undefined;
let ownerProgram = '';

/**
 * Creating a cluster is slow, so one creation, in a closed folder and after an interrupted one, serves every question
 * about it. The other tests start from a copy.
 */
beforeAll(async () => {
  prepared = openTemporaryFolder('dre-launch-prepared-');
  chmodSync(prepared, 0o700);
  mkdirSync(join(prepared, 'postgres.new/base'), { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir: prepared, log: silentLog });
  [settings] = await query(
    postgres.url,
    `select datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding,
            current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
            current_setting('listen_addresses') as network
     from pg_database where datname = current_database()`,
  );
  await query(postgres.url, 'create table stored as select 42 as answer');
  await postgres.stop();
  ownerProgram = join(import.meta.dirname, '../../.cache', `hold-postgres-${process.pid}`);
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '../..'),
    build: {
      ssr: fileURLToPath(new URL('../testing/hold-postgres.ts', import.meta.url)),
      outDir: ownerProgram,
      emptyOutDir: true,
    },
  });
});

afterAll(() => {
  rmSync(prepared, { recursive: true, force: true });
  rmSync(ownerProgram, { recursive: true, force: true });
});

afterEach(async () => {
  for await (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

function aDataFolder(): string {
  const folder = openTemporaryFolder('dre-launch-');
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function aUsedDataFolder(): string {
  const folder = aDataFolder();
  execFileSync('cp', ['-a', join(prepared, 'postgres'), folder]);
  return folder;
}

async function started(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  cleanups.push(() => postgres.stop());
  return postgres;
}

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function storeNote(url: string): Promise<void> {
  await query(url, 'create table note as select 42 as answer');
}

async function readNote(url: string): Promise<number | undefined> {
  return (await query<{ answer: number }>(url, 'select answer from note'))[0]?.answer;
}

function postmasterPid(dataDir: string): number {
  return postmasterIn(join(dataDir, 'postgres'))?.pid ?? 0;
}

/** Another process that owns a database, as a first `npm start` does. */
async function ownerProcess(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(ownerProgram, 'hold-postgres.js'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(() => child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout });
  const [url] = (await once(lines, 'line')) as [string];
  return { child, url };
}

async function killHard(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('stored data survives a stop and a start, and the stop leaves no process', async () => {
  const dataDir = aUsedDataFolder();
  const first = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await storeNote(first.url);
  const pid = postmasterPid(dataDir);
  await first.stop();
  expect(isLivingPostgres(pid)).toBe(false);
  const second = await started(dataDir);
  expect(await readNote(second.url)).toBe(42);
});

test('the built-in database sorts as people do, checks its pages and does not skip writing to disk', () => {
  expect(settings).toEqual({
    provider: 'i',
    locale: 'en-US',
    encoding: 'UTF8',
    checksums: 'on',
    fsync: 'on',
    network: '',
  });
});

test('only the database user can enter the folder of its socket, whose path is short', async () => {
  const dataDir = aUsedDataFolder();
  await started(dataDir);
  const paths = chooseClusterPaths(dataDir, silentLog);
  const folder = socketFolder(paths);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(folder).uid).toBe(paths.runner.uid);
  expect(paths.runner.uid).not.toBe(0);
  expect(Buffer.byteLength(join(folder, '.s.PGSQL.5432'))).toBeLessThan(104);
});

test('a data folder under a closed parent works, and a restart finds its data', async () => {
  const parent = aDataFolder();
  const dataDir = join(parent, 'data');
  mkdirSync(dataDir);
  chmodSync(parent, 0o700);
  const { home } = chooseClusterPaths(dataDir, silentLog);
  cleanups.push(() => rmSync(home, { recursive: true, force: true }));
  const first = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await storeNote(first.url);
  await first.stop();
  const second = await started(dataDir);
  expect(await readNote(second.url)).toBe(42);
});

test('a closed data folder is opened to the database user alone, and stays in use', async () => {
  expect(existsSync(join(prepared, 'postgres/PG_VERSION'))).toBe(true);
  expect(statSync(prepared).mode & 0o007).toBe(0);
  const { url } = await started(aUsedDataFolder());
  expect(await query(url, 'select answer from stored')).toEqual([{ answer: 42 }]);
});

test('programs installed without their library links, in a closed folder, become usable', () => {
  const closed = aDataFolder();
  const installed = join(closed, 'package');
  cpSync(packageFolder(), installed, {
    recursive: true,
    filter: (path) => !lstatSync(path).isSymbolicLink(),
  });
  chmodSync(closed, 0o700);
  const copies = aDataFolder();
  const { runner } = chooseClusterPaths(aDataFolder(), silentLog);
  const { postgres } = usableBinaries(runner, copies, silentLog, installed);
  const version = execFileSync(postgres, ['--version'], {
    ...runnerOptions(runner),
    cwd: '/',
    encoding: 'utf8',
  });
  expect(version).toContain('PostgreSQL) 18');
});

test('a killed PostgreSQL is started again, and nothing acknowledged is lost', async () => {
  const dataDir = aUsedDataFolder();
  const { url } = await started(dataDir);
  await storeNote(url);
  process.kill(postmasterPid(dataDir), 'SIGKILL');
  const isBack = await waitUntil(async () => (await readNote(url).catch(() => undefined)) === 42, {
    everyMs: 50,
    forMs: 20_000,
  });
  expect(isBack).toBe(true);
});

test('a PostgreSQL whose owner was killed is adopted, not started twice', async () => {
  const dataDir = aUsedDataFolder();
  const { child, url } = await ownerProcess(dataDir);
  await storeNote(url);
  const pid = postmasterPid(dataDir);
  await killHard(child);
  const postgres = await started(dataDir);
  expect(postmasterPid(dataDir)).toBe(pid);
  expect(await readNote(postgres.url)).toBe(42);
});

test('when both PostgreSQL and its owner were killed, the next start finds the data', async () => {
  const dataDir = aUsedDataFolder();
  const { child, url } = await ownerProcess(dataDir);
  await storeNote(url);
  const pid = postmasterPid(dataDir);
  await killHard(child);
  process.kill(pid, 'SIGKILL');
  const postgres = await started(dataDir);
  expect(await readNote(postgres.url)).toBe(42);
});

test('a second start on a data folder in use is refused with a message, and the first goes on', async () => {
  const dataDir = aUsedDataFolder();
  const { child, url } = await ownerProcess(dataDir);
  await expect(startEmbeddedPostgres({ dataDir, log: silentLog })).rejects.toThrow(
    `The data folder ${dataDir} is in use by process ${child.pid}.`,
  );
  await storeNote(url);
  expect(await readNote(url)).toBe(42);
  await killHard(child);
  await started(dataDir);
});

test('two data folders run side by side and do not meet', async () => {
  const [one, two] = await Promise.all([started(aUsedDataFolder()), started(aUsedDataFolder())]);
  await storeNote(one.url);
  expect(await readNote(one.url)).toBe(42);
  await expect(readNote(two.url)).rejects.toThrow('does not exist');
});

test('a stale postmaster.pid that names another process does not prevent a start', async () => {
  const dataDir = aUsedDataFolder();
  const first = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const file = join(dataDir, 'postgres/postmaster.pid');
  const content = readFileSync(file, 'utf8');
  await first.stop();
  writeFileSync(file, content.replace(/^\d+/, String(process.pid)));
  await started(dataDir);
  expect(postmasterPid(dataDir)).not.toBe(process.pid);
});

test('a creation that was interrupted leaves nothing that a later start would trust', () => {
  expect(existsSync(join(prepared, 'postgres.new'))).toBe(false);
  expect(existsSync(join(prepared, 'postgres/PG_VERSION'))).toBe(true);
});
