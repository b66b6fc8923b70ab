import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { jobsVersion, queues } from '../../jobs/queues.ts';
import type { Db } from '../connections/connection.ts';
import { appRole } from '../preparing/roles.ts';
import { checksumOf, type Migration, shippedMigrations } from './shipped-migrations.ts';

/** True if there is nothing to migrate: one query instead of a whole migration run. */
export async function isCurrent(db: Db): Promise<boolean> {
  try {
    const row = await db.selectFrom('database_state').select('fingerprint').executeTakeFirst();
    return row?.fingerprint === fingerprintOf(shippedMigrations());
  } catch {
    // An empty database has neither the table nor our role; migrating will report any other failure.
    return false;
  }
}

/** Written last, by the owner: everything before it is done. */
export async function noteState(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(`
    create table if not exists database_state (only_row boolean primary key default true check (only_row), fingerprint text not null);
    grant select on database_state to ${appRole};
  `);
  await client.query(
    'insert into database_state (fingerprint) values ($1) on conflict (only_row) do update set fingerprint = excluded.fingerprint',
    [fingerprintOf(migrations)],
  );
}

function fingerprintOf(migrations: readonly Migration[]): string {
  const parts = migrations.map((migration) => [migration.name, checksumOf(migration)]);
  return createHash('sha256')
    .update(JSON.stringify([parts, jobsVersion, queues]))
    .digest('hex');
}
