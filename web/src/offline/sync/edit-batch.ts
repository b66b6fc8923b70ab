import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';

export interface Batch {
  readonly since: number;
  readonly edits: readonly Edit[];
}

/**
 * Sends edits written at the same revision together, because a batch carries one `since`. It is capped at
 * the replica's revision: a server restored from a backup may be behind the revision an edit was written
 * at.
 */
export function nextBatch(pending: readonly PendingEdit[], revision: number, limit: number): Batch | null {
  const [first] = pending;
  if (first === undefined) return null;
  const other = pending.findIndex(({ seen }) => seen !== first.seen);
  const end = Math.min(other === -1 ? pending.length : other, limit);
  return { since: Math.min(first.seen, revision), edits: pending.slice(0, end).map(({ edit }) => edit) };
}
