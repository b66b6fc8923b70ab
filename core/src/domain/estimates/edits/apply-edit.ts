import { refuse, accept, type Result } from '../../result.ts';
import type { Book } from '../../catalogue/book/book.ts';
import { type AvailableBooks, type Books, booksFrom, pinOf } from '../model/book-pin.ts';
import type { Change, Edit, EditKind, UndoTarget } from '../model/edit.ts';
import { agreementEdits } from './agreement-edits.ts';
import { automaticEdits } from './automatic-edits.ts';
import { calculationEdits } from './calculation-edits.ts';
import { editionEdits } from './edition-edits.ts';
import type { EditHandler, EditHandlers, Outcome } from './edit-handler.ts';
import { lifecycleEdits } from './lifecycle-edits.ts';
import { lineEdits } from './line-edits.ts';
import { noteEdits } from './note-edits.ts';
import { particularsEdits } from './details-edits.ts';
import { photoEdits } from './photo-edits.ts';
import { operationEdits } from './operation-edits.ts';
import type { Estimate } from '../model/estimate.ts';
import type { EditRefusal } from '../model/edit-refusal.ts';
import { fingerprintsOf, unchangedPart } from './undo-own-fields.ts';

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
  ...agreementEdits,
};

/** All edit kinds; tests iterate over them so each is exercised. */
export const editKinds = Object.keys(handlers) as readonly EditKind[];

/** Every change of an estimate goes through here, in the browser and on the server. */
export function applyEdit(estimate: Estimate, edit: Change & UndoMark, available: AvailableBooks): Outcome {
  const locked = lockedRefusal(estimate, edit.kind);
  if (locked !== null) return refuse(locked);
  const books = booksFrom(available, estimate);
  const book = books(pinOf(estimate));
  return book === undefined
    ? refuse({ kind: 'book-not-at-hand', edition: estimate.edition })
    : edit.takesBack === undefined
      ? handlerOf(edit).apply(estimate, edit, book, books)
      : applyUndo(estimate, ownPart(estimate, edit), { book, books });
}

/** The edits that undo a change, computed from the estimate before it; empty when it cannot be undone. */
export function invertChange(before: Estimate, change: Change): readonly Change[] {
  const undo = handlerOf(change).undo(before, change);
  return undo === null ? [] : Array.isArray(undo) ? (undo as readonly Change[]) : [undo as Change];
}

/** The edits that undo `edit`, limited to fields that still hold what it wrote when the undo is applied. */
export function invertEdit(
  { before, after }: { readonly before: Estimate; readonly after: Estimate },
  edit: Edit,
  newId: () => string,
): Result<readonly Edit[], EditRefusal> {
  const change = ownPart(before, edit);
  if (change === null) return accept([]);
  const inverses = invertChange(before, change);
  if (inverses.length === 0) return refuse({ kind: 'cannot-be-undone' });
  // An undo on a removed line left it removed, so its inverse must not restore the line.
  const applicable = edit.takesBack === undefined ? inverses : inverses.slice(0, 1);
  return accept(
    applicable.map((inverse) => {
      const [current] = invertChange(after, inverse);
      return {
        ...inverse,
        id: newId(),
        ...(current && { takesBack: { edit: edit.id, wrote: fingerprintsOf(current) } }),
      };
    }),
  );
}

interface UndoMark {
  readonly takesBack?: UndoTarget;
}

/** The whole change; for an undo, only fields nobody has overwritten since. */
function ownPart(estimate: Estimate, { takesBack, ...edit }: Change & UndoMark): Change | null {
  const change = edit as Change;
  const [current] = takesBack === undefined ? [] : invertChange(estimate, change);
  return takesBack === undefined || current === undefined
    ? change
    : unchangedPart(change, takesBack.wrote, current);
}

/** An undo on a removed item changes its stored copy without restoring it. */
function applyUndo(
  estimate: Estimate,
  change: Change | null,
  { book, books }: { readonly book: Book; readonly books: Books },
): Outcome {
  if (change === null) return accept(estimate);
  const outcome = handlerOf(change).apply(estimate, change, book, books);
  const removal = outcome.ok ? removedBefore(estimate, change) : null;
  return outcome.ok && removal !== null
    ? handlerOf(removal).apply(outcome.value, removal, book, books)
    : outcome;
}

function removedBefore({ removed }: Estimate, change: Change): Change | null {
  if (change.kind.startsWith('restore-')) return null;
  if ('photoId' in change) {
    const { photoId } = change;
    return photoId in removed.photos ? { kind: 'remove-photo', photoId } : null;
  }
  if ('noteId' in change) {
    const { noteId } = change;
    return noteId in removed.notes ? { kind: 'remove-note', noteId } : null;
  }
  if (!('lineId' in change) || change.lineId === null) return null;
  return change.lineId in removed.lines ? { kind: 'remove-line', lineId: change.lineId } : null;
}

function handlerOf<C extends Change>(edit: C): EditHandler<C['kind']> {
  // The table has a handler for every kind, but the compiler cannot relate it to the kind through a key.
  return handlers[edit.kind] as EditHandler<C['kind']>;
}

/** Locked and void estimates accept only lifecycle steps. */
function lockedRefusal({ stage, draft }: Estimate, kind: EditKind): EditRefusal | null {
  if (kind === 'return-to-stage') return null;
  if (stage === 'void') return { kind: 'estimate-void' };
  return draft === null && !isLifecycleStep(kind) ? { kind: 'estimate-locked' } : null;
}

/** Locking, sending, agreeing, repairing: each step is signed, and has its own way back. */
export function isLifecycleStep(kind: EditKind): boolean {
  return kind in lifecycleEdits || kind in agreementEdits;
}
