import type { FoundGroup, PartQuery } from './rank-parts.ts';
import type { SearchEntry } from './search-index.ts';

/** Messages to the search worker: the parts, slice by slice, and then the queries. */
export type SearchRequest =
  | { readonly kind: 'parts'; readonly entries: readonly SearchEntry[] }
  | { readonly kind: 'complete' }
  | ({ readonly kind: 'query'; readonly id: number } & PartQuery);

export interface SearchReply {
  readonly id: number;
  readonly groups: readonly FoundGroup[];
}
