import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import type { AcknowledgedEdit, AppliedEdit, PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import type { RefusedEdit } from '../storage/edit-storage.ts';
import type { SentEdits } from './estimate-transport.ts';

interface Answers {
  readonly applied: readonly AppliedEdit[];
  readonly answered: readonly AcknowledgedEdit[];
  readonly refused: readonly RefusedEdit[];
}

/** Matches the server's outcomes with the pending edits of this device. */
export function acknowledgments({ fates }: SentEdits, waiting: readonly PendingEdit[]): Answers {
  const pending = new Map(waiting.map(({ edit }) => [edit.id, edit]));
  const answered = fates.flatMap(({ id, fate, revision, edit }) => {
    const own = edit ?? pending.get(id);
    return own === undefined ? [] : [{ edit: own, fate, revision }];
  });
  return {
    answered,
    applied: answered.flatMap(({ edit, revision }) => (revision === null ? [] : [{ edit, revision }])),
    refused: answered.flatMap(({ edit, fate }) =>
      fate.kind === 'refused' ? [{ edit, reason: refusalMessage(fate.refusal) }] : [],
    ),
  };
}
