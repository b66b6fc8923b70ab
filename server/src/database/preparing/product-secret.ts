import { randomBytes } from 'node:crypto';
import type { Db } from '../connections/connection.ts';

/** A named secret of this installation, created at first use and then the same in every process. */
export async function productSecret(db: Db, name: string): Promise<string> {
  const existing = await secretNamed(db, name);
  if (existing !== undefined) return existing;
  await db
    .insertInto('product_secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await secretNamed(db, name)) ?? productSecret(db, name);
}

async function secretNamed(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('product_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}
