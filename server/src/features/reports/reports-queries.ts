import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';

/** Every present and former customer, with the people who may enter it now. */
export function companiesWithUsers(trx: Db) {
  return trx
    .selectFrom('company')
    .select(({ selectFrom, fn }) => [
      'id',
      'name',
      'kind',
      selectFrom('membership')
        .select(fn.countAll<string>().as('users'))
        .whereRef('membership.company_id', '=', 'company.id')
        .where('membership.disabled_at', 'is', null)
        .as('users'),
    ])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

export function estimateMonths(trx: Db) {
  return trx
    .selectFrom('estimate_month')
    .select(['company_id', 'id', 'started', 'sent', 'value'])
    .where('started', '>', '0')
    .orderBy('id')
    .orderBy('company_id')
    .execute();
}

/** Positions have no gaps, so the last one is the count. */
export async function lastPlace(trx: Db, table: 'ad' | 'ad_click_day'): Promise<number> {
  const last = await trx
    .selectFrom(table)
    .select('place')
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(last?.place ?? 0);
}

interface Stretch {
  readonly first: number;
  readonly last: number;
}

export function clicksByDay(trx: Db, { first, last }: Stretch) {
  return trx
    .selectFrom('ad_click_day')
    .leftJoin('ad', 'ad.id', 'ad_click_day.ad')
    .select([sql<string>`ad_click_day.day::text`.as('day'), 'ad_click_day.ad', 'title', 'clicks'])
    .where('ad_click_day.place', '>=', String(first))
    .where('ad_click_day.place', '<=', String(last))
    .orderBy('ad_click_day.place', 'desc')
    .execute();
}

export function clicksSince(trx: Db, day: string) {
  return trx
    .selectFrom('ad_click_day')
    .select([sql<string>`day::text`.as('day'), sql<string>`sum(clicks)`.as('clicks')])
    .where('day', '>=', day)
    .groupBy('ad_click_day.day')
    .orderBy('ad_click_day.day')
    .execute();
}

export function adsWithClicks(trx: Db, { first, last }: Stretch) {
  return trx
    .selectFrom('ad')
    .leftJoin('ad_click_total', 'ad_click_total.ad', 'ad.id')
    .select(['id', 'title', 'shown_from', 'shown_until', 'clicks', 'last_clicked_at'])
    .where('place', '>=', String(first))
    .where('place', '<=', String(last))
    .orderBy('place', 'desc')
    .execute();
}
