import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../database/migrating/migrate.ts';
import { checksumOf, type Migration, shippedMigrations } from '../database/migrating/shipped-migrations.ts';
import type { FileStore } from '../storage/file-store.ts';
import { copyIn, quoted, tablesOf } from './backed-tables.ts';
import { type BackedTable, keptFile, type Manifest, readManifest, tableFile } from './manifest.ts';
import { hashing } from './write-backup.ts';

/** Restores a backup into an empty database and an empty store, migrated to the version of this program. */
export async function restoreBackup(url: string, store: FileStore, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await refuseDamaged(manifest, folder);
  await onDatabase(url, refuseInUse);
  // First the schema of the backup's rows, then the later migrations, which convert the rows.
  await migrate(url, stateOf(manifest));
  await onDatabase(url, (client) => putRows(client, manifest, folder));
  await migrate(url);
  for (const { key } of manifest.files) await store.put(key, await readFile(keptFile(folder, key)));
  return manifest;
}

/** Checked before anything is changed: an incomplete backup restores nothing. */
async function refuseDamaged({ files }: Manifest, folder: string): Promise<void> {
  for (const { key, sha256 } of files) {
    const bytes = await readFile(keptFile(folder, key)).catch(() => undefined);
    const found = bytes && createHash('sha256').update(bytes).digest('hex');
    if (found !== sha256) throw new Error(`The file ${key} of this backup is not what was backed up.`);
  }
}

function stateOf({ migrations }: Manifest): readonly Migration[] {
  const shipped = new Map(shippedMigrations().map((migration) => [migration.name, migration]));
  return migrations.map(({ name, checksum }) => {
    const migration = shipped.get(name);
    if (migration === undefined || checksumOf(migration) !== checksum)
      throw new Error(`This backup knows the migration ${name}, and this program does not know it so.`);
    return migration;
  });
}

async function onDatabase(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'dre restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function putRows(client: Client, manifest: Manifest, folder: string): Promise<void> {
  await client.query('begin');
  await withoutTriggers(client);
  const tables = await tablesOf(client);
  const names = tables.map(({ schema, name }) => `${quoted(schema)}.${quoted(name)}`);
  // Rows written by migrations are in the backup, too.
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) await putTable(client, folder, table);
  for (const { schema, name, last } of manifest.sequences) {
    const sequence = `${quoted(schema)}.${quoted(name)}`;
    await client.query('select setval($1::regclass, $2::bigint)', [sequence, last]);
  }
  await client.query('commit');
}

async function refuseInUse(client: Client): Promise<void> {
  const { rows: tables } = await client.query(`select where to_regclass('public.person') is not null`);
  if (tables.length === 0) return;
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from person) or exists (select from company) as used',
  );
  if (rows[0]?.used !== false)
    throw new Error('Somebody uses this database already. A backup is restored into an empty one.');
}

/** Rows are restored as they were, so triggers must not write their effects a second time. */
async function withoutTriggers(client: Client): Promise<void> {
  try {
    await client.query('set local session_replication_role = replica');
  } catch (cause) {
    throw new Error(
      'The user of DATABASE_URL may not restore: make it a superuser, or grant it SET on session_replication_role.',
      { cause },
    );
  }
}

async function putTable(client: Client, folder: string, table: BackedTable): Promise<void> {
  const hash = createHash('sha256');
  const rows = client.query(copyFrom(copyIn(table)));
  const damaged = `The table ${table.name} of this backup is not what was backed up.`;
  try {
    await pipeline(createReadStream(tableFile(folder, table)), createGunzip(), hashing(hash), rows);
  } catch (cause) {
    throw new Error(damaged, { cause });
  }
  if (rows.rowCount !== table.rows || hash.digest('hex') !== table.sha256) throw new Error(damaged);
}
