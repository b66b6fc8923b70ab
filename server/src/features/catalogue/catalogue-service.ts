import type { EditionReply } from '@dre/core/contract/catalogue';
import type { BookFault } from '@dre/core/domain/catalogue/book-fault';
import { columns, type TableFile, tableFiles } from '@dre/core/domain/catalogue/columns';
import { readBook } from '@dre/core/domain/catalogue/read-book';
import { rowKey } from '@dre/core/domain/catalogue/table-keys';
import type { Row } from '@dre/core/domain/catalogue/table-row';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Db } from '../../database/connection.ts';
import {
  editionOf,
  editions,
  type EditionRow,
  insertEdition,
  type NewRow,
  type PlacedRow,
  type RevisionRow,
  reviseRows,
  rowsGoneBetween,
  rowsOf,
  rowsWrittenBetween,
  waitForTurnToPublish,
} from './catalogue-queries.ts';

/** A whole book, as its files say it. */
export interface BookFiles {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly calculators: unknown;
}

type NotFound = { readonly kind: 'not-found' };

const calculatorsFile = 'calculators.json';

/** Makes the next edition of a book that has no fault; with one the whole of it is refused and nothing changes. */
export async function publishEdition(
  trx: Db,
  files: BookFiles,
  { note, now }: { readonly note: string; readonly now: Date },
): Promise<Result<number, readonly BookFault[]>> {
  await waitForTurnToPublish(trx);
  const [newest] = await editions(trx);
  const number = (newest?.number ?? 0) + 1;
  const book = readBook(files.tables, files.calculators, number);
  if (!book.ok) return book;
  await insertEdition(trx, { number, published_at: now, note });
  await reviseRows(trx, number, rowsOfFiles(files));
  return accept(number);
}

export async function listEditions(trx: Db) {
  return (await editions(trx)).map(editionReply);
}

export async function readEdition(trx: Db, number: number): Promise<Result<EditionReply, NotFound>> {
  const edition = await editionOf(trx, number);
  if (edition === undefined) return refuse({ kind: 'not-found' });
  const rows = await rowsOf(trx, number);
  return accept({
    edition: editionReply(edition),
    tables: tablesOf(rows),
    calculators: calculatorsOf(rows),
  });
}

export async function readEditionChanges(trx: Db, number: number, since: number) {
  const edition = await editionOf(trx, number);
  const earlier = await editionOf(trx, since);
  if (edition === undefined || earlier === undefined || since > number) {
    return refuse<NotFound>({ kind: 'not-found' });
  }
  const written = await rowsWrittenBetween(trx, since, number);
  const gone = await rowsGoneBetween(trx, since, number);
  return accept({
    edition: editionReply(edition),
    since,
    written: tablesOf(written),
    places: placesByTable(written),
    gone: keysByTable(gone),
    calculators: calculatorsOf(written),
  });
}

function editionReply({ number, published_at, note }: EditionRow) {
  return { number, publishedAt: published_at.toISOString(), note };
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

function tablesOf(rows: readonly RevisionRow[]): EditionReply['tables'] {
  const tables: Record<string, { columns: string[]; rows: string[][] }> = {};
  for (const { table_file, cells } of rows) {
    if (table_file === calculatorsFile) continue;
    const names = columns[table_file as TableFile];
    const table = (tables[table_file] ??= { columns: [...names], rows: [] });
    table.rows.push(names.map((name) => (cells as Readonly<Record<string, string>>)[name] ?? ''));
  }
  return tables;
}

function keysByTable(rows: readonly RevisionRow[]): Record<string, string[]> {
  const keys: Record<string, string[]> = {};
  for (const { table_file, row_key } of rows) (keys[table_file] ??= []).push(row_key);
  return keys;
}

function placesByTable(rows: readonly PlacedRow[]): Record<string, number[]> {
  const places: Record<string, number[]> = {};
  for (const { table_file, place } of rows) {
    if (table_file !== calculatorsFile) (places[table_file] ??= []).push(place);
  }
  return places;
}

function calculatorsOf(rows: readonly RevisionRow[]): unknown {
  return rows.find(({ table_file }) => table_file === calculatorsFile)?.cells ?? null;
}
