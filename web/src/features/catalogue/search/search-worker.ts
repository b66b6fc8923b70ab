import { newMemory, rankParts } from './rank-parts.ts';
import { buildIndex, type SearchEntry, type SearchIndex } from './search-index.ts';
import type { SearchAnswer, SearchRequest } from './search-messages.ts';

// Runs beside the page, so that a key is on the screen before the search for it has ended.
const arriving: SearchEntry[] = [];
const memory = newMemory();
let index: SearchIndex | undefined;

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.kind === 'parts') {
    arriving.push(...data.entries);
    if (data.isLast) index = buildIndex(arriving);
    return;
  }
  const groups = index === undefined ? [] : rankParts(index, data, memory);
  postMessage({ id: data.id, groups } satisfies SearchAnswer);
});
