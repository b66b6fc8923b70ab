import { applyEdit } from '../edits/apply-edit.ts';
import type { AvailableBooks } from '../model/book-pin.ts';
import type { Change, Edit } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import type { EditRefusal } from '../model/edit-refusal.ts';

/** The outcome of an edit. All three kinds stay in the history. */
export type EditOutcome =
  | { readonly kind: 'applied' }
  /** It removed something another user changed meanwhile: a change beats a removal. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'refused'; readonly refusal: EditRefusal };

export interface MergedEdit {
  readonly estimate: Estimate;
  readonly outcome: EditOutcome;
}

/**
 * Applies an edit at its position in the server's log. `meanwhile` holds edits of others its author had not received.
 * Replaying the applied edits in that order gives the same estimate everywhere.
 */
export function mergeEdit(
  estimate: Estimate,
  edit: Edit,
  meanwhile: readonly Edit[],
  books: AvailableBooks,
): MergedEdit {
  if (isOvertaken(edit, meanwhile)) return { estimate, outcome: { kind: 'overtaken' } };
  const outcome = applyEdit(estimate, edit, books);
  return outcome.ok
    ? { estimate: outcome.value, outcome: { kind: 'applied' } }
    : { estimate, outcome: { kind: 'refused', refusal: outcome.refusal } };
}

function isOvertaken(edit: Edit, meanwhile: readonly Edit[]): boolean {
  const target = removedTarget(edit);
  return target !== null && meanwhile.some((other) => changedTarget(other) === target);
}

/**
 * The target of a removal; null for other edits. Only removals can be overtaken, so only for them concurrent edits are
 * loaded.
 */
export function removedTarget(change: Change): string | null {
  switch (change.kind) {
    case 'remove-line':
      return `line ${change.lineId}`;
    case 'recall-suggestion':
      return change.lineId === null ? null : `line ${change.lineId}`;
    case 'remove-calculation':
      return `calculation ${change.calculationId}`;
    case 'remove-photo':
      return `photo ${change.photoId}`;
    case 'remove-note':
      return `note ${change.noteId}`;
    default:
      return null;
  }
}

/** The target an edit changes; removals and additions do not count. */
export function changedTarget(change: Change): string | null {
  switch (change.kind) {
    case 'change-line':
    case 'set-operation':
    case 'set-hours':
    case 'set-labor-type':
    case 'change-refinish':
    case 'move-line':
    case 'reorder-line':
    case 'restore-line':
      return `line ${change.lineId}`;
    case 'calculate':
      return `calculation ${change.calculationId}`;
    case 'change-photo':
    case 'restore-photo':
    case 'tag-photo':
    case 'untag-photo':
    case 'pin-photo':
    case 'unpin-photo':
    case 'mark-photo':
    case 'unmark-photo':
      return `photo ${change.photoId}`;
    case 'change-note':
    case 'restore-note':
      return `note ${change.noteId}`;
    default:
      return null;
  }
}
