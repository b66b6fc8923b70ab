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
const maxCached = 4;

export async function readCached(
  cache: EditionCache,
  number: number,
  now: number,
): Promise<BookContents | undefined> {
  const cached = await cache.get(number);
  if (cached === undefined) return undefined;
  await cache.put({ ...cached, openedAt: now });
  return cached.contents;
}

export async function takeWhole(
  cache: EditionCache,
  { edition, contents }: EditionReply,
  now: number,
): Promise<BookContents> {
  return store(cache, edition, fromColumns(contents), now);
}

/** Builds the later edition from a cached earlier one; undefined if the whole must be fetched after all. */
export async function takeChanges(
  cache: EditionCache,
  since: number,
  { edition, changes }: ChangesReply,
  now: number,
): Promise<BookContents | undefined> {
  const earlier = await cache.get(since);
  return earlier && store(cache, edition, withChanges(earlier.contents, changes), now);
}

async function store(
  cache: EditionCache,
  { number, publishedAt }: EditionReply['edition'],
  contents: BookContents,
  openedAt: number,
): Promise<BookContents> {
  await cache.put({ number, publishedAt, openedAt, contents });
  await prune(cache);
  return contents;
}

async function prune(cache: EditionCache): Promise<void> {
  const names = await cache.names();
  const newest = Math.max(...names.map(({ number }) => number));
  const others = names.filter(({ number }) => number !== newest);
  const abort = others.toSorted((one, other) => other.openedAt - one.openedAt).slice(maxCached - 1);
  for (const { number } of abort) await cache.remove(number);
}
