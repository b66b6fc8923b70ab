import { sql } from 'kysely';
import type { Db } from './connection.ts';

/** Resolves if the database replies, otherwise rejects. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
