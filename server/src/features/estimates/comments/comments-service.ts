import { commentLimits, type Comments } from '@dre/core/contract/estimates/comments';
import { may } from '@dre/core/domain/companies/roles';
import { accept, refuse } from '@dre/core/domain/result';
import { type EstimateContext, notHere, type Outcome, refusedFor } from '../record/access.ts';
import { announce } from '../sync/announce.ts';
import { commentsOf, countComments, insertComment, takeBack, wasCommented } from './comments-queries.ts';
import { lockEstimate, progressOf } from '../record/estimates-queries.ts';

export interface NewCommentText {
  readonly id: string;
  readonly text: string;
  readonly lineId: string | null;
}

const notAllowed = { kind: 'forbidden', detail: 'Your role does not comment on estimates.' } as const;
const tooMany = {
  kind: 'conflict',
  detail: `An estimate holds at most ${String(commentLimits.comments)} comments.`,
} as const;
const otherComment = { kind: 'conflict', detail: 'This id belongs to another comment.' } as const;

function mayComment({ auth: { company } }: EstimateContext): boolean {
  return may(company.role, 'comment-on-estimates');
}

/** The estimate's comments as the caller may see them. */
async function commentsFor(context: EstimateContext, estimateId: string): Promise<Comments> {
  const { trx, identity } = context.auth;
  const rows = await commentsOf(trx, estimateId);
  return {
    mayComment: mayComment(context),
    comments: rows.map(({ personId, at, ...comment }) => ({
      ...comment,
      at: at.toISOString(),
      isOwn: personId === identity.personId,
    })),
  };
}

export async function readComments(
  context: EstimateContext,
  id: string,
): Outcome<Comments, 'forbidden' | 'not-found'> {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  if ((await progressOf(context.auth.trx, id)) === undefined) return notHere(context, id);
  return accept(await commentsFor(context, id));
}

export async function addComment(
  context: EstimateContext,
  estimateId: string,
  { id, text, lineId }: NewCommentText,
): Outcome<Comments, 'forbidden' | 'not-found' | 'conflict'> {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  if (!mayComment(context)) return refuse(notAllowed);
  const { trx, identity, company } = context.auth;
  // Concurrent comments wait for each other, so that the limit counts both.
  if ((await lockEstimate(trx, estimateId)) === undefined) return notHere(context, estimateId);
  const { personId } = identity;
  if (await wasCommented(trx, { id, estimateId, personId }))
    return accept(await commentsFor(context, estimateId));
  if ((await countComments(trx, estimateId)) >= commentLimits.comments) return refuse(tooMany);
  const { companyId } = company;
  const comment = { companyId, estimateId, personId, id, lineId, text: text.trim(), now: context.now };
  if (!(await insertComment(trx, comment))) return refuse(otherComment);
  await announce(trx, { company: companyId, estimate: estimateId, comments: true });
  return accept(await commentsFor(context, estimateId));
}

export async function removeComment(
  context: EstimateContext,
  estimateId: string,
  comment: string,
): Outcome<Comments, 'forbidden' | 'not-found'> {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  if ((await progressOf(trx, estimateId)) === undefined) return notHere(context, estimateId);
  const { personId } = identity;
  const isTaken = await takeBack(trx, { id: comment, estimateId, personId, now: context.now });
  if (!isTaken) return refuse({ kind: 'not-found' });
  await announce(trx, { company: company.companyId, estimate: estimateId, comments: true });
  return accept(await commentsFor(context, estimateId));
}
