import { expect, test } from 'vitest';
import { inCompany } from '../../database/connections/connection.ts';
import { seed } from '../../database/preparing/seed.ts';
import { testNow } from '../../testing/test-app.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { everything } from './list/list-filter.ts';
import { estimatesOf } from './list/list-queries.ts';
import { seedEstimates } from './seed-estimates.ts';

const database = useTestDatabase('starter');

test('a first start of the demo shows estimates in different states, the newest first, all written by its estimator', async () => {
  await seed(database.db, { demo: true, now: testNow });
  await seedEstimates(database.db, testNow);
  const company = await database.db.selectFrom('company').select('id').executeTakeFirstOrThrow();
  const order = { column: 'updated', isDescending: true } as const;
  const options = { order, limit: 10, skip: 0, isReversed: false };
  const rows = await inCompany(database.db, company.id, (trx) =>
    estimatesOf(trx, everything, undefined, options),
  );
  const shown = rows.map(({ number, stage, customer, total }) => [
    number,
    stage,
    customer,
    Number(total) > 1_000_00,
  ]);
  expect(shown).toEqual([
    ['E-10003', 'draft', 'Ana Lopez', true],
    ['E-10002', 'draft', 'Priya Raman', true],
    ['E-10001', 'approved', 'Marcus Bell', true],
  ]);
});
