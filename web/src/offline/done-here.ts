import { invertEdit } from '@dre/core/domain/estimates/apply-edit';
import type { Books } from '@dre/core/domain/estimates/book-pin';
import type { Change, Edit } from '@dre/core/domain/estimates/edit';
import type { EditRefusal } from '@dre/core/domain/estimates/refusal';
import { type Replica, writeHere } from '@dre/core/domain/estimates/replica';
import { accept, type Result } from '@dre/core/domain/result';

/** What was done at once, and what takes it back, last first. */
export interface Deed {
  readonly replica: Replica;
  readonly edits: readonly Edit[];
  readonly inverses: readonly Edit[];
}

/** All of the changes one after the other, or none. */
export function doneHere(
  before: Replica,
  changes: readonly Change[],
  books: Books,
  newId: () => string,
): Result<Deed, EditRefusal> {
  let replica = before;
  const edits: Edit[] = [];
  const inverses: Edit[] = [];
  for (const change of changes) {
    const edit = { ...change, id: newId() };
    const inverse = invertEdit(replica.shown, edit, newId());
    const written = writeHere(replica, edit, books);
    if (!written.ok) return written;
    replica = written.value;
    edits.push(edit);
    if (inverse.ok) inverses.unshift(inverse.value);
  }
  return accept({ replica, edits, inverses });
}
