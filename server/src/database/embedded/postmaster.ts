import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { isLivingPostgres } from './process-life.ts';

/** The first lines of postmaster.pid, as PostgreSQL writes them. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
}

const superuser = 'dre';
const databaseName = 'dre';

export function postmasterIn(dataFolder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socketFolder: lines[4]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL mistakes a zombie, or a process that reuses the old id, for a running server and refuses to start. It
 * detects orphaned backends that still use the data with or without these files.
 */
export function removeLeftovers(dataFolder: string, socketFolder: string): void {
  const left = postmasterIn(dataFolder);
  if (left !== undefined && isLivingPostgres(left.pid)) return;
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
  rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
  rmSync(join(socketFolder, '.s.PGSQL.5432'), { force: true });
}

export function socketUrl(socketFolder: string, database = databaseName): string {
  return `postgresql://${superuser}@${encodeURIComponent(socketFolder)}/${database}`;
}

/** The superuser's name for initdb, beside the address that uses it. */
export const superuserArgument = `--username=${superuser}`;

type ServerState = 'ready' | 'not yet';

/** Connects once and creates the product's database if this server has none. */
export async function probeServer(socketFolder: string, dataFolder: string): Promise<ServerState> {
  const client = new Client({ connectionString: socketUrl(socketFolder, 'postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string; exists: boolean }>(
      `select current_setting('data_directory') as folder,
              exists (select from pg_database where datname = $1) as exists`,
      [databaseName],
    );
    if (rows[0]?.folder !== dataFolder) {
      throw new Error(`The PostgreSQL at ${socketFolder} serves ${rows[0]?.folder}, not ${dataFolder}.`);
    }
    if (!rows[0].exists) await client.query(`create database ${databaseName}`);
    return 'ready';
  } catch (error) {
    if (isStillStarting(error)) return 'not yet';
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isStillStarting(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  // No socket yet, no listener yet, or "the database system is starting up".
  return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(code);
}
