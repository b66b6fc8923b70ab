import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';

export interface Batch {
  readonly since: number;
  readonly edits: readonly Edit[];
}

/**
 * Edits written in sight of the same revision go together: what they are judged by is one number. Nobody has seen more
 * than there is: a server that was restored from a copy may have less than it had.
 */
export function nextBatch(pending: readonly PendingEdit[], revision: number, limit: number): Batch | null {
  const [first] = pending;
  if (first === undefined) return null;
  const other = pending.findIndex(({ seen }) => seen !== first.seen);
  const end = Math.min(other === -1 ? pending.length : other, limit);
  return { since: Math.min(first.seen, revision), edits: pending.slice(0, end).map(({ edit }) => edit) };
}
