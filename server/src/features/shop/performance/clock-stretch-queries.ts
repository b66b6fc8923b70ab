import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import type { StoredPress } from '@dre/core/domain/shop/performance/clock-sums';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

const columns = [
  'id',
  'crew_id as crew',
  'at',
  'target',
  'counts',
  'kind',
  'order_id as order',
  'work',
  'is_step as isStep',
  'minutes',
  'days',
  'is_assumed as isAssumed',
] as const;

function stretches(trx: Db) {
  return trx.selectFrom('clock_stretch').select(columns);
}

export type StretchRow = Awaited<ReturnType<typeof stretchesById>>[number];

export function stretchesById(trx: Db, ids: readonly string[]) {
  return stretches(trx)
    .where('id', 'in', [...ids])
    .execute();
}

/** A person's counting punches from two minutes with a punch before one instant to two after another. */
export function stretchesAround(
  trx: Db,
  crewId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
) {
  const minute = sql<Date>`date_trunc('minute', near.at)`;
  const near = trx
    .selectFrom('clock_stretch as near')
    .where('near.crew_id', '=', crewId)
    .where('near.counts', '=', true);
  const first = near
    .select(minute.as('minute'))
    .distinct()
    .where('near.at', '<', sql<Date>`date_trunc('minute', ${from}::timestamptz)`)
    .orderBy('minute', 'desc')
    .limit(2);
  const last = near
    .select(minute.as('minute'))
    .distinct()
    .where('near.at', '>=', sql<Date>`date_trunc('minute', ${until}::timestamptz) + interval '1 minute'`)
    .orderBy('minute')
    .limit(2);
  return stretches(trx)
    .where('crew_id', '=', crewId)
    .where('counts', '=', true)
    .where(
      'at',
      '>=',
      sql<Date>`coalesce((select min(minute) from ${first} f), date_trunc('minute', ${from}::timestamptz))`,
    )
    .where(
      'at',
      '<',
      sql<Date>`coalesce((select max(minute) from ${last} l), date_trunc('minute', ${until}::timestamptz)) + interval '1 minute'`,
    )
    .execute();
}

/** A person's counting punches of a time, for payroll. */
export function stretchesBetween(trx: Db, from: Date, until: Date) {
  return stretches(trx)
    .where('counts', '=', true)
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('crew_id')
    .orderBy('at')
    .execute();
}

/** Rows of one statement; more have too many parameters. */
const mostRows = 1_000;

export async function storeStretches(trx: Db, companyId: string, rows: readonly StretchRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += mostRows) {
    await trx
      .insertInto('clock_stretch')
      .values(
        rows.slice(from, from + mostRows).map(({ crew, order, isStep, isAssumed, target, days, ...row }) => ({
          ...row,
          company_id: companyId,
          crew_id: crew,
          order_id: order,
          is_step: isStep,
          is_assumed: isAssumed,
          target: JSON.stringify(target),
          days: JSON.stringify(days),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'id']).doUpdateSet(({ ref }) => ({
          at: ref('excluded.at'),
          target: ref('excluded.target'),
          counts: ref('excluded.counts'),
          kind: ref('excluded.kind'),
          order_id: ref('excluded.order_id'),
          work: ref('excluded.work'),
          is_step: ref('excluded.is_step'),
          minutes: ref('excluded.minutes'),
          days: ref('excluded.days'),
          is_assumed: ref('excluded.is_assumed'),
        })),
      )
      .execute();
  }
}

/** A person's whole log, and what is counted of it. */
export async function wholeLog(trx: Db, crewId: string): Promise<readonly ClockEntry[]> {
  const rows = await trx.selectFrom('clock_entry').select('entry').where('crew_id', '=', crewId).execute();
  return rows.map(({ entry }) => entry);
}

export function wholeStretches(trx: Db, crewId: string) {
  return stretches(trx).where('crew_id', '=', crewId).execute();
}

/** Minutes of an order by task or step and person, with the first punch on each. */
export async function clockedOnOrders(trx: Db, orders: readonly string[]) {
  const rows = await trx
    .selectFrom('clock_stretch')
    .select(({ fn }) => [
      'order_id as order',
      'work',
      'is_step as isStep',
      'crew_id as person',
      fn.sum<string>('minutes').as('minutes'),
      fn.min('at').as('first'),
    ])
    .where('order_id', 'in', [...orders])
    .where('work', 'is not', null)
    .groupBy(['order_id', 'work', 'is_step', 'crew_id'])
    .orderBy('order_id')
    .orderBy('work')
    .orderBy('crew_id')
    .execute();
  return rows.map(({ minutes, ...row }) => ({ ...row, minutes: Number(minutes) }));
}

export function asPress({ id, at, target }: StretchRow): StoredPress {
  return { id, at: at.getTime(), target };
}
