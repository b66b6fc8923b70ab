import { type Static, Type } from 'typebox';
import { exact } from './edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Id, OneId, orNull } from '../paging.ts';
import { requiredParagraph } from '../text-fields.ts';

export const commentLimits = { text: 2_000, comments: 500 } as const;

const Comment = Type.Object({
  id: Id,
  at: Type.String(),
  by: Type.String(),
  /** True if the reader wrote it and may remove it. */
  isOwn: Type.Boolean(),
  text: Type.String(),
  /** The line it is about; null means the whole estimate. */
  lineId: orNull(Id),
});
export type Comment = Static<typeof Comment>;

const Comments = Type.Object({
  /** Oldest first. */
  comments: Type.Array(Comment),
  mayComment: Type.Boolean(),
});
export type Comments = Static<typeof Comments>;

export const readComments = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/comments',
  feature: 'estimates',
  scope: 'company',
  summary:
    'What people of the company said about an estimate among themselves; no document and no link shows it',
  params: OneId,
  reply: Comments,
  refusals: ['forbidden', 'not-found'],
});

export const addComment = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/comments',
  feature: 'estimates',
  scope: 'company',
  summary: 'Say something about an estimate, or one line of it; sent again, it is said once',
  params: OneId,
  body: Type.Object({ id: Id, text: requiredParagraph(commentLimits.text), lineId: orNull(Id) }, exact),
  reply: Comments,
  /** Conflict: too many comments, or the id belongs to another comment. */
  refusals: ['forbidden', 'not-found', 'conflict'],
});

export const removeComment = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/comments/removal',
  feature: 'estimates',
  scope: 'company',
  summary: 'Take back what one said oneself',
  params: OneId,
  body: Type.Object({ comment: Id }, exact),
  reply: Comments,
  refusals: ['forbidden', 'not-found'],
});
