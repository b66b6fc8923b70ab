import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { trustedScriptUrl } from '../../../lib/page/trusted-url.ts';
import { nextTask } from '../book/next-task.ts';
import { latestOnly, type LatestOnly } from './latest-only.ts';
import type { FoundGroup, PartQuery } from './rank-parts.ts';
import { type SearchEntry, searchEntries } from './search-index.ts';
import type { SearchReply, SearchRequest } from './search-messages.ts';

export interface PartSearch {
  ask(query: PartQuery): void;
  close(): void;
}

interface Listener {
  found(query: PartQuery, groups: readonly FoundGroup[]): void;
  /** Called if the search code could not be loaded: nothing will be found. */
  failed(): void;
}

interface Searching {
  readonly contents: BookContents;
  readonly queries: LatestOnly<PartQuery, readonly FoundGroup[]>;
  readonly signal: AbortSignal;
}

/** About 3 ms of copying on a slow tablet. */
const mostInSlice = 500;

/**
 * Searches the parts of a book in a worker; in the page if none can be started. Only the reply to the latest query is
 * reported.
 */
export function startPartSearch(contents: BookContents, listener: Listener): PartSearch {
  const closing = new AbortController();
  const { signal } = closing;
  const queries = latestOnly<PartQuery, readonly FoundGroup[]>((query, groups) =>
    listener.found(query, groups),
  );
  const searching = { contents, queries, signal };
  searchBeside(searching)
    .catch(() => searchHere(searching))
    .catch(() => !signal.aborted && listener.failed());
  return {
    ask: (query) => queries.ask(query),
    close: () => closing.abort(),
  };
}

/** Ends only if the worker fails. */
async function searchBeside({ contents, queries, signal }: Searching): Promise<void> {
  const { default: workerAddress } = await import('./search-worker.ts?worker&url');
  const worker = new Worker(trustedScriptUrl(workerAddress), { type: 'module' });
  const send = (request: SearchRequest) => worker.postMessage(request, []);
  signal.addEventListener('abort', () => worker.terminate());
  worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) =>
    queries.answered(data.id, data.groups),
  );
  const breaking = new Promise<void>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker that searches broke.')));
  });
  const handing = eachSlice(contents, signal, (entries) => send({ kind: 'parts', entries }));
  await Promise.race([handing, breaking]);
  send({ kind: 'complete' });
  queries.open((id, query) => send({ kind: 'query', id, ...query }));
  await breaking;
}

async function searchHere({ contents, queries, signal }: Searching): Promise<void> {
  const { partSearcher } = await import('./part-searcher.ts');
  const searcher = partSearcher();
  await eachSlice(contents, signal, (entries) => searcher.take(entries));
  searcher.finish();
  queries.open((id, query) => queries.answered(id, searcher.find(query)));
}

/** A long book is sent in slices, and the page renders between them. */
async function eachSlice(
  contents: BookContents,
  signal: AbortSignal,
  send: (entries: readonly SearchEntry[]) => void,
): Promise<void> {
  const { parts } = contents;
  for (let from = 0; from < parts.length && !signal.aborted; from += mostInSlice) {
    send(searchEntries({ ...contents, parts: parts.slice(from, from + mostInSlice) }));
    await nextTask();
  }
}
