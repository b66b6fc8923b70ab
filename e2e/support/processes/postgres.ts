import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { bundle } from '../../../scripts/bundle.mjs';

interface Postgres {
  readonly url: string;
  /** The running server's process; another one after a death. */
  pid(): number;
  stop(): Promise<void>;
}

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

type Launcher = (options: {
  dataDir: string;
  log: Log;
  isThrownAway: boolean;
}) => Promise<Pick<Postgres, 'url' | 'stop'>>;

interface How {
  readonly within?: string;
  /** Data has to survive only the death of a process: the stories cut no power, so fsync is off. */
  readonly isThrownAway?: boolean;
}

/** One PostgreSQL for a whole run: the one `DATABASE_URL` names, or our own in a folder that is removed afterwards. */
export async function startPostgres({
  within = tmpdir(),
  isThrownAway = false,
}: How = {}): Promise<Postgres> {
  const named = process.env['DATABASE_URL'];
  if (named) return { url: named, pid: notOurs, stop: async () => {} };
  const bundled = await bundle('server/src/database/embedded-postgres.ts');
  const { startEmbeddedPostgres } = (await import(pathToFileURL(bundled).href)) as {
    startEmbeddedPostgres: Launcher;
  };
  const dataDir = await mkdtemp(`${within}/dre-e2e-`);
  let pid = 0;
  const info = (fields: { pid?: number }) => {
    pid = fields.pid ?? pid;
  };
  const log: Log = { info, warn: () => {}, error: () => {} };
  const postgres = await startEmbeddedPostgres({ dataDir, log, isThrownAway });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  // The product leaves its PostgreSQL running for a successor when it stops; a test run has none.
  process.once('SIGTERM', () => void stop().finally(() => process.exit(143)));
  return { url: postgres.url, pid: () => pid, stop };
}

function notOurs(): never {
  throw new Error('Only a PostgreSQL of our own may be killed: run this without DATABASE_URL.');
}

/** A database of its own on that server, empty or a copy of another; gone when dropped. */
export async function createDatabase(
  server: string,
  template?: string,
): Promise<{ url: string; name: string; drop: () => Promise<void> }> {
  const name = `dre_e2e_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, name, drop: () => query(server, `drop database if exists ${name} with (force)`) };
}

async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
