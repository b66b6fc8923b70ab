import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** Average time from start to first sending, in tenths of a day, of the estimates sent since. */
export async function sendingDays(trx: Db, since: Date, limit: number): Promise<number> {
  const sent = trx
    .selectFrom('estimate')
    .select(['sent_at', 'created_at'])
    .where('is_archived', '=', false)
    .where('sent_at', '>=', since)
    .limit(limit);
  const { tenths } = await trx
    .selectFrom(sent.as('sent'))
    .select(
      sql<number>`coalesce(round(avg(extract(epoch from sent_at - created_at)) / 8640), 0)::int`.as('tenths'),
    )
    .executeTakeFirstOrThrow();
  return Math.max(0, tenths);
}

/** The most estimates counted for one week. */
const weekly = 1_000;

/** The number of estimates started from each of these times to the next, and from the last one until now. */
export async function startedByWeek(trx: Db, weeks: readonly Date[]) {
  const counts: { from: string; estimates: number }[] = [];
  for (const [at, from] of weeks.entries()) {
    let started = trx
      .selectFrom('estimate')
      .select('id')
      .where('is_archived', '=', false)
      .where('created_at', '>=', from)
      .limit(weekly);
    const until = weeks[at + 1];
    if (until !== undefined) started = started.where('created_at', '<', until);
    const { estimates } = await trx
      .selectFrom(started.as('started'))
      .select(({ fn }) => fn.countAll<string>().as('estimates'))
      .executeTakeFirstOrThrow();
    counts.push({ from: from.toISOString(), estimates: Number(estimates) });
  }
  return counts;
}
