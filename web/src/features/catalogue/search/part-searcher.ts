import { type FoundGroup, newMemory, type PartQuery, rankParts } from './rank-parts.ts';
import { indexBuilder, type SearchEntry, type SearchIndex } from './search-index.ts';

interface PartSearcher {
  take(entries: readonly SearchEntry[]): void;
  /** Called after the last part: work the first query would need is done ahead. */
  finish(): void;
  find(query: PartQuery): readonly FoundGroup[];
}

/** The search itself, which runs in a worker or, without one, in the page. */
export function partSearcher(): PartSearcher {
  const building = indexBuilder();
  const memory = newMemory();
  let index: SearchIndex | undefined;
  return {
    take: (entries) => building.add(entries),
    finish() {
      index = building.index();
    },
    find: (query) => (index === undefined ? [] : rankParts(index, query, memory)),
  };
}
