import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import { nothingToUndo, type UndoStack } from '@dre/core/domain/estimates/sync/undo-stack';
import type { JournalEntry } from './write-ahead-journal.ts';
import type { EditStorage } from './edit-storage.ts';

interface UnwrittenEdits {
  readonly edits: readonly PendingEdit[];
  readonly undo: UndoStack;
}

/**
 * Retries failed writes: edits that a full disk refused are written again, first, with the next write. A
 * successful write therefore means that all earlier edits are stored too, in order, so writes run one after
 * the other.
 */
export function retryingEditStorage(
  storage: EditStorage,
  earlier: readonly Pick<JournalEntry, 'estimate' | 'edits'>[],
): EditStorage {
  const unwritten = new Map<string, UnwrittenEdits>();
  let last = Promise.resolve();
  const addUnwritten = (estimate: string, edits: readonly PendingEdit[], undo: UndoStack) =>
    unwritten.set(estimate, { edits: [...(unwritten.get(estimate)?.edits ?? []), ...edits], undo });
  /** Drops edits that are on the disk or acknowledged from the retry list. */
  const drop = (estimate: string, ids: readonly string[]) => {
    const rest = unwritten.get(estimate);
    const dropped = new Set(ids);
    if (rest === undefined) return;
    unwritten.set(estimate, { ...rest, edits: rest.edits.filter(({ edit }) => !dropped.has(edit.id)) });
  };
  const writeAll = async (estimate: string) => {
    const batch = unwritten.get(estimate);
    // An earlier write has taken the edits along.
    if (batch === undefined) return;
    await storage.write(estimate, batch.edits, batch.undo);
    if (unwritten.get(estimate) === batch) unwritten.delete(estimate);
    else {
      drop(
        estimate,
        batch.edits.map(({ edit }) => edit.id),
      );
    }
  };
  for (const { estimate, edits } of earlier) addUnwritten(estimate, edits, nothingToUndo);
  return {
    ...storage,
    write(estimate, edits, undo) {
      addUnwritten(estimate, edits, undo);
      const writing = last.then(() => writeAll(estimate));
      last = writing.catch(() => undefined);
      return writing;
    },
    acknowledge(estimate, acknowledgment) {
      drop(estimate, acknowledgment.acknowledged);
      return storage.acknowledge(estimate, acknowledgment);
    },
    forget(estimate) {
      unwritten.delete(estimate);
      return storage.forget(estimate);
    },
  };
}
