import { type EditEntry, readEdits } from '@dre/core/contract/estimates/estimates';
import { type EditConflict, conflictsOf } from '@dre/core/domain/estimates/sync/edit-conflicts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import { type EstimateNow, useEstimateSelector } from '../../open/use-estimate.ts';

export type LineConflict = EditConflict<EditEntry>;

/** Number of revisions searched for conflicts when an estimate is opened. */
const revisionsSearched = 200;

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
  const lastRemoteRevision = useEstimateSelector(store, (open) => open.lastRemoteRevision);
  const savedAt = useEstimateSelector(store, ({ saveState }) =>
    saveState.kind === 'saved' ? saveState.at : null,
  );
  const [log, setLog] = useState<ReadLog>(() => ({
    entries: [],
    upTo: Math.max(0, lastRemoteRevision - revisionsSearched),
    savedAt: 0,
  }));
  const conflicts = useMemo(() => conflictsOf(log.entries), [log]);
  const isStale = lastRemoteRevision > log.upTo || (conflicts.length > 0 && savedAt !== log.savedAt);
  const due = isStale ? lastRemoteRevision : null;
  const request = useEffectEvent((signal: AbortSignal) =>
    api.call(readEdits, { params: { id: estimate.id }, query: { since: String(log.upTo) }, signal }),
  );
  const take = useEffectEvent((entries: readonly EditEntry[], at: number) =>
    setLog({
      entries: [...log.entries, ...entries],
      upTo: entries.at(-1)?.revision ?? Math.max(log.upTo, lastRemoteRevision),
      savedAt: at,
    }),
  );
  useEffect(() => {
    if (due === null || savedAt === null) return undefined;
    const abort = new AbortController();
    const read = async () => {
      const reply = await request(abort.signal);
      // Without a connection there is nothing new to select from; the next received edit reads the log again.
      if (reply.ok && !abort.signal.aborted) take(reply.value.entries, savedAt);
    };
    void read();
    return () => abort.abort();
  }, [due, savedAt]);
  return conflicts;
}
