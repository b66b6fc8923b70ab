import { expect, inject, test } from 'vitest';
import { closeDatabase, type Db, openDatabase } from '../database/connections/connection.ts';
import { migrate } from '../database/migrating/migrate.ts';
import { shippedMigrations } from '../database/migrating/shipped-migrations.ts';
import { createDatabase } from '../testing/database-server.ts';
import { record } from './audit-queries.ts';
import { type Verdict, verifyRecord } from './verify-service.ts';

async function verdictOn(
  prepare: (url: string) => Promise<void>,
  use?: (db: Db) => Promise<void>,
): Promise<Verdict> {
  const database = await createDatabase(inject('databaseServerUrl'));
  await prepare(database.url);
  const db = openDatabase(database.url);
  try {
    await use?.(db);
    return await verifyRecord(db);
  } finally {
    await closeDatabase(db);
    await database.drop();
  }
}

const beforeTheRecord = shippedMigrations().filter(({ name }) => name < '0007');

test.each([
  ['an empty database', async () => undefined],
  ['a database older than the record', (url: string) => migrate(url, beforeTheRecord)],
])('%s is told to be brought up to date, and is not called whole', async (_what, prepare) => {
  expect(await verdictOn(prepare)).toEqual({
    isWhole: false,
    sentence: expect.stringMatching(/^This database has no record yet: .* Start the product once/),
  });
});

test('a record that nobody touched is called whole', async () => {
  const verdict = await verdictOn(
    (url) => migrate(url),
    async (db) => {
      const event = { kind: 'signed-in', at: new Date('2026-11-14T10:42:00Z') } as const;
      await db.transaction().execute((trx) => record(trx, event));
    },
  );
  expect(verdict).toEqual({ isWhole: true, sentence: 'The record is whole: 1 chain.' });
});
