import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { withHouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { openBook } from '@dre/core/domain/catalogue/book/open-book';
import { readBook } from '@dre/core/domain/catalogue/reading/read-book';
import type { Db } from '../../database/connections/connection.ts';
import { dayOf, editionNumberInEffect, editionOf } from './catalogue-queries.ts';
import { filesOf } from './catalogue-service.ts';
import { houseRevisionOf, newestHouseNumber } from './house-queries.ts';

/** The revisions an estimate is priced with; house revision 0 is the book alone. */
export interface BookRevisions {
  readonly edition: number;
  readonly houseRevision: number;
}

/** Editions and revisions never change, and few are in use at a time. */
const editions = boundedCache<BookContents>(4);
const books = boundedCache<Book>(24);

/** The book that prices a company's estimate. */
export async function bookFor(
  trx: Db,
  { companyId, edition, houseRevision }: BookRevisions & { readonly companyId: string },
): Promise<Book> {
  // The book without house values is the same for every company.
  const key =
    houseRevision === 0 ? String(edition) : `${String(edition)} ${companyId} ${String(houseRevision)}`;
  return books.get(key, async () => {
    const contents = await contentsOf(trx, edition);
    if (houseRevision === 0) return openBook(contents);
    const row = await houseRevisionOf(trx, companyId, houseRevision);
    if (row === undefined) throw new Error(`There is no house revision ${String(houseRevision)}.`);
    return openBook(withHouseValues(contents, row.content, dayOf(row.made_at)));
  });
}

/** Undefined if the edition or the company's revision does not exist. */
export async function bookIfThere(
  trx: Db,
  revisions: BookRevisions & { readonly companyId: string },
): Promise<Book | undefined> {
  const { companyId, edition, houseRevision } = revisions;
  const isThere =
    (await editionOf(trx, edition)) !== undefined &&
    (houseRevision === 0 || (await houseRevisionOf(trx, companyId, houseRevision)) !== undefined);
  return isThere ? bookFor(trx, revisions) : undefined;
}

/** The revisions for an estimate started now; undefined while no edition is in effect. */
export async function newestRevisions(
  trx: Db,
  companyId: string,
  now: Date,
): Promise<BookRevisions | undefined> {
  const edition = await editionNumberInEffect(trx, now);
  return edition === undefined
    ? undefined
    : { edition, houseRevision: await newestHouseNumber(trx, companyId) };
}

export function contentsOf(trx: Db, edition: number): Promise<BookContents> {
  return editions.get(String(edition), async () => {
    const files = await filesOf(trx, edition);
    if (files === undefined) throw new Error(`There is no edition ${String(edition)} of the book.`);
    const read = readBook(files.tables, files.calculators, edition);
    if (!read.ok) throw new Error(`Edition ${String(edition)} of the book has faults.`);
    return read.value;
  });
}

/** For tests that switch databases: edition numbers are unique within one only. `known` is in the next one. */
export function forgetBooks(known?: { readonly edition: number; readonly contents: BookContents }): void {
  editions.forget();
  books.forget();
  if (known !== undefined) editions.put(String(known.edition), known.contents);
}

/** Caches the most recently used values; a failed load is not cached. */
function boundedCache<Value>(most: number) {
  const kept = new Map<string, Value>();
  const put = (key: string, value: Value): void => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  const get = async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = kept.get(key) ?? (await make());
    put(key, value);
    return value;
  };
  return { get, put, forget: () => kept.clear() };
}
