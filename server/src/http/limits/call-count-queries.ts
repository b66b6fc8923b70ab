import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';

export interface CallCount {
  readonly key: string;
  /** Calls in the current window, including these. */
  readonly calls: number;
  /** Time until the window ends, by the database's clock, which all processes share. */
  readonly msLeft: number;
}

export interface ToCount {
  readonly key: string;
  readonly calls: number;
}

/** Adds to several counts in one statement, always in the same order so that processes cannot deadlock. */
export async function addCalls(
  db: Db,
  counts: readonly ToCount[],
  perSeconds: number,
): Promise<readonly CallCount[]> {
  const keys = counts.map(({ key }) => key);
  const calls = counts.map((count) => count.calls);
  const { rows } = await sql<CallCount>`/* prepared: add-calls */
    insert into call_count as known (key, calls, ends_at)
    select given.key, given.calls, now() + make_interval(secs => ${perSeconds})
    from unnest(${keys}::text[], ${calls}::int[]) as given (key, calls)
    order by given.key
    on conflict (key) do update set
      calls = case when known.ends_at <= now() then excluded.calls else known.calls + excluded.calls end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning key, calls, extract(epoch from ends_at - now())::float8 * 1000 as "msLeft"`.execute(db);
  return rows;
}

export async function callsOf(db: Db, key: string): Promise<CallCount | undefined> {
  const { rows } = await sql<CallCount>`/* prepared: calls-of */
    select key, calls, extract(epoch from ends_at - now())::float8 * 1000 as "msLeft"
    from call_count where key = ${key} and ends_at > now()`.execute(db);
  return rows[0];
}

export async function forgetCalls(db: Db, key: string): Promise<void> {
  await sql`delete from call_count where key = ${key}`.execute(db);
}

export async function forgetOldCalls(db: Db): Promise<void> {
  await sql`delete from call_count where ends_at <= now()`.execute(db);
}
