import type { Problem } from '@dre/core/contract/problem';
import type { Book } from '@dre/core/domain/catalogue/book/book';
import { type Books, pinOf } from '@dre/core/domain/estimates/model/book-pin';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { isBeingWritten } from '@dre/core/domain/estimates/model/lifecycle/status';
import type { Replica } from '@dre/core/domain/estimates/sync/replica';
import type { UndoStack } from '@dre/core/domain/estimates/sync/undo-stack';
import type { RefusedEdit } from '../storage/edit-storage.ts';
import type { Collaborator } from './estimate-transport.ts';
import { isSameState, type SaveState, saveState, type SaveStateInput } from './save-state.ts';

/** Snapshot of an open estimate for rendering. */
export interface OpenEstimate {
  readonly estimate: Estimate;
  readonly book: Book;
  readonly mayEdit: boolean;
  /** Revision of the last edit received from somebody else. */
  readonly lastRemoteRevision: number;
  readonly saveState: SaveState;
  /** Label of the next undo and redo step; null when there is none, and while the estimate is locked or void. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly refused: readonly RefusedEdit[];
  /** The problem of the last failed send; null while sending works. */
  readonly trouble: Problem | null;
  readonly collaborators: readonly Collaborator[];
  /** Counts notifications of comments and of answers by share links; a change makes screens refetch both. */
  readonly comments: number;
  /** The server no longer has the estimate. */
  readonly isGone: boolean;
}

interface SnapshotInput
  extends
    Pick<
      OpenEstimate,
      'mayEdit' | 'lastRemoteRevision' | 'refused' | 'trouble' | 'collaborators' | 'comments' | 'isGone'
    >,
    Pick<SaveStateInput, 'isBlocked' | 'unwritten' | 'savedAt'> {
  readonly replica: Replica;
  readonly books: Books;
  readonly undo: UndoStack;
  readonly lastSaveState: SaveState;
}

export function snapshotOf({ replica, books, undo, lastSaveState, ...input }: SnapshotInput): OpenEstimate {
  const { mayEdit, lastRemoteRevision, refused, trouble, collaborators, comments, isGone } = input;
  const { shown, pending } = replica;
  const isWritten = isBeingWritten(shown);
  const book = books(pinOf(shown));
  if (book === undefined) throw new Error(`Edition ${String(shown.edition)} of the book is not here.`);
  const state = saveState({
    isLocked: !isWritten,
    isBlocked: input.isBlocked,
    waiting: pending.length,
    unwritten: input.unwritten,
    refused: refused.length,
    isCutOff: trouble !== null,
    savedAt: input.savedAt,
  });
  return {
    estimate: shown,
    book,
    mayEdit,
    lastRemoteRevision,
    // The same object while nothing changed, so components reading only this do not re-render.
    saveState: isSameState(state, lastSaveState) ? lastSaveState : state,
    undoLabel: isWritten ? (undo.undo.at(-1)?.label ?? null) : null,
    redoLabel: isWritten ? (undo.redo.at(-1)?.label ?? null) : null,
    refused,
    trouble,
    collaborators,
    comments,
    isGone,
  };
}
