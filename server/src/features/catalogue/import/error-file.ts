import type { GeneratedFile } from '@dre/core/contract/catalogue/book-import';
import { checkImport } from '@dre/core/domain/catalogue/import/check-import';
import type { ImportedRow } from '@dre/core/domain/catalogue/import/import-outcome';
import type { ImportPlan, ParsedSheet } from '@dre/core/domain/catalogue/import/import-plan';
import type { Db } from '../../../database/connections/connection.ts';
import { draftTables, fileOf, importById } from './import-queries.ts';
import { readFile } from './read-file.ts';
import { csvFile, workbookFile } from './write-tables.ts';

/** The file with its fixes, and one more column with the problems of each row. */
export async function errorFile(db: Db, id: string, now: Date): Promise<GeneratedFile | undefined> {
  const row = await importById(db, id, now);
  if (row === undefined || row.outcome === null) return undefined;
  const bytes = await fileOf(db, id);
  const read = await readFile(bytes, row.file_name);
  if (!read.ok) return undefined;
  const { tables } = await draftTables(db);
  const { rejected, 'left-out': leftOut } = checkImport(read.value, row.plan, tables).rows;
  const written = read.value.map((sheet) => withErrors(sheet, row.plan, [...rejected, ...leftOut]));
  const name = `${row.file_name.replace(/\.(csv|xlsx)$/i, '')}-errors`;
  const [first] = written;
  return isZip(bytes) || first === undefined ? workbookFile(name, written) : csvFile({ ...first, name });
}

function isZip(bytes: Buffer): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function withErrors(sheet: ParsedSheet, plan: ImportPlan, rejected: readonly ImportedRow[]) {
  const columns = plan.sheets.find((one) => one.sheet === sheet.name)?.columns ?? [];
  const errors = new Map(
    rejected.filter((row) => row.sheet === sheet.name).map((row) => [row.row, wordsOf(row)] as const),
  );
  const fixes = plan.fixes.filter((fix) => fix.sheet === sheet.name);
  const width = sheet.rows[0]?.length ?? 0;
  const rows = sheet.rows.map((cells, at) => {
    const fixed = Array.from({ length: Math.max(width, cells.length) }, (_, column) => cells[column] ?? '');
    for (const { row, column, value } of fixes) {
      if (row === at + 1 && columns.includes(column)) fixed[columns.indexOf(column)] = value;
    }
    return [...fixed, at === 0 ? 'error' : (errors.get(at + 1) ?? '')];
  });
  return { name: sheet.name, table: null, rows };
}

function wordsOf({ problems }: ImportedRow): string {
  return problems.map(({ column, code, sentence }) => `${column}: ${sentence} (${code})`).join(' ');
}
