import { createRequire } from 'node:module';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, type FreshDatabase } from '../../testing/database-server.ts';
import { jobsVersion } from '../../jobs/queues.ts';
import { closeDatabase, openDatabase } from '../connections/connection.ts';
import { migrate } from './migrate.ts';
import { isCurrent } from './migrations-state.ts';
import { type Migration, shippedMigrations } from './shipped-migrations.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await createDatabase(inject('databaseServerUrl'));
});
afterAll(() => database.drop());

async function applied(): Promise<{ name: string; at: number }[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string; applied_at: Date }>(
    'select name, applied_at from migration order by name',
  );
  await client.end();
  return rows.map((row) => ({ name: row.name, at: row.applied_at.getTime() }));
}

test('many starts at once on an empty database apply every migration once, in order', async () => {
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  const first = await applied();
  expect(first.map((row) => row.name)).toEqual(shippedMigrations().map((migration) => migration.name));
  await migrate(database.url);
  expect(await applied()).toEqual(first);
});

test('a migration that was changed after it was applied is refused by name', async () => {
  await migrate(database.url);
  const [first, ...rest] = shippedMigrations() as [Migration, ...Migration[]];
  const tampered = [{ ...first, sql: `${first.sql}\n-- changed` }, ...rest];
  await expect(migrate(database.url, tampered)).rejects.toThrow(
    `The migration ${first.name} was changed after this database applied it.`,
  );
});

test('line ends of another system do not make a migration a changed one', async () => {
  await migrate(database.url);
  const windows = shippedMigrations().map(({ name, sql }) => ({ name, sql: sql.replaceAll('\n', '\r\n') }));
  await expect(migrate(database.url, windows)).resolves.toBeUndefined();
});

test('a database of a newer program is refused', async () => {
  await migrate(database.url);
  await expect(migrate(database.url, shippedMigrations().slice(0, -1))).rejects.toThrow(
    'This database is newer than this program',
  );
});

test('a migration that fails leaves nothing of itself behind', async () => {
  await migrate(database.url);
  const before = await applied();
  const broken = { name: '9999-broken.sql', sql: 'create table half (id int); select 1 / 0;' };
  await expect(migrate(database.url, [...shippedMigrations(), broken])).rejects.toThrow(
    'The migration 9999-broken.sql failed: division by zero',
  );
  expect(await applied()).toEqual(before);
});

test('a database is current after a migration, and not before or when a migration is missing', async () => {
  const empty = await createDatabase(inject('databaseServerUrl'));
  const db = openDatabase(empty.url);
  expect(await isCurrent(db)).toBe(false);
  await migrate(empty.url, shippedMigrations().slice(0, 5));
  expect(await isCurrent(db)).toBe(false);
  await migrate(empty.url);
  expect(await isCurrent(db)).toBe(true);
  await closeDatabase(db);
  await empty.drop();
});

test('the jobs the database is prepared for are those of the installed pg-boss', () => {
  const { version } = createRequire(import.meta.url)('pg-boss/package.json') as { version: string };
  expect(jobsVersion).toBe(version);
});
