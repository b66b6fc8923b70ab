import type { HistoryEntry } from '@dre/core/contract/estimates/estimates';
import { sideNamesOf } from '@dre/core/domain/account/side-names';
import { applyEdit, invertChange } from '@dre/core/domain/estimates/edits/apply-edit';
import { type AvailableBooks, type Books, pinOf } from '@dre/core/domain/estimates/model/book-pin';
import type { Change, EditKind } from '@dre/core/domain/estimates/model/edit';
import type { EditSentence } from '@dre/core/domain/estimates/wording/edit-sentence';
import { describeEdit } from '@dre/core/domain/estimates/wording/describe-edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { EstimateNow } from '../open/use-estimate.ts';
import type { EditLog } from './edit-log.ts';

export interface DescribedEdit {
  readonly entry: HistoryEntry;
  readonly sentence: EditSentence;
  /** Restores the values the edit replaced; null if there is nothing to restore. */
  readonly back: Change | null;
}

/** Additions are reversed by removing the thing in the builder, lifecycle steps by another step. */
const restorable: ReadonlySet<EditKind> = new Set<EditKind>([
  'set-heading',
  'set-party',
  'set-claim',
  'set-loss',
  'set-unit',
  'set-profile',
  'set-rates',
  'change-line',
  'set-operation',
  'set-hours',
  'set-labor-type',
  'change-refinish',
  'move-line',
  'remove-line',
  'override-automatic',
  'restore-automatic',
  'change-photo',
  'remove-photo',
  'change-note',
  'remove-note',
]);

/** Describes each entry, in the given order (newest first). A null `revision` marks an entry that was not applied. */
export function describeEdits(
  entries: readonly HistoryEntry[],
  log: EditLog,
  { books, contents }: Pick<EstimateNow, 'contents'> & { readonly books: Books },
): DescribedEdit[] {
  const sides = sideNamesOf(contents.sides);
  let after = log.states.length - 1;
  const described = entries.map((entry) => {
    if (entry.revision !== null) after = entry.revision - 1;
    const before = log.states[after];
    const book = before && books(pinOf(before));
    if (before === undefined || book === undefined)
      return { entry, sentence: { what: 'An edit' }, back: null };
    const { from, ...sentence } = describeEdit(entry.edit, before, book, sides);
    const hasOldValue = entry.revision === null || !log.unknownBefore.has(entry.revision);
    return {
      entry,
      sentence: { ...sentence, ...(hasOldValue && from !== undefined && { from }) },
      back: hasOldValue && entry.fate.kind === 'applied' ? wayBack(before, entry.edit) : null,
    };
  });
  // An edit that repeated the existing value changed nothing, and is left out.
  return described.filter(({ sentence: { from, to } }) => from === undefined || from !== to);
}

function wayBack(before: Estimate, edit: HistoryEntry['edit']): Change | null {
  if (!restorable.has(edit.kind)) return null;
  return invertChange(before, edit)[0] ?? null;
}

/** True if writing the values back would change the current estimate. */
export function wouldChange(current: Estimate, back: Change, books: AvailableBooks): boolean {
  if (!applyEdit(current, back, books).ok) return false;
  if (back.kind === 'restore-line') return back.lineId in current.removed.lines;
  if (back.kind === 'restore-note') return back.noteId in current.removed.notes;
  if (back.kind === 'restore-photo') return back.photoId in current.removed.photos;
  const [present] = invertChange(current, back);
  return present !== undefined && JSON.stringify(present) !== JSON.stringify(back);
}
