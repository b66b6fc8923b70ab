import { type FoundGroup, newMemory, type PartQuery, rankParts } from './rank-parts.ts';
import { indexBuilder, type SearchEntry, type SearchIndex } from './search-index.ts';

interface PartSearcher {
  take(entries: readonly SearchEntry[]): void;
  /** All parts are there: what a question would have to do first is done now. */
  finish(): void;
  find(query: PartQuery): readonly FoundGroup[];
}

/** The search itself, which runs beside the page or, where that is refused, in it. */
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
