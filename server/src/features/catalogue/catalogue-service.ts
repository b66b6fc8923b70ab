import type { BookIssue } from '@dre/core/domain/catalogue/book/book-issue';
import { tableFiles } from '@dre/core/domain/catalogue/book/columns';
import { readBook } from '@dre/core/domain/catalogue/reading/read-book';
import { rowKey } from '@dre/core/domain/catalogue/book/table-keys';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import { accept, type Result } from '@dre/core/domain/result';
import type { Db } from '../../database/connections/connection.ts';
import {
  dayOf,
  editions,
  insertEdition,
  type NewRow,
  reviseRows,
  rowsOf,
  waitForTurnToPublish,
} from './catalogue-queries.ts';

/** A whole book as read from its files. */
export interface BookFiles {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly calculators: unknown;
}

const calculatorsFile = 'calculators.json';

/** Publishes a book as the next edition; any issue refuses the whole book and changes nothing. */
export async function publishEdition(
  trx: Db,
  files: BookFiles,
  { note, now }: { readonly note: string; readonly now: Date },
): Promise<Result<number, readonly BookIssue[]>> {
  await waitForTurnToPublish(trx);
  const [newest] = await editions(trx);
  const number = (newest?.number ?? 0) + 1;
  const book = readBook(files.tables, files.calculators, number);
  if (!book.ok) return book;
  const rows = rowsOfFiles(files);
  await insertEdition(trx, {
    number,
    published_at: now,
    note,
    effective_on: dayOf(now),
    // Every row of a first edition is new.
    ...(newest === undefined && { rows_added: rows.length }),
  });
  await reviseRows(trx, number, rows);
  return accept(number);
}

/** An edition as files; undefined if it does not exist. */
export async function filesOf(trx: Db, number: number): Promise<BookFiles | undefined> {
  const rows = await rowsOf(trx, number);
  if (rows.length === 0) return undefined;
  const tables: Record<string, Row[]> = {};
  for (const { table_file, cells } of rows) {
    if (table_file === calculatorsFile) continue;
    const table = (tables[table_file] ??= []);
    table.push({ row: table.length + 2, cells: cells as Row['cells'] });
  }
  const calculators = rows.find(({ table_file }) => table_file === calculatorsFile);
  return { tables, calculators: calculators?.cells ?? null };
}

function rowsOfFiles({ tables, calculators }: BookFiles): readonly NewRow[] {
  const rows = tableFiles.flatMap((file) =>
    (tables[file] ?? []).map(({ cells }, position) => ({
      table_file: file,
      row_key: rowKey(file, cells),
      position,
      cells,
    })),
  );
  return [...rows, { table_file: calculatorsFile, row_key: '', position: 0, cells: calculators }];
}
