import { partSearcher } from './part-searcher.ts';
import type { SearchReply, SearchRequest } from './search-messages.ts';

// Runs in a worker, so that a key is displayed before its search has ended.
const searcher = partSearcher();

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.kind === 'parts') searcher.take(data.entries);
  else if (data.kind === 'complete') searcher.finish();
  else postMessage({ id: data.id, groups: searcher.find(data) } satisfies SearchReply);
});
