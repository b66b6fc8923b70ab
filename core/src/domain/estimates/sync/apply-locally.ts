import { accept, type Result } from '../../result.ts';
import { invertEdit } from '../edits/apply-edit.ts';
import type { AvailableBooks } from '../model/book-pin.ts';
import type { Change, Edit } from '../model/edit.ts';
import type { EditRefusal } from '../model/edit-refusal.ts';
import { type Replica, addPendingEdit } from './replica.ts';

/** Changes applied together, and the edits that undo them, last first. */
export interface AppliedChanges {
  readonly replica: Replica;
  readonly edits: readonly Edit[];
  readonly inverses: readonly Edit[];
}

/** Applies all changes in order, or none. */
export function applyLocally(
  before: Replica,
  changes: readonly Change[],
  books: AvailableBooks,
  newId: () => string,
): Result<AppliedChanges, EditRefusal> {
  let replica = before;
  const edits: Edit[] = [];
  const inverses: Edit[] = [];
  for (const change of changes) {
    const edit = { ...change, id: newId() };
    const written = addPendingEdit(replica, edit, books);
    if (!written.ok) return written;
    const inverse = invertEdit({ before: replica.shown, after: written.value.shown }, edit, newId);
    replica = written.value;
    edits.push(edit);
    if (inverse.ok) inverses.unshift(...inverse.value);
  }
  return accept({ replica, edits, inverses });
}
