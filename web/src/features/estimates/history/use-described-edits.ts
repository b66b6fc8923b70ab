import { readSharing } from '@dre/core/contract/sharing/sharing';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { lineOfEdit, categoryOf } from './edit-categories.ts';
import type { HistoryAddress } from './history-address.ts';
import { type HistoryItem, historyItems, itemBy, shareEvents } from './share-events.ts';
import type { History } from './use-history.ts';

/** With a filter, earlier pages load until the screen is full, so that a line changed a month ago is found at once. */
const enough = 20;

/** The filtered edits, with the events of share links between them. */
export function useDescribedEdits(estimateId: string, history: History): readonly HistoryItem[] | undefined {
  const address = useSearch({ from: '/app-shell/estimate/$id/history' });
  const { edits, hasMore, isLoadingMore, problem, more } = history;
  const { data: sharing } = useQuery(
    readSharing,
    { params: { id: estimateId } },
    `${estimateId} ${String(edits?.[0]?.entry.place ?? 0)}`,
  );
  const visible = useMemo(() => {
    const events = sharing === undefined ? [] : shareEvents(sharing);
    return edits && historyItems(edits, events, hasMore).filter((item) => matches(item, address));
  }, [edits, sharing, hasMore, address]);
  const isShort = visible !== undefined && visible.length < enough && hasMore && problem === undefined;
  useEffect(() => {
    if (isShort && !isLoadingMore) more();
  });
  return visible;
}

function matches(item: HistoryItem, { line, person, matter }: HistoryAddress): boolean {
  const lineId = item.kind === 'edit' ? lineOfEdit(item.described.entry.edit) : item.event.lineId;
  const about = item.kind === 'edit' ? categoryOf(item.described.entry.edit) : 'status';
  return (
    (line === undefined || lineId === line) &&
    (person === undefined || itemBy(item).id === person) &&
    (matter === undefined || about === matter)
  );
}
