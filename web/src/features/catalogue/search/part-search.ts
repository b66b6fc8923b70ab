import type { BookContents } from '@dre/core/domain/catalogue/contents';
import { trustedScriptUrl } from '../../../lib/trusted-url.ts';
import { latestOnly } from './latest-only.ts';
import type { FoundGroup, PartQuery } from './rank-parts.ts';
import { searchEntries } from './search-index.ts';
import type { SearchAnswer, SearchRequest } from './search-messages.ts';

export interface PartSearch {
  ask(query: PartQuery): void;
  close(): void;
}

/** About 3 ms of copying on a slow tablet. */
const mostInSlice = 500;

/** Searches the parts of a book beside the page. Only the answer to what was asked last is told. */
export function startPartSearch(
  contents: BookContents,
  onFound: (query: PartQuery, groups: readonly FoundGroup[]) => void,
): PartSearch {
  const closing = new AbortController();
  const queries = latestOnly<PartQuery, readonly FoundGroup[]>(onFound);
  const start = async () => {
    const worker = await startWorker();
    closing.signal.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) =>
      queries.answered(data.id, data.groups),
    );
    await sendParts(worker, contents, closing.signal);
    queries.open((id, query) => send(worker, { kind: 'query', id, ...query }));
  };
  void start();
  return {
    ask: (query) => queries.ask(query),
    close: () => closing.abort(),
  };
}

async function startWorker(): Promise<Worker> {
  const { default: workerAddress } = await import('./search-worker.ts?worker&url');
  return new Worker(trustedScriptUrl(workerAddress), { type: 'module' });
}

async function sendParts(worker: Worker, contents: BookContents, signal: AbortSignal): Promise<void> {
  const { parts } = contents;
  for (let from = 0; from === 0 || from < parts.length; from += mostInSlice) {
    if (signal.aborted) return;
    const entries = searchEntries({ ...contents, parts: parts.slice(from, from + mostInSlice) });
    send(worker, { kind: 'parts', entries, isLast: from + mostInSlice >= parts.length });
    // A long book is handed over in pieces, and the page draws between them.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  }
}

function send(worker: Worker, request: SearchRequest): void {
  worker.postMessage(request, []);
}
