import { importLimits } from '@dre/core/contract/catalogue/book-import';
import type { FormulaCell, ParsedSheet } from '@dre/core/domain/catalogue/import/import-plan';
import { fromInert, isFormula } from '@dre/core/domain/exchange/csv';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { CsvError, parse } from 'csv-parse/sync';

/** The rows of a CSV file in UTF-8, with or without a byte order mark. */
export function readCsv(bytes: Buffer, fileName: string): Result<readonly ParsedSheet[], string> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('The file is not written in UTF-8. Save it as “CSV UTF-8”.');
  }
  if (text.trim() === '') return refuse('The file is empty.');
  const rows = parsed(text);
  if (!rows.ok) return rows;
  const formulas: FormulaCell[] = [];
  for (const [row, cells] of rows.value.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (!opensOddly.test(cell)) continue;
      if (isFormula(cell)) formulas.push({ row, column });
      else cells[column] = fromInert(cell);
    }
  }
  return accept([{ name: fileName.replace(/\.csv$/i, ''), rows: rows.value, formulas }]);
}

/** Only cells that begin like this are examined further: a file has a million cells. */
const opensOddly = /^['=+\-@\t\r]/;

function parsed(text: string): Result<string[][], string> {
  let isTooMuch = false;
  try {
    const rows = parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: 2_000_000,
      to: importLimits.rows + 2,
    });
    isTooMuch = rows.length > importLimits.rows + 1;
    if ((rows[0]?.length ?? 0) > importLimits.columns) {
      return refuse(`The file has more than ${String(importLimits.columns)} columns.`);
    }
    return isTooMuch ? refuse(tooManyRows) : accept(rows);
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    return refuse(wordsOf(cause));
  }
}

export const tooManyRows = `The file has more than ${importLimits.rows.toLocaleString('en-US')} rows. Divide it into several.`;

function wordsOf({ code, lines }: CsvError & { lines?: number }): string {
  const row = lines === undefined ? '' : ` on line ${String(lines)}`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark is opened in the file and never closed.';
  if (code === 'CSV_MAX_RECORD_SIZE') return `A row${row} is too long to be a row.`;
  return `The file is no readable CSV${row}: a quotation mark stands where none may.`;
}

/** The delimiter of the first line: spreadsheets of some countries write semicolons. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r|\n/, 1);
  const bare = first.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((mark) => [mark, bare.split(mark).length] as const);
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ',';
}
