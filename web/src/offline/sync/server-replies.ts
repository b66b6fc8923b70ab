import type { Problem } from '@dre/core/contract/problem';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import type { AcknowledgedEdit, AppliedEdit, PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import type { RefusedEdit } from '../storage/edit-storage.ts';
import type { Batch } from './edit-batch.ts';
import type { SentEdits } from './estimate-transport.ts';

export interface ServerReply {
  /** Edits of this device and of others that created a revision. */
  readonly applied: readonly AppliedEdit[];
  /** Edits of this device that are no longer pending. */
  readonly acknowledged: readonly AcknowledgedEdit[];
  readonly refused: readonly RefusedEdit[];
}

/** Matches the server's outcomes with the pending edits of this device. */
export function serverReply({ fates, others }: SentEdits, waiting: readonly PendingEdit[]): ServerReply {
  const pending = new Map(waiting.map(({ edit }) => [edit.id, edit]));
  const acknowledged = fates.flatMap(({ id, fate, revision, edit }) => {
    const own = edit ?? pending.get(id);
    return own === undefined ? [] : [{ edit: own, fate, revision }];
  });
  const applied = acknowledged.flatMap(({ edit, revision }) =>
    revision === null ? [] : [{ edit, revision }],
  );
  return {
    acknowledged,
    applied: [...others, ...applied],
    refused: acknowledged.flatMap(({ edit, fate }) =>
      fate.kind === 'refused' ? [{ edit, reason: refusalMessage(fate.refusal) }] : [],
    ),
  };
}

/**
 * A batch rejected as invalid: its edits are refused, and no longer pending. The server stored no outcome for them, so
 * they count as overtaken: the outcome that changes nothing.
 */
export function batchRefusal({ edits }: Batch, problem: Problem): ServerReply {
  return {
    applied: [],
    acknowledged: edits.map((edit) => ({ edit, fate: { kind: 'overtaken' as const } })),
    refused: edits.map((edit) => ({ edit, reason: problem.detail ?? problem.title })),
  };
}
