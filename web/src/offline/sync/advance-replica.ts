import type { Books } from '@dre/core/domain/estimates/model/book-pin';
import {
  type AcknowledgedEdit,
  type AppliedEdit,
  receiveEdits,
  type Replica,
} from '@dre/core/domain/estimates/sync/replica';

export interface AdvancedReplica {
  readonly replica: Replica;
  /** New edits of other devices. */
  readonly remote: readonly AppliedEdit[];
  /** Ids of edits that are no longer pending. */
  readonly acknowledged: readonly string[];
}

/** Applies edits of the server to a replica; null if edits in between are missing. */
export function advanceReplica(
  before: Replica,
  applied: readonly AppliedEdit[],
  acknowledgedEdits: readonly AcknowledgedEdit[],
  books: Books,
): AdvancedReplica | null {
  const replica = receiveEdits(before, applied, acknowledgedEdits, books);
  if (replica === null) return null;
  const own = new Set(before.pending.map(({ edit }) => edit.id));
  const stillPending = new Set(replica.pending);
  return {
    replica,
    remote: applied.filter(({ revision, edit }) => revision > before.revision && !own.has(edit.id)),
    acknowledged: before.pending.filter((entry) => !stillPending.has(entry)).map(({ edit }) => edit.id),
  };
}
