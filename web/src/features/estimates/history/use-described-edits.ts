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

interface DescribedHistory {
  /** The loaded edits, with the events of share links between them. */
  readonly items: readonly HistoryItem[];
  /** The chosen of them; undefined until the first page is loaded. */
  readonly visible: readonly HistoryItem[] | undefined;
}

export function useDescribedEdits(estimateId: string, history: History): DescribedHistory {
  const address = useSearch({ from: '/app-shell/estimate/$id/history' });
  const { edits, hasMore, isLoadingMore, problem, more } = history;
  const { data: sharing } = useQuery(
    readSharing,
    { params: { id: estimateId } },
    `${estimateId} ${String(edits?.[0]?.entry.place ?? 0)}`,
  );
  const items = useMemo(
    () => historyItems(edits ?? [], sharing === undefined ? [] : shareEvents(sharing), hasMore),
    [edits, sharing, hasMore],
  );
  const visible = useMemo(
    () => edits && items.filter((item) => matches(item, address)),
    [edits, items, address],
  );
  const isShort = visible !== undefined && visible.length < enough && hasMore && problem === undefined;
  useEffect(() => {
    if (isShort && !isLoadingMore) more();
  });
  return { items, visible };
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
