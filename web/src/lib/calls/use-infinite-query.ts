import type { Problem } from '@dre/core/contract/problem';
import type { Result } from '@dre/core/domain/result';
import { useEffect, useEffectEvent, useState } from 'react';

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly next: string | null;
}

export type LoadPage<Row> = (
  after: string | undefined,
  signal: AbortSignal,
) => Promise<Result<Page<Row>, Problem>>;

export interface InfiniteQueryResult<Row> {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
  readonly error: Problem | undefined;
  /** No rows have arrived yet. */
  readonly isPending: boolean;
  /** The rows shown are about to be replaced. */
  readonly isStale: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => void;
  readonly refetch: () => void;
}

interface LoadedRows<Row> extends Page<Row> {
  readonly requestKey: string;
  readonly error: Problem | undefined;
}

/** Loads a list page by page; another `key` starts another list. Named as in TanStack Query, which may replace it. */
export function useInfiniteQuery<Row>(load: LoadPage<Row>, key: string): InfiniteQueryResult<Row> {
  const [refetches, setRefetches] = useState(0);
  const [loaded, setLoaded] = useState<LoadedRows<Row>>();
  const [isFetchingNextPage, setFetchingNextPage] = useState(false);
  const requestKey = `${key} ${String(refetches)}`;
  const read = useEffectEvent((signal: AbortSignal) => load(undefined, signal));
  useEffect(() => {
    const controller = new AbortController();
    const loadFirst = async () => {
      const reply = await read(controller.signal);
      if (controller.signal.aborted) return;
      setLoaded((before) =>
        reply.ok
          ? { ...reply.value, requestKey, error: undefined }
          : { ...(before ?? nothing), requestKey, error: reply.refusal },
      );
    };
    void loadFirst();
    return () => controller.abort();
  }, [requestKey]);
  const isCurrent = loaded?.requestKey === requestKey;
  const fetchNextPage = async () => {
    if (loaded?.next == null) return;
    setFetchingNextPage(true);
    const reply = await load(loaded.next, new AbortController().signal);
    setFetchingNextPage(false);
    setLoaded((before) => (before?.requestKey === requestKey ? extended(before, reply) : before));
  };
  return {
    rows: loaded?.items ?? [],
    total: loaded?.total,
    error: isCurrent ? loaded.error : undefined,
    isPending: loaded === undefined,
    isStale: loaded !== undefined && !isCurrent,
    hasNextPage: loaded?.next != null,
    isFetchingNextPage,
    fetchNextPage: () => void fetchNextPage(),
    refetch: () => setRefetches((count) => count + 1),
  };
}

const nothing = { items: [], total: 0, next: null };

function extended<Row>(before: LoadedRows<Row>, reply: Result<Page<Row>, Problem>): LoadedRows<Row> {
  if (!reply.ok) return { ...before, error: reply.refusal };
  const { items, total, next } = reply.value;
  return { ...before, items: [...before.items, ...items], total, next, error: undefined };
}
