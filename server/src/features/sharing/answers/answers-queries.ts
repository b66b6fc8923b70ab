import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import type { ShareAnswerContent, ShareAnswerKind } from '../../../database/tables/sharing-tables.ts';
import type { LinkRow, LinkView } from '../links/links-queries.ts';

export interface NewAnswer {
  readonly kind: ShareAnswerKind;
  readonly text: string;
  readonly lineId?: string;
  readonly content?: ShareAnswerContent;
  readonly signature?: Buffer;
}

export interface Sender extends LinkView {
  readonly sentId: string;
  readonly name: string;
}

export async function insertAnswers(
  trx: Db,
  link: Pick<LinkRow, 'companyId' | 'id' | 'estimateId'>,
  { sentId, ...sender }: Sender,
  given: readonly NewAnswer[],
): Promise<void> {
  const rows = given.map(({ kind, text, lineId, content, signature }, place) => ({
    company_id: link.companyId,
    link_id: link.id,
    estimate_id: link.estimateId,
    sent_id: sentId,
    place,
    ...sender,
    kind,
    text,
    line_id: lineId ?? null,
    content: JSON.stringify(content ?? {}),
    signature: signature ?? null,
  }));
  await trx.insertInto('share_answer').values(rows).execute();
}

/** True if this link sent this before. */
export async function wasSent(trx: Db, linkId: string, sentId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('share_answer')
    .select('id')
    .where('link_id', '=', linkId)
    .where('sent_id', '=', sentId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function answers(trx: Db) {
  return trx
    .selectFrom('share_answer')
    .innerJoin('share_link', 'share_link.id', 'share_answer.link_id')
    .leftJoin('share_decision', 'share_decision.id', 'share_answer.id')
    .leftJoin('person', 'person.id', 'share_decision.person_id')
    .select([
      'share_answer.id',
      'share_answer.link_id as linkId',
      'share_answer.estimate_id as estimateId',
      'share_link.audience',
      'share_link.label',
      'share_link.correction',
      'share_answer.at',
      'share_answer.name',
      'share_answer.network',
      'share_answer.browser',
      'share_answer.kind',
      'share_answer.text',
      'share_answer.line_id as lineId',
      'share_answer.content',
      'share_decision.kind as decision',
      'share_decision.text as decisionText',
      'share_decision.at as decidedAt',
      'person.name as decidedBy',
    ]);
}

export type AnswerRow = Awaited<ReturnType<typeof answersOf>>[number];

/** All answers to an estimate, newest first; answers sent together keep their order. */
export function answersOf(trx: Db, estimateId: string) {
  return answers(trx)
    .where('share_answer.estimate_id', '=', estimateId)
    .orderBy('share_answer.at', 'desc')
    .orderBy('share_answer.place')
    .execute();
}

export function answerById(trx: Db, id: string) {
  return answers(trx).where('share_answer.id', '=', id).executeTakeFirst();
}

/** The last approval of a version by a link of the same audience. */
export function lastApproval(
  trx: Db,
  estimateId: string,
  link: Pick<LinkRow, 'audience' | 'label' | 'correction'>,
) {
  return trx
    .selectFrom('share_answer')
    .innerJoin('share_link', 'share_link.id', 'share_answer.link_id')
    .select([
      'share_answer.id',
      'share_answer.link_id as linkId',
      'share_answer.name',
      'share_answer.at',
      'share_answer.network',
      'share_answer.browser',
      'share_answer.signature',
      'share_answer.content',
    ])
    .where('share_answer.estimate_id', '=', estimateId)
    .where('share_answer.kind', '=', 'approval')
    .where('share_link.audience', '=', link.audience)
    .where('share_link.label', '=', link.label)
    .where('share_link.correction', '=', link.correction)
    .orderBy('share_answer.at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface NewAnswerDecision {
  readonly companyId: string;
  readonly id: string;
  readonly kind: 'accepted' | 'rejected' | 'replied';
  readonly text: string;
  readonly personId: string;
  readonly now: Date;
}

/** Returns false if it was decided before. */
export async function insertDecision(
  trx: Db,
  { companyId, personId, now, ...decision }: NewAnswerDecision,
): Promise<boolean> {
  const made = await trx
    .insertInto('share_decision')
    .values({ company_id: companyId, ...decision, person_id: personId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** The number of answers of one link, to limit how many the shop receives. */
export async function countAnswers(trx: Db, linkId: string): Promise<number> {
  const { n } = await trx
    .selectFrom('share_answer')
    .select(sql<string>`count(*)`.as('n'))
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow();
  return Number(n);
}
