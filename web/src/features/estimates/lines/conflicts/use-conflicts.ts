import { type EditEntry, readEdits } from '@dre/core/contract/estimates/estimates';
import { type EditConflict, conflictsOf } from '@dre/core/domain/estimates/sync/edit-conflicts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import { type EstimateNow, useEstimateSelector } from '../../open/use-estimate.ts';

export type LineConflict = EditConflict<EditEntry>;

/** Number of revisions searched for conflicts when an estimate is opened. */
const lookedBack = 200;

interface ReadLog {
  /** Oldest first. */
  readonly entries: readonly EditEntry[];
  readonly upTo: number;
  readonly savedAt: number;
}

/**
 * Fields that two people wrote without having seen each other's value, found in the edit log. The log is read once
 * all pending edits of this device are in it, and only after edits of others or while a conflict is unresolved.
 */
export function useConflicts({ store, estimate }: EstimateNow): readonly LineConflict[] {
  const api = useApi();
  const heard = useEstimateSelector(store, (open) => open.lastRemoteRevision);
  const savedAt = useEstimateSelector(store, ({ saveState }) =>
    saveState.kind === 'saved' ? saveState.at : null,
  );
  const [log, setLog] = useState<ReadLog>(() => ({
    entries: [],
    upTo: Math.max(0, heard - lookedBack),
    savedAt: 0,
  }));
  const contests = useMemo(() => conflictsOf(log.entries), [log]);
  const isStale = heard > log.upTo || (contests.length > 0 && savedAt !== log.savedAt);
  const due = isStale ? heard : null;
  const ask = useEffectEvent((signal: AbortSignal) =>
    api.call(readEdits, { params: { id: estimate.id }, query: { since: String(log.upTo) }, signal }),
  );
  const take = useEffectEvent((entries: readonly EditEntry[], at: number) =>
    setLog({
      entries: [...log.entries, ...entries],
      upTo: entries.at(-1)?.revision ?? Math.max(log.upTo, heard),
      savedAt: at,
    }),
  );
  useEffect(() => {
    if (due === null || savedAt === null) return undefined;
    const leaving = new AbortController();
    const read = async () => {
      const answer = await ask(leaving.signal);
      // Without a connection there is nothing new to select from; the next received edit reads the log again.
      if (answer.ok && !leaving.signal.aborted) take(answer.value.entries, savedAt);
    };
    void read();
    return () => leaving.abort();
  }, [due, savedAt]);
  return contests;
}
