import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts';

/** A PostgreSQL for tests: the server of DATABASE_URL, or an embedded one that leaves nothing behind. */
export async function startDatabaseServer(): Promise<EmbeddedPostgres> {
  const external = process.env['DATABASE_URL'];
  if (external !== undefined && external !== '') return { url: external, stop: async () => undefined };
  await removeAbandonedServers();
  const dataDir = openTemporaryFolder(folderPrefix);
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, isThrownAway: true });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A separate database on that server, empty or cloned from a template. */
export async function createDatabase(
  serverUrl: string,
  options: { template?: string; name?: string } = {},
): Promise<FreshDatabase> {
  const name = options.name ?? `dre_test_${randomBytes(8).toString('hex')}`;
  // Files are copied as they are: writing every page to the log as well takes about a third more of the processor.
  const clone = options.template === undefined ? '' : ` template "${options.template}" strategy file_copy`;
  await onServer(serverUrl, `create database "${name}"${clone}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists "${name}" with (force)`),
  };
}

/** Readable for every user, unlike the folder of mkdtemp, so that PostgreSQL's account can enter. */
export function openTemporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

export const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

const folderPrefix = 'dre-test-postgres-';

function databaseUrl(serverUrl: string, name: string): string {
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  return address.href;
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A killed test run leaves its server running; the next run adopts it to stop it. */
async function removeAbandonedServers(): Promise<void> {
  for await (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(folderPrefix))) {
    const dataDir = join(tmpdir(), name);
    if (!existsSync(join(dataDir, 'postgres/postmaster.pid'))) continue;
    try {
      const abandoned = await startEmbeddedPostgres({ dataDir, log: silentLog });
      await abandoned.stop();
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // In use by another living test run, or not ours to touch.
    }
  }
}
