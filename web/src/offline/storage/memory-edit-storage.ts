import { nothingToUndo, type UndoStack } from '@dre/core/domain/estimates/sync/undo-stack';
import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import type { StoredEstimate, RefusedEdit, EditStorage } from './edit-storage.ts';

/** Stores edits in memory, as long as the page lives. */
export function memoryEditStorage(device: string): EditStorage {
  const stored = new Map<string, StoredEstimate>();
  const edits = new Map<string, PendingEdit & { readonly estimate: string }>();
  const undo = new Map<string, UndoStack>();
  const refused = new Map<string, RefusedEdit & { readonly estimate: string }>();
  const of = <Entry extends { readonly estimate: string }>(entries: Map<string, Entry>, estimate: string) =>
    [...entries.values()].filter((entry) => entry.estimate === estimate);
  return {
    device,
    open: async (estimate) => ({
      stored: stored.get(estimate),
      pending: of(edits, estimate),
      undo: undo.get(estimate) ?? nothingToUndo,
      refused: of(refused, estimate),
    }),
    write: async (estimate, written, stack) => {
      for (const entry of written) edits.set(entry.edit.id, { ...entry, estimate });
      undo.set(estimate, stack);
    },
    acknowledge: async (estimate, acknowledgment) => {
      stored.set(estimate, acknowledgment.stored);
      for (const id of acknowledgment.acknowledged) edits.delete(id);
      for (const entry of acknowledgment.refused) refused.set(entry.edit.id, { ...entry, estimate });
    },
    forgetRefused: async (edit) => void refused.delete(edit),
    forget: async (estimate) => {
      stored.delete(estimate);
      undo.delete(estimate);
      for (const { edit } of of(edits, estimate)) edits.delete(edit.id);
      for (const { edit } of of(refused, estimate)) refused.delete(edit.id);
    },
    unsent: async () => {
      const counts = new Map<string, number>();
      for (const { estimate } of edits.values()) counts.set(estimate, (counts.get(estimate) ?? 0) + 1);
      return counts;
    },
  };
}
