import type { BookContents } from '../book/contents.ts';

/**
 * Version of the contents' fields. Browsers cache an edition under this number forever, so fields that are added,
 * removed or redefined take the next one.
 */
export const editionForm = 1;

type Entry = Readonly<Record<string, unknown>>;

/** A list in transfer form: the values of each field in the order of the entries. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

/** Contents in transfer form. Columns of like values take half the bytes of entries that repeat their field names. */
export interface EditionPayload {
  readonly lists: Readonly<Record<string, Columns>>;
  readonly others: Entry;
}

export interface ListChanges {
  /** Indexes in the earlier list of entries missing from the later one. */
  readonly gone: readonly number[];
  readonly written: Columns;
  /** Index of each written entry in the later list, ascending. */
  readonly places: readonly number[];
}

/** The difference from an earlier edition's contents to a later one's; unchanged parts are left out. */
export interface ContentsChanges {
  readonly lists: Readonly<Record<string, ListChanges>>;
  readonly others: Entry;
}

export function fromColumns({ lists, others }: EditionPayload): BookContents {
  const contents: Record<string, unknown> = { ...others };
  for (const [name, columns] of Object.entries(lists)) contents[name] = entriesOf(columns);
  return contents as unknown as BookContents;
}

/** The later contents, identical to a complete transfer. */
export function withChanges(earlier: BookContents, { lists, others }: ContentsChanges): BookContents {
  const contents: Record<string, unknown> = { ...earlier, ...others };
  for (const [name, { gone, written, places }] of Object.entries(lists)) {
    const removed = new Set(gone);
    const staying = ((contents[name] ?? []) as Entry[]).filter((_, at) => !removed.has(at));
    contents[name] = insertAt(staying, entriesOf(written), places);
  }
  return contents as unknown as BookContents;
}

function entriesOf(columns: Columns): Entry[] {
  const fields = Object.entries(columns);
  const [first] = fields;
  return (first?.[1] ?? []).map((_, at) =>
    Object.fromEntries(fields.map(([name, values]) => [name, values[at]])),
  );
}

/** Staying entries keep their relative order; `places` gives the positions of the new ones. */
function insertAt(staying: readonly Entry[], news: readonly Entry[], places: readonly number[]): Entry[] {
  const result: Entry[] = [];
  let next = 0;
  for (const entry of staying) {
    while (places[next] === result.length) result.push(news[next++] as Entry);
    result.push(entry);
  }
  return [...result, ...news.slice(next)];
}
