import { sql } from 'kysely';
import type { Db } from './connection.ts';

/** Answers if the database does; rejects otherwise. */
export async function askDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
