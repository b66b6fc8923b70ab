import type { DraftFault } from '@dre/core/contract/book-draft';
import type { BookFault } from '@dre/core/domain/catalogue/book-fault';
import { calculatorsFile } from '@dre/core/domain/catalogue/draft/references';
import { readBook } from '@dre/core/domain/catalogue/read-book';
import { bookFaultWords } from '@dre/core/domain/catalogue/say-book-fault';
import type { Row } from '@dre/core/domain/catalogue/table-row';
import type { Db } from '../../../database/connection.ts';
import { newestEditionNumber } from '../catalogue-queries.ts';
import { bookRows, draftState } from './draft-queries.ts';

interface CheckedDraft {
  readonly name: string;
  readonly revision: number;
  readonly faults: readonly DraftFault[];
}

/** The draft checked last: it is asked about again and again between two changes. */
let checked: CheckedDraft | undefined;

/** Everything that keeps the draft from being published. */
export async function faultsOfDraft(trx: Db): Promise<CheckedDraft> {
  const { revision, changedAt } = await draftState(trx);
  const edition = (await newestEditionNumber(trx)) ?? 0;
  const name = [edition, revision, changedAt?.getTime()].join(' ');
  if (checked?.name !== name) checked = { name, revision, faults: await check(trx, edition) };
  return checked;
}

async function check(trx: Db, edition: number): Promise<readonly DraftFault[]> {
  const rows = await bookRows(trx);
  const tables: Record<string, Row[]> = {};
  const keys: Record<string, string[]> = {};
  for (const { table_file, row_key, cells } of rows) {
    if (table_file === calculatorsFile) continue;
    const table = (tables[table_file] ??= []);
    table.push({ row: table.length + 2, cells: cells as Row['cells'] });
    (keys[table_file] ??= []).push(row_key);
  }
  const calculators = rows.find(({ table_file }) => table_file === calculatorsFile)?.cells ?? null;
  const read = readBook(tables, calculators, edition + 1);
  if (read.ok) return [];
  return read.refusal.map((fault) => draftFault(fault, tables, keys));
}

function draftFault(
  fault: BookFault,
  tables: Readonly<Record<string, readonly Row[]>>,
  keys: Readonly<Record<string, readonly string[]>>,
): DraftFault {
  const { file, row, column, reason, value } = fault;
  const cells = tables[file]?.[row - 2]?.cells;
  return {
    file,
    key: keys[file]?.[row - 2] ?? '',
    part: cells?.['part_code'] ?? (file === 'parts.csv' ? (cells?.['code'] ?? '') : ''),
    column,
    reason,
    value,
    sentence: bookFaultWords[reason],
  };
}
