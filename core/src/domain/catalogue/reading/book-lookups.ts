import type { Lists } from './read-lists.ts';
import type { ReadOperation } from './read-operations.ts';
import type { ReadPart } from './read-parts.ts';

/** The tables read first, by code, for checking the references of the later ones. */
export interface BookLookups {
  readonly lists: Lists;
  readonly parts: ReadonlyMap<string, ReadPart>;
  readonly operations: ReadonlyMap<string, ReadOperation>;
}
