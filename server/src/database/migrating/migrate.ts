import { Client } from 'pg';
import { prepareJobs } from '../../jobs/prepare-jobs.ts';
import { ensureAppLogin } from '../preparing/app-login.ts';
import { noteState } from './migrations-state.ts';
import { ensureRoles, ownerRole } from '../preparing/roles.ts';
import { checksumOf, type Migration, shippedMigrations } from './shipped-migrations.ts';

/** An arbitrary number, the same for every start of the product. */
const migrationLock = 7_305_118;
const oldestServer = 15;

/** Migrates the database at `url` to the version of this program; concurrent starts do it once. */
export async function migrate(
  url: string,
  migrations: readonly Migration[] = shippedMigrations(),
): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'dre migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await ensureRoles(client);
    await ensureAppLogin(client, url);
    await client.query(`set role ${ownerRole}`);
    await applyMissing(client, migrations);
    await prepareJobs(client);
    await noteState(client, migrations);
  } finally {
    // Ending the session releases the lock, however far the migration came.
    await client.end();
  }
}

async function applyMissing(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(`
    create table if not exists migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  refuseUnknown(applied, migrations);
  for await (const migration of migrations) {
    const before = applied.get(migration.name);
    if (before === undefined) await apply(client, migration);
    else if (before !== checksumOf(migration)) {
      throw new Error(
        `The migration ${migration.name} was changed after this database applied it. Restore the file, and put the change into a new migration.`,
      );
    }
  }
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [
      migration.name,
      checksumOf(migration),
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`The migration ${migration.name} failed: ${(cause as Error).message}`, { cause });
  }
}

function refuseUnknown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const shipped = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied.keys()].find((name) => !shipped.has(name));
  if (unknown !== undefined) {
    throw new Error(
      `This database is newer than this program: it has the migration ${unknown}. Start the version of the program that made it, or a later one.`,
    );
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major < oldestServer) {
    throw new Error(
      `PostgreSQL ${oldestServer} or later is needed; the server of DATABASE_URL is version ${major}.`,
    );
  }
}
