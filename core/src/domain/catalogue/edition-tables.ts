import type { Result } from '../result.ts';
import type { BookFault } from './book-fault.ts';
import type { TableFile } from './columns.ts';
import type { BookContents } from './contents.ts';
import { readBook } from './read-book.ts';
import { tableKeys } from './table-keys.ts';
import type { Row } from './table-row.ts';

/** One table as it travels: rows of texts under the columns' names. */
export interface EditionTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A whole edition as it travels and as browsers keep it. */
export interface EditionTables {
  readonly tables: Readonly<Record<string, EditionTable>>;
  readonly calculators: unknown;
}

/** What makes a later edition of an earlier one. */
export interface EditionChanges {
  readonly written: Readonly<Record<string, EditionTable>>;
  /** Where each written row stands in its table of the later edition, in rising order. */
  readonly places: Readonly<Record<string, readonly number[]>>;
  readonly gone: Readonly<Record<string, readonly string[]>>;
  /** Null where they are the same. */
  readonly calculators: unknown;
}

/**
 * The later edition, exactly as it would have come whole; undefined where the columns of the two differ, so that a
 * browser with an edition from before a new column asks for the whole again.
 */
export function withChanges(earlier: EditionTables, changes: EditionChanges): EditionTables | undefined {
  const tables: Record<string, EditionTable> = {};
  for (const file of new Set([...Object.keys(earlier.tables), ...Object.keys(changes.written)])) {
    const table = changedTable(file, earlier.tables[file], changes);
    if (table === undefined) return undefined;
    if (table.rows.length > 0) tables[file] = table;
  }
  return { tables, calculators: changes.calculators ?? earlier.calculators };
}

function changedTable(
  file: string,
  earlier: EditionTable | undefined,
  { written, places, gone }: EditionChanges,
): EditionTable | undefined {
  const news = written[file];
  const lost = gone[file] ?? [];
  if (earlier === undefined) return news;
  if (news === undefined && lost.length === 0) return earlier;
  const { columns } = earlier;
  if (news !== undefined && news.columns.join() !== columns.join()) return undefined;
  const keyOf = keyReader(file, columns);
  const leaving = new Set([...lost, ...(news?.rows ?? []).map(keyOf)]);
  const rows = earlier.rows.filter((row) => !leaving.has(keyOf(row)));
  return { columns, rows: insertAt(rows, news?.rows ?? [], places[file] ?? []) };
}

function keyReader(file: string, columns: readonly string[]): (row: readonly string[]) => string {
  const indexes = (tableKeys[file as TableFile] ?? []).map((column) => columns.indexOf(column));
  return (row) => indexes.map((index) => row[index] ?? '').join(' ');
}

/** Rows that stay keep their order among each other; the places say where the new ones stand between them. */
function insertAt<Value>(
  staying: readonly Value[],
  news: readonly Value[],
  places: readonly number[],
): Value[] {
  const result: Value[] = [];
  let next = 0;
  for (const value of staying) {
    while (places[next] === result.length) result.push(news[next++] as Value);
    result.push(value);
  }
  return [...result, ...news.slice(next)];
}

/** The edition as a book that was read and checked. */
export function readEditionTables(
  { tables, calculators }: EditionTables,
  edition: number,
): Result<BookContents, readonly BookFault[]> {
  const files: Record<string, readonly Row[]> = {};
  for (const [file, { columns, rows }] of Object.entries(tables)) {
    files[file] = rows.map((cells, index) => ({
      row: index + 2,
      cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
    }));
  }
  return readBook(files, calculators, edition);
}
