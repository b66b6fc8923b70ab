import type { BookIssue } from './book-issue.ts';
import { columns, tableFiles, type TableFile } from './columns.ts';
import { Cells, type Row } from './table-row.ts';
import { vehicleTypes, type VehicleType } from '../trade-words.ts';

/** The rows of every table by file; issues of the table as a whole are recorded. */
export type Tables = (file: TableFile) => readonly Cells[];

export function openTables(files: Readonly<Record<string, readonly Row[]>>, issues: BookIssue[]): Tables {
  const tables = new Map<TableFile, readonly Cells[]>();
  for (const file of tableFiles) {
    const rows = files[file] ?? [];
    tables.set(
      file,
      rows.map((row) => new Cells(file, row, issues)),
    );
    const [first] = rows;
    if (first === undefined) {
      issues.push({ file, row: 0, column: '', reason: 'file-missing', value: '' });
      continue;
    }
    for (const column of columns[file]) {
      if (first.cells[column] === undefined) {
        issues.push({ file, row: 1, column, reason: 'column-missing', value: '' });
      }
    }
    noteSpaces(file, rows, issues);
  }
  return (file) => tables.get(file) ?? [];
}

/** Invisible spaces would make two codes of one. */
function noteSpaces(file: TableFile, rows: readonly Row[], issues: BookIssue[]): void {
  for (const { row, cells } of rows) {
    for (const column of columns[file]) {
      const value = cells[column] ?? '';
      if (value !== value.trim()) issues.push({ file, row, column, reason: 'space-at-the-edge', value });
    }
  }
}

/** Rows with the same key repeat one fact; the second is the issue. */
export function noteDuplicates(rows: readonly Cells[], key: readonly [string, ...string[]]): void {
  const seen = new Set<string>();
  for (const cells of rows) {
    const name = key.map((column) => cells.text(column)).join(' ');
    if (seen.has(name)) cells.issue(key.at(-1) ?? key[0], 'duplicate', name);
    seen.add(name);
  }
}

/** Every value of a closed list needs a row. */
export function noteMissing(rows: readonly Cells[], words: readonly string[]): void {
  const [first] = rows;
  const present = new Set(rows.map((cells) => cells.text('code')));
  for (const word of words) if (!present.has(word)) first?.issue('code', 'entry-missing', word);
}

/** Vehicle types of a row: `*` means all, none is an issue. */
export function vehicleTypesOf(cells: Cells, column = 'vehicle_types'): readonly VehicleType[] {
  if (cells.isAll(column)) return vehicleTypes;
  cells.required(column);
  return cells.words(column, vehicleTypes, 'unknown-vehicle-type');
}
