import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';

/** A click; the visitor is hashed, so that stored clicks do not identify anyone. */
export interface Click {
  readonly ad: string;
  readonly visitor: Buffer;
  readonly at: Date;
  readonly requestId: string;
}

/** Records the click and returns true unless this visitor clicked this ad since. */
export async function isFirstSince(trx: Db, { ad, visitor, at }: Click, since: Date): Promise<boolean> {
  const noted = await trx
    .insertInto('ad_click_seen')
    .values({ ad, visitor, clicked_at: at })
    .onConflict((known) =>
      known
        .columns(['ad', 'visitor'])
        .doUpdateSet({ clicked_at: at })
        .where('ad_click_seen.clicked_at', '<', since),
    )
    .returning('ad')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Deletes expired click records a few at a time. */
export async function dropOldNotes(trx: Db, before: Date): Promise<void> {
  const old = trx
    .selectFrom('ad_click_seen')
    .select(['ad', 'visitor'])
    .where('clicked_at', '<', before)
    .orderBy('clicked_at')
    .limit(100)
    .forUpdate()
    .skipLocked();
  await trx
    .deleteFrom('ad_click_seen')
    .where((eb) => eb(eb.refTuple('ad', 'visitor'), 'in', old.$asTuple('ad', 'visitor')))
    .execute();
}

export async function clicksOn(trx: Db, ad: string, day: string): Promise<number> {
  const row = await trx
    .selectFrom('ad_click_day')
    .select('clicks')
    .where('ad', '=', ad)
    .where('day', '=', day)
    .executeTakeFirst();
  return Number(row?.clicks ?? 0);
}

/** True if an ad has this name or clicks were counted for it before. */
export async function isKnownName(trx: Db, ad: string): Promise<boolean> {
  const row = await trx
    .selectFrom('ad')
    .select('id')
    .where('id', '=', ad)
    .union(trx.selectFrom('ad_click_total').select('ad as id').where('ad', '=', ad))
    .executeTakeFirst();
  return row !== undefined;
}

/** The number of clicked names that no ad has. Takes a lock, so that concurrent requests cannot pass the limit. */
export async function countStrangeNames(trx: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('strange ads'))`.execute(trx);
  const { names } = await trx
    .selectFrom('ad_click_total')
    .leftJoin('ad', 'ad.id', 'ad_click_total.ad')
    .select(sql<string>`count(*)`.as('names'))
    .where('ad.id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(names);
}

export async function insertAdClick(trx: Db, { ad, at, requestId }: Click): Promise<void> {
  await trx.insertInto('ad_click').values({ ad, clicked_at: at, request_id: requestId }).execute();
}

/** The newest ad that runs for the company. */
export async function adShown(trx: Db, companyId: string, now: Date) {
  return trx
    .selectFrom('ad')
    .select(['id', 'title', 'body', 'picture'])
    .where('shown_from', '<=', now)
    .where((eb) => eb.or([eb('shown_until', 'is', null), eb('shown_until', '>', now)]))
    .where(sql<boolean>`coalesce(for_companies @> array[${companyId}::uuid], true)`)
    .orderBy('shown_from', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export interface Showing {
  readonly ad: string;
  readonly day: string;
}

export async function addShown(
  db: Db,
  shown: readonly { readonly value: Showing; readonly times: number }[],
): Promise<void> {
  await db
    .insertInto('ad_shown_day')
    .values(shown.map(({ value, times }) => ({ ...value, shown: times })))
    .onConflict((known) =>
      known.columns(['ad', 'day']).doUpdateSet({ shown: sql`ad_shown_day.shown + excluded.shown` }),
    )
    .execute();
}
