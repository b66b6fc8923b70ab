import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const database = useTestDatabase();

test('a migrated database is left alone by a second start', async () => {
  await migrate(database.url);
  const rows = await database.db.selectFrom('company').selectAll().execute();
  expect(rows).toEqual([]);
});
