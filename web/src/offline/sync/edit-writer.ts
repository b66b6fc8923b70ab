import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import type { UndoStack } from '@dre/core/domain/estimates/sync/undo-stack';
import type { Acknowledgment, EditStorage } from '../storage/edit-storage.ts';
import type { SaveStateInput } from './save-state.ts';

export interface EditWriter {
  /** Writes edits with the undo stack; with no edits it stores the stack, and retries earlier failed writes. */
  write(edits: readonly PendingEdit[], undo: () => UndoStack): void;
  acknowledge(acknowledgment: Acknowledgment): Promise<void>;
  state(): Pick<SaveStateInput, 'isBlocked' | 'unwritten'>;
}

interface EditWriterDependencies {
  readonly storage: EditStorage;
  readonly estimate: string;
  readonly onQueued: () => void;
  readonly onWritten: () => void;
}

/** Writes the edits of one estimate to this device, and counts those not on the disk yet. */
export function editWriter({ storage, estimate, onQueued, onWritten }: EditWriterDependencies): EditWriter {
  let isBlocked = false;
  let unwritten = 0;
  const toDisk = async (edits: readonly PendingEdit[], undo: UndoStack) => {
    try {
      await storage.write(estimate, edits, undo);
      isBlocked = false;
    } catch {
      isBlocked = true;
    }
    unwritten -= edits.length;
    onWritten();
  };
  return {
    write(edits, undo) {
      unwritten += edits.length;
      onQueued();
      void toDisk(edits, undo());
    },
    async acknowledge(acknowledgment) {
      try {
        await storage.acknowledge(estimate, acknowledgment);
      } catch {
        // The server has the edits; those still stored are sent again and get the same reply.
        isBlocked = true;
      }
    },
    state: () => ({ isBlocked, unwritten }),
  };
}
