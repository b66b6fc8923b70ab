import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { admitCaller } from '../../features/session/session-queries.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { Db } from './connection.ts';

const database = useTestDatabase();

const nobody = { tabId: randomUUID(), sessionId: randomUUID(), personId: randomUUID() };

async function isInTransaction(db: Db): Promise<boolean> {
  // In a transaction `now()` does not advance.
  const { rows: first } = await sql<{ at: string }>`select now()::text as at`.execute(db);
  const { rows: second } = await sql<{ at: string }>`select now()::text as at`.execute(db);
  return first[0]?.at === second[0]?.at;
}

async function companiesNamed(name: string): Promise<number> {
  const rows = await database.db.selectFrom('company').select('id').where('name', '=', name).execute();
  return rows.length;
}

function addCompany(trx: Db, name: string) {
  return trx.insertInto('company').values({ name, kind: 'shop', subscription: 'active' }).execute();
}

test('a transaction has begun when its first query returns, whichever it is', async () => {
  await database.db.transaction().execute(async (trx) => {
    await admitCaller(trx, nobody, null);
    expect(await isInTransaction(trx)).toBe(true);
  });
  await database.db.transaction().execute(async (trx) => {
    expect(await isInTransaction(trx)).toBe(true);
  });
  expect(await isInTransaction(database.db)).toBe(false);
});

test('a failed transaction leaves no rows, a successful one keeps them', async () => {
  for (const hasQueried of [true, false]) {
    const [committed, undone] = [randomUUID(), randomUUID()];
    const write = (name: string, thenFail: boolean) =>
      database.db.transaction().execute(async (trx) => {
        if (hasQueried) await admitCaller(trx, nobody, null);
        await addCompany(trx, name);
        if (thenFail) throw new Error('thought better of it');
      });
    await write(committed, false);
    await expect(write(undone, true)).rejects.toThrow('thought better of it');
    expect([await companiesNamed(committed), await companiesNamed(undone)]).toEqual([1, 0]);
  }
});

test('a failed permission query leaves the connection usable', async () => {
  const query = (tabId: string) =>
    database.db.transaction().execute((trx) => admitCaller(trx, { ...nobody, tabId }, null));
  await expect(query('no id of a tab')).rejects.toThrow('invalid input syntax');
  expect(await query(nobody.tabId)).toBeUndefined();
});

test('a transaction in which nothing is asked is over at once, and leaves none behind', async () => {
  await database.db.transaction().execute(async () => undefined);
  await expect(
    database.db.transaction().execute(async () => {
      throw new Error('nothing asked');
    }),
  ).rejects.toThrow('nothing asked');
  expect(await isInTransaction(database.db)).toBe(false);
});

test('what is asked at once is answered each with its own rows, inside the transaction from the first on', async () => {
  for (const permissionQuery of [true, false]) {
    const results = await database.db.transaction().execute(async (trx) => {
      if (permissionQuery) await admitCaller(trx, nobody, null);
      const query = async (index: number) => {
        const { rows } = await sql<{ place: number; of: string }>`
          select ${index}::int as place, pg_current_xact_id()::text as of`.execute(trx);
        return rows[0];
      };
      return Promise.all(Array.from({ length: 20 }, (_, index) => query(index)));
    });
    expect(results.map((result) => result?.place)).toEqual(results.map((_, index) => index));
    expect(new Set(results.map((result) => result?.of)).size).toBe(1);
  }
});

test('one that fails among what is asked at once undoes the others, and the connection is fit for the next', async () => {
  const names = Array.from({ length: 5 }, () => randomUUID());
  for (const failing of [0, 2, 4]) {
    const all = database.db
      .transaction()
      .execute((trx) =>
        Promise.all(
          names.map((name, index) =>
            index === failing ? sql`select 1 / 0`.execute(trx) : addCompany(trx, name),
          ),
        ),
      );
    await expect(all).rejects.toThrow('division by zero');
  }
  for (const name of names) expect(await companiesNamed(name)).toBe(0);
  expect(await isInTransaction(database.db)).toBe(false);
});
