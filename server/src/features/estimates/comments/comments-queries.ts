import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

export interface NewComment {
  readonly companyId: string;
  readonly estimateId: string;
  readonly personId: string;
  readonly id: string;
  readonly lineId: string | null;
  readonly text: string;
  readonly now: Date;
}

/** In the order they were written. */
export function commentsOf(trx: Db, estimateId: string) {
  return trx
    .selectFrom('estimate_comment')
    .innerJoin('person', 'person.id', 'estimate_comment.person_id')
    .select([
      'estimate_comment.id',
      'estimate_comment.at',
      'estimate_comment.text',
      'estimate_comment.line_id as lineId',
      'estimate_comment.person_id as personId',
      'person.name as by',
    ])
    .where('estimate_comment.estimate_id', '=', estimateId)
    .where('estimate_comment.removed_at', 'is', null)
    .orderBy('estimate_comment.place')
    .execute();
}

/** Returns false if the company has a comment with this id, removed or not. */
export async function insertComment(trx: Db, comment: NewComment): Promise<boolean> {
  const { companyId, estimateId, personId, id, lineId, text, now } = comment;
  const made = await trx
    .insertInto('estimate_comment')
    .values({
      company_id: companyId,
      id,
      estimate_id: estimateId,
      line_id: lineId,
      person_id: personId,
      at: now,
      text,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** True if this person wrote this comment on this estimate before. */
export async function wasCommented(
  trx: Db,
  { id, estimateId, personId }: Pick<NewComment, 'id' | 'estimateId' | 'personId'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('estimate_comment')
    .select('id')
    .where('id', '=', id)
    .where('estimate_id', '=', estimateId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if this person has no such comment on this estimate, or removed it already. */
export async function takeBack(
  trx: Db,
  { id, estimateId, personId, now }: Pick<NewComment, 'id' | 'estimateId' | 'personId' | 'now'>,
): Promise<boolean> {
  const taken = await trx
    .updateTable('estimate_comment')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('estimate_id', '=', estimateId)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countComments(trx: Db, estimateId: string): Promise<number> {
  const { n } = await trx
    .selectFrom('estimate_comment')
    .select(sql<string>`count(*)`.as('n'))
    .where('estimate_id', '=', estimateId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}
