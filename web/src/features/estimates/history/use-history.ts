import { type HistoryEntry, readEdits, readHistory, readStart } from '@dre/core/contract/estimates/estimates';
import type { Problem } from '@dre/core/contract/problem';
import { pinOf } from '@dre/core/domain/estimates/model/book-pin';
import type { AppliedEdit } from '@dre/core/domain/estimates/sync/replica';
import { accept, type Result } from '@dre/core/domain/result';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Api } from '../../../lib/calls/api.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { pinsOfMoves } from '../../../offline/sync/local-books.ts';
import type { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { continueLog, type EditLog, guessedLog, logFrom } from './edit-log.ts';
import { type DescribedEdit, describeEdits } from './described-edit.ts';

interface Read {
  readonly log: EditLog;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly next: number | null;
}

export interface History {
  /** Undefined until the first page is loaded. */
  readonly edits: readonly DescribedEdit[] | undefined;
  readonly problem: Problem | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly more: () => void;
  readonly reload: () => void;
}

/** Every edit sent to the estimate, described; new ones are added at the top. */
export function useHistory({ estimate, contents, store }: EstimateNow): History {
  const api = useApi();
  const [read, setRead] = useState<Read>();
  const [problem, setProblem] = useState<Problem>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const freshen = async (signal?: AbortSignal) => {
    const reply = await readNews(api, estimate.id, read?.log.states.length ?? 1, signal);
    if (signal?.aborted) return;
    if (!reply.ok) return setProblem(reply.refusal);
    const { items, next, edits } = reply.value;
    const start = await startOf(api, store, edits, read?.log);
    if (signal?.aborted) return;
    if (!start.ok) return setProblem(start.refusal);
    setProblem(undefined);
    setRead((before) => ({
      log: continueLog(before?.log ?? start.value, edits, store.books.of),
      ...withNews(before, items, next),
    }));
  };
  const onNews = useEffectEvent(freshen);
  useEffect(() => onEachSave(store, (signal) => void onNews(signal)), [store]);
  const more = async () => {
    if (read?.next == null) return;
    setLoadingMore(true);
    const reply = await api.call(readHistory, {
      params: { id: estimate.id },
      query: { before: String(read.next) },
    });
    setLoadingMore(false);
    if (!reply.ok) return setProblem(reply.refusal);
    const { items, next } = reply.value;
    setRead((before) => before && { ...before, entries: [...before.entries, ...items], next });
  };
  const edits = useMemo(
    () => read && describeEdits(read.entries, read.log, { books: store.books.of, contents }),
    [read, store, contents],
  );
  return {
    edits,
    problem,
    hasMore: read?.next != null,
    isLoadingMore,
    more: () => void more(),
    reload: () => void freshen(),
  };
}

/** Calls back now, and after each change once the server has replied to it. */
function onEachSave(store: EstimateStore, notify: (signal: AbortSignal) => void): () => void {
  const abort = new AbortController();
  let last: unknown;
  const check = () => {
    const { estimate, saveState } = store.snapshot();
    if (saveState.kind === 'saving' || estimate === last) return;
    last = estimate;
    notify(abort.signal);
  };
  check();
  const unsubscribe = store.subscribe(check);
  return () => {
    abort.abort();
    unsubscribe();
  };
}

/** The log's first state, with every book the edits pass through loaded. */
async function startOf(
  api: Api,
  store: EstimateStore,
  edits: readonly AppliedEdit[],
  known: EditLog | undefined,
): Promise<Result<EditLog, Problem>> {
  const moves = await store.books.load(pinsOfMoves(edits));
  if (!moves.ok) return moves;
  if (known !== undefined) return accept(known);
  const { estimate } = store.snapshot();
  const reply = await api.call(readStart, { params: { id: estimate.id } });
  if (!reply.ok) return reply;
  const { estimate: started, edition } = reply.value;
  const log = started === null ? guessedLog(estimate, edition) : logFrom(started);
  const loaded = await store.books.load(log.states.map(pinOf));
  return loaded.ok ? accept(log) : loaded;
}

/** Reads the newest page, then the edits applied since. In this order each applied edit of the page is in the log. */
async function readNews(
  api: Api,
  id: string,
  known: number,
  signal: AbortSignal | undefined,
): Promise<Result<{ items: HistoryEntry[]; next: number | null; edits: AppliedEdit[] }, Problem>> {
  const params = { id };
  const page = await api.call(readHistory, { params, query: {}, ...(signal && { signal }) });
  if (!page.ok) return page;
  const edits: AppliedEdit[] = [];
  let since = known - 1;
  for (;;) {
    const reply = await api.call(readEdits, {
      params,
      query: { since: String(since) },
      ...(signal && { signal }),
    });
    if (!reply.ok) return reply;
    const { entries, revision } = reply.value;
    edits.push(...entries);
    since = entries.at(-1)?.revision ?? revision;
    if (since >= revision) return accept({ ...page.value, edits });
  }
}

/** Joins overlapping pages; if more happened than a page holds, the list starts over. */
function withNews(
  before: Read | undefined,
  items: readonly HistoryEntry[],
  next: number | null,
): Pick<Read, 'entries' | 'next'> {
  const newest = before?.entries[0]?.place ?? -1;
  const news = items.filter(({ place }) => place > newest);
  return before === undefined || news.length === items.length
    ? { entries: items, next }
    : { entries: [...news, ...before.entries], next: before.next };
}
