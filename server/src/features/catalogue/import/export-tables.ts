import type { GeneratedFile } from '@dre/core/contract/catalogue/book-import';
import { columns, tableFiles, type TableFile } from '@dre/core/domain/catalogue/book/columns';
import type { DraftTables } from '@dre/core/domain/catalogue/import/check-import';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import type { Db } from '../../../database/connections/connection.ts';
import { editionOf, rowsOf } from '../catalogue-queries.ts';
import type { BookWork } from './book-work.ts';
import { byTable, draftTables } from './import-queries.ts';
import { csvFile, workbookFile, type WrittenTable } from './write-tables.ts';

type ExportWish = Omit<Extract<BookWork, { kind: 'export' }>, 'kind'>;

/** Exports tables of the book as files; importing them unchanged changes nothing. */
export async function exportTables(
  db: Db,
  { of, table, format }: ExportWish,
): Promise<GeneratedFile | undefined> {
  const tables = await tablesOf(db, of);
  if (tables === undefined) return undefined;
  const files = table === null ? tableFiles : [table];
  const written = files.map((file) => writtenTable(file, tables[file] ?? []));
  const edition = typeof of === 'number' ? `edition-${String(of)}` : of;
  const [first] = written;
  const name = table === null || first === undefined ? `book-${edition}` : `${first.name}-${edition}`;
  return format === 'csv' && first !== undefined ? csvFile({ ...first, name }) : workbookFile(name, written);
}

async function tablesOf(db: Db, of: ExportWish['of']): Promise<DraftTables | undefined> {
  if (of === 'template') return {};
  if (of === 'draft') return (await draftTables(db)).tables;
  if ((await editionOf(db, of)) === undefined) return undefined;
  return byTable(await rowsOf(db, of));
}

function writtenTable(file: TableFile, rows: readonly Row[]): WrittenTable {
  const headings = columns[file];
  return {
    name: file.replace('.csv', ''),
    table: file,
    rows: [[...headings], ...rows.map(({ cells }) => headings.map((column) => cells[column] ?? ''))],
  };
}
