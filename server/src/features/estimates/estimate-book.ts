import type { Book } from '@dre/core/domain/catalogue/book';
import { openBook } from '@dre/core/domain/catalogue/open-book';
import { readBook } from '@dre/core/domain/catalogue/read-book';
import type { Db } from '../../database/connection.ts';
import { readEdition } from '../catalogue/catalogue-service.ts';

/** What an estimate is reckoned with for ever. */
export interface BookRevisions {
  readonly companyId: string;
  readonly edition: number;
  readonly houseRevision: number;
}

/** Editions never change, and few are in use at a time. */
const opened = new Map<number, Book>();
const kept = 4;

/** The book an estimate is reckoned with. */
export async function bookOf(trx: Db, { edition }: BookRevisions): Promise<Book> {
  const known = opened.get(edition);
  if (known !== undefined) return known;
  const found = await readEdition(trx, edition);
  if (!found.ok) throw new Error(`There is no edition ${String(edition)} of the book.`);
  const { tables, calculators } = found.value;
  const rows = Object.entries(tables).map(([file, table]) => [
    file,
    table.rows.map((cells, index) => ({
      row: index + 2,
      cells: Object.fromEntries(table.columns.map((column, at) => [column, cells[at] ?? ''])),
    })),
  ]);
  const read = readBook(Object.fromEntries(rows), calculators, edition);
  if (!read.ok) throw new Error(`Edition ${String(edition)} of the book has faults.`);
  const book = openBook(read.value);
  const [oldest] = opened.keys();
  if (oldest !== undefined && opened.size >= kept) opened.delete(oldest);
  opened.set(edition, book);
  return book;
}
