import { randomBytes } from 'node:crypto';
import type { Db } from './connection.ts';

/** A secret of this installation by name, made at first use; whoever asks later, in any process, gets the same. */
export async function productSecret(db: Db, name: string): Promise<string> {
  await db
    .insertInto('product_secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('product_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
