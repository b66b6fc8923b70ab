import type { EditionReply, readEditionChanges } from '@dre/core/contract/catalogue/catalogue';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { fromColumns, withChanges } from '@dre/core/domain/catalogue/editions/edition-payload';

export type ChangesReply = ReplyOf<typeof readEditionChanges>;

/** An edition in this browser's cache. */
export interface CachedEdition {
  readonly number: number;
  /** Distinguishes editions of one number, should the server ever be set up anew. */
  readonly publishedAt: string;
  /** The time it was last opened, in milliseconds. */
  readonly openedAt: number;
  readonly contents: BookContents;
}

export type CachedName = Pick<CachedEdition, 'number' | 'publishedAt' | 'openedAt'>;

/** A cache of editions: anything missing is fetched again. */
export interface EditionCache {
  names(): Promise<readonly CachedName[]>;
  get(number: number): Promise<CachedEdition | undefined>;
  put(edition: CachedEdition): Promise<void>;
  remove(number: number): Promise<void>;
}

/** The newest edition and the ones opened last stay; open estimates seldom need more. */
const mostKept = 4;

export async function readCached(
  shelf: EditionCache,
  number: number,
  now: number,
): Promise<BookContents | undefined> {
  const kept = await shelf.get(number);
  if (kept === undefined) return undefined;
  await shelf.put({ ...kept, openedAt: now });
  return kept.contents;
}

export async function takeWhole(
  shelf: EditionCache,
  { edition, contents }: EditionReply,
  now: number,
): Promise<BookContents> {
  return keep(shelf, edition, fromColumns(contents), now);
}

/** Builds the later edition from a cached earlier one; undefined if the whole must be fetched after all. */
export async function takeChanges(
  shelf: EditionCache,
  since: number,
  { edition, changes }: ChangesReply,
  now: number,
): Promise<BookContents | undefined> {
  const earlier = await shelf.get(since);
  return earlier && keep(shelf, edition, withChanges(earlier.contents, changes), now);
}

async function keep(
  shelf: EditionCache,
  { number, publishedAt }: EditionReply['edition'],
  contents: BookContents,
  openedAt: number,
): Promise<BookContents> {
  await shelf.put({ number, publishedAt, openedAt, contents });
  await prune(shelf);
  return contents;
}

async function prune(shelf: EditionCache): Promise<void> {
  const names = await shelf.names();
  const newest = Math.max(...names.map(({ number }) => number));
  const others = names.filter(({ number }) => number !== newest);
  const leaving = others.toSorted((one, other) => other.openedAt - one.openedAt).slice(mostKept - 1);
  for (const { number } of leaving) await shelf.remove(number);
}
