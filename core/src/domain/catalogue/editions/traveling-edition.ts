import type { BookContents } from '../book/contents.ts';

/**
 * Which fields contents have, as one number. A browser asks for an edition in the form it knows and keeps it under that
 * number for ever, so fields that come, go or change their meaning take the next one.
 */
export const editionForm = 1;

type Entry = Readonly<Record<string, unknown>>;

/** A list as it travels: the values of each field in the order of the entries. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

/** Contents as they travel. Like values side by side take half the bytes of entries that name their fields again. */
export interface TravelingContents {
  readonly lists: Readonly<Record<string, Columns>>;
  readonly others: Entry;
}

export interface ListChanges {
  /** Places of the entries that are not in the later list, in the earlier one. */
  readonly gone: readonly number[];
  readonly written: Columns;
  /** Where each written entry stands in the later list, in rising order. */
  readonly places: readonly number[];
}

/** What makes the contents of a later edition of an earlier one's; what is the same is left out. */
export interface ContentsChanges {
  readonly lists: Readonly<Record<string, ListChanges>>;
  readonly others: Entry;
}

export function fromColumns({ lists, others }: TravelingContents): BookContents {
  const contents: Record<string, unknown> = { ...others };
  for (const [name, columns] of Object.entries(lists)) contents[name] = entriesOf(columns);
  return contents as unknown as BookContents;
}

/** The later contents, exactly as they would have come whole. */
export function withChanges(earlier: BookContents, { lists, others }: ContentsChanges): BookContents {
  const contents: Record<string, unknown> = { ...earlier, ...others };
  for (const [name, { gone, written, places }] of Object.entries(lists)) {
    const leaving = new Set(gone);
    const staying = ((contents[name] ?? []) as Entry[]).filter((_, at) => !leaving.has(at));
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

/** Entries that stay keep their order among each other; the places say where the new ones stand between them. */
function insertAt(staying: readonly Entry[], news: readonly Entry[], places: readonly number[]): Entry[] {
  const result: Entry[] = [];
  let next = 0;
  for (const entry of staying) {
    while (places[next] === result.length) result.push(news[next++] as Entry);
    result.push(entry);
  }
  return [...result, ...news.slice(next)];
}
