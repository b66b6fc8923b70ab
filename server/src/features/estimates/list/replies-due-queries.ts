import { kindsNeedingReply } from '@dre/core/domain/sharing/replies-due';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** Questions and changes asked for by share link that nobody has replied to, by estimate. */
export async function repliesDueOf(trx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('share_answer')
    .leftJoin('share_decision', 'share_decision.id', 'share_answer.id')
    .select(['share_answer.estimate_id as estimate', sql<number>`count(*)::int`.as('count')])
    .where('share_answer.estimate_id', 'in', ids)
    .where('share_answer.kind', 'in', kindsNeedingReply)
    .where('share_decision.id', 'is', null)
    .groupBy('share_answer.estimate_id')
    .execute();
  return new Map(rows.map(({ estimate, count }) => [estimate, count]));
}
