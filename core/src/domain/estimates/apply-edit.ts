import { refuse, accept, type Result } from '../result.ts';
import { type BookAtHand, booksFrom, pinOf } from './book-pin.ts';
import type { Change, Edit, EditKind } from './edit.ts';
import { automaticEdits } from './edits/automatic-edits.ts';
import { calculationEdits } from './edits/calculation-edits.ts';
import { editionEdits } from './edits/edition-edits.ts';
import type { EditHandler, EditHandlers, Outcome } from './edits/handler.ts';
import { lifecycleEdits } from './edits/lifecycle-edits.ts';
import { lineEdits } from './edits/line-edits.ts';
import { noteEdits } from './edits/note-edits.ts';
import { particularsEdits } from './edits/particulars-edits.ts';
import { photoEdits } from './edits/photo-edits.ts';
import { operationEdits } from './edits/operation-edits.ts';
import type { Estimate } from './estimate.ts';
import type { EditRefusal } from './refusal.ts';

const handlers: EditHandlers<EditKind> = {
  ...particularsEdits,
  ...lineEdits,
  ...operationEdits,
  ...calculationEdits,
  ...automaticEdits,
  ...photoEdits,
  ...noteEdits,
  ...editionEdits,
  ...lifecycleEdits,
};

/** Every kind of edit there is: a test counts that each is exercised. */
export const editKinds = Object.keys(handlers) as readonly EditKind[];

/** The only way an estimate changes, in the browser and on the server. */
export function applyEdit(estimate: Estimate, edit: Change, atHand: BookAtHand): Outcome {
  const closed = closedDoor(estimate, edit.kind);
  if (closed !== null) return refuse(closed);
  const books = booksFrom(atHand, estimate);
  const book = books(pinOf(estimate));
  return book === undefined
    ? refuse({ kind: 'book-not-at-hand', edition: estimate.edition })
    : handlerOf(edit).apply(estimate, edit, book, books);
}

/** The edit that takes `edit` back, asked with the estimate as it was before it. */
export function invertEdit(before: Estimate, edit: Change, newId: string): Result<Edit, EditRefusal> {
  const undo = handlerOf(edit).undo(before, edit);
  return undo === null ? refuse({ kind: 'cannot-be-undone' }) : accept({ ...undo, id: newId });
}

function handlerOf<C extends Change>(edit: C): EditHandler<C['kind']> {
  // The table answers for every kind with the handler of that kind, which the compiler cannot follow through a key.
  return handlers[edit.kind] as EditHandler<C['kind']>;
}

/** What is locked or void changes only by the steps of its own life. */
function closedDoor({ stage, draft }: Estimate, kind: EditKind): EditRefusal | null {
  if (kind === 'return-to-stage') return null;
  if (stage === 'void') return { kind: 'estimate-void' };
  return draft === null && !(kind in lifecycleEdits) ? { kind: 'estimate-locked' } : null;
}
