import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import { nothingToUndo, type UndoStack } from '@dre/core/domain/estimates/sync/undo-stack';
import type { JournalEntry } from './write-ahead-journal.ts';
import type { EditStorage } from './edit-storage.ts';

interface Owed {
  readonly edits: readonly PendingEdit[];
  readonly undo: UndoStack;
}

/**
 * Retries failed writes: edits that a full disk refused are written again, first, with the next write. A
 * successful write therefore means that all earlier edits are stored too, in order, so writes run one after
 * the other.
 */
export function retryingEditStorage(
  shelf: EditStorage,
  since: readonly Pick<JournalEntry, 'estimate' | 'edits'>[],
): EditStorage {
  const owed = new Map<string, Owed>();
  let last = Promise.resolve();
  const owe = (estimate: string, edits: readonly PendingEdit[], undo: UndoStack) =>
    owed.set(estimate, { edits: [...(owed.get(estimate)?.edits ?? []), ...edits], undo });
  /** Drops edits that are on the disk or acknowledged from the retry list. */
  const settle = (estimate: string, ids: readonly string[]) => {
    const rest = owed.get(estimate);
    const settled = new Set(ids);
    if (rest === undefined) return;
    owed.set(estimate, { ...rest, edits: rest.edits.filter(({ edit }) => !settled.has(edit.id)) });
  };
  const pay = async (estimate: string) => {
    const due = owed.get(estimate);
    // An earlier write has taken the edits along.
    if (due === undefined) return;
    await shelf.write(estimate, due.edits, due.undo);
    if (owed.get(estimate) === due) owed.delete(estimate);
    else {
      settle(
        estimate,
        due.edits.map(({ edit }) => edit.id),
      );
    }
  };
  for (const { estimate, edits } of since) owe(estimate, edits, nothingToUndo);
  return {
    ...shelf,
    write(estimate, edits, undo) {
      owe(estimate, edits, undo);
      const paying = last.then(() => pay(estimate));
      last = paying.catch(() => undefined);
      return paying;
    },
    strike(estimate, answered) {
      settle(estimate, answered.struck);
      return shelf.strike(estimate, answered);
    },
  };
}
