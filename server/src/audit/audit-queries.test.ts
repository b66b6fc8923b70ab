import { Client } from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { auditChains, firstBrokenSeal, productChain, record } from './audit-queries.ts';

const database = useTestDatabase();
const company = 'c0ffee00-0000-4000-8000-000000000001';
const at = new Date('2026-11-14T10:42:00Z');

async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('events written at once by many form one whole chain a company', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      database.db.transaction().execute((trx) =>
        record(trx, {
          kind: 'signed-in',
          at,
          companyId: index % 2 === 0 ? company : undefined,
          detail: { number: String(index), ünïcode: '"quoted"' },
        }),
      ),
    ),
  );
  expect(await auditChains(database.db)).toEqual([productChain, company]);
  expect(await firstBrokenSeal(database.db, productChain)).toBeUndefined();
  expect(await firstBrokenSeal(database.db, company)).toBeUndefined();
});

test('an event whose transaction fails leaves no entry and no gap', async () => {
  const failing = database.db.transaction().execute(async (trx) => {
    await record(trx, { kind: 'signed-out', at, companyId: company });
    throw new Error('the rest of the transaction failed');
  });
  await expect(failing).rejects.toThrow('the rest');
  await database.db
    .transaction()
    .execute((trx) => record(trx, { kind: 'signed-out', at, companyId: company }));
  expect(await firstBrokenSeal(database.db, company)).toBeUndefined();
});

test('the app itself can neither change nor delete an entry', async () => {
  await expect(database.db.updateTable('audit_event').set({ kind: 'x' }).execute()).rejects.toThrow(
    /permission/,
  );
  await expect(database.db.deleteFrom('audit_event').execute()).rejects.toThrow(/permission/);
});

test.each([
  [
    'a changed word',
    `update audit_event set kind = 'signed-out' where chain = '${company}' and seq = 7`,
    'entry 7',
  ],
  [
    'a changed detail',
    `update audit_event set detail = '{"number":"99"}' where chain = '${company}' and seq = 5`,
    'entry 5',
  ],
  ['a removed entry', `delete from audit_event where chain = '${company}' and seq = 3`, 'entry 4'],
])('%s is found and named', async (_what, statement, place) => {
  await asOwner(statement);
  expect(await firstBrokenSeal(database.db, company)).toBe(`${place} of ${company}`);
});
