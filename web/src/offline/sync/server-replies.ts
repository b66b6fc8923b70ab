import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import type { AcknowledgedEdit, AppliedEdit, PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import type { RefusedEdit } from '../storage/edit-storage.ts';
import type { SentEdits } from './estimate-transport.ts';

interface Acknowledgments {
  readonly applied: readonly AppliedEdit[];
  readonly acknowledged: readonly AcknowledgedEdit[];
  readonly refused: readonly RefusedEdit[];
}

/** Matches the server's outcomes with the pending edits of this device. */
export function acknowledgments({ fates }: SentEdits, waiting: readonly PendingEdit[]): Acknowledgments {
  const pending = new Map(waiting.map(({ edit }) => [edit.id, edit]));
  const acknowledged = fates.flatMap(({ id, fate, revision, edit }) => {
    const own = edit ?? pending.get(id);
    return own === undefined ? [] : [{ edit: own, fate, revision }];
  });
  return {
    acknowledged,
    applied: acknowledged.flatMap(({ edit, revision }) => (revision === null ? [] : [{ edit, revision }])),
    refused: acknowledged.flatMap(({ edit, fate }) =>
      fate.kind === 'refused' ? [{ edit, reason: refusalMessage(fate.refusal) }] : [],
    ),
  };
}
