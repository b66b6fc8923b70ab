import { columns, tableFiles, type TableFile } from '../book/columns.ts';
import { rowKey, tableKeys } from '../book/table-keys.ts';
import type { Row } from '../book/table-row.ts';
import { matchSheet, type MatchedRow, type MatchedSheet } from './match-sheet.ts';
import {
  confirmPriceChangeAbove,
  type OpenQuestion,
  type ImportCounts,
  type ImportedRow,
  type ImportOutcome,
  type ImportProblem,
  type ImportResult,
  importResults,
  type SheetIssue,
} from './import-outcome.ts';
import type { ImportPlan, ParsedSheet, SheetPlan } from './import-plan.ts';
import { problemOf } from './problem-text.ts';
import { issuesIn } from './table-checks.ts';

/** The rows of the draft by table. */
export type DraftTables = Readonly<Partial<Record<TableFile, readonly Row[]>>>;

/** The effect of a file on the draft, row by row. Changes nothing. */
export function checkImport(
  sheets: readonly ParsedSheet[],
  plan: ImportPlan,
  draft: DraftTables,
): ImportOutcome {
  const sheetFaults: SheetIssue[] = [];
  const matched = plan.sheets.flatMap((sheetPlan, at): MatchedSheet[] => {
    const sheet = sheets.find(({ name }) => name === sheetPlan.sheet);
    if (sheet === undefined || sheetPlan.table === null) return [];
    const issue = sheetIssueOf(sheet, sheetPlan, plan.sheets.slice(0, at));
    if (issue !== undefined) {
      sheetFaults.push(issue);
      return [];
    }
    return [matchSheet(sheet, { ...sheetPlan, table: sheetPlan.table }, plan, draft[sheetPlan.table] ?? [])];
  });
  const problems = problemsOf(matched, draft);
  const rows: Record<ImportResult, ImportedRow[]> = {
    rejected: [],
    new: [],
    changed: [],
    unchanged: [],
    'left-out': [],
    missing: [],
  };
  for (const sheet of matched) sortRows(sheet, problems.get(sheet.table) ?? new Map(), rows);
  return {
    counts: countsOf(rows),
    rows,
    questions: questionsOf(matched),
    sheetFaults,
    largePriceChanges: [...rows.new, ...rows.changed].filter(isLargeChange).length,
  };
}

export function isLargeChange({ priceChange }: Pick<ImportedRow, 'priceChange'>): boolean {
  return priceChange !== null && Math.abs(priceChange) > confirmPriceChangeAbove;
}

/** The reason a sheet's rows cannot be identified. */
function sheetIssueOf(
  sheet: ParsedSheet,
  { sheet: name, table, columns: mapped }: SheetPlan,
  before: readonly SheetPlan[],
): SheetIssue | undefined {
  if (table === null) return undefined;
  if (sheet.rows.length < 2) return { sheet: name, fault: 'no-rows', column: '' };
  if (before.some((other) => other.table === table)) return { sheet: name, fault: 'table-twice', column: '' };
  const named = mapped.filter((column) => column !== null);
  const twice = named.find((column, at) => named.indexOf(column) !== at);
  if (twice !== undefined) return { sheet: name, fault: 'column-twice', column: twice };
  const missing = tableKeys[table].find((column) => !named.includes(column));
  return missing === undefined ? undefined : { sheet: name, fault: 'key-column-missing', column: missing };
}

type ByRow = Map<number, ImportProblem[]>;

/** Applies the book's own rules once to everything the file would change. */
function problemsOf(matched: readonly MatchedSheet[], draft: DraftTables): ReadonlyMap<TableFile, ByRow> {
  const found = new Map<TableFile, ByRow>();
  const touched = new Set(matched.filter(({ changes }) => changes.length > 0).map(({ table }) => table));
  if (touched.size === 0) return found;
  const files: Partial<Record<TableFile, readonly Row[]>> = {};
  for (const file of tableFiles) {
    const sheet = matched.find(({ table }) => table === file);
    files[file] =
      sheet === undefined ? asUntouched(draft[file] ?? []) : withChanges(sheet, draft[file] ?? []);
  }
  const { issues, allowed } = issuesIn(files, touched);
  for (const issue of issues) {
    const table = issue.file as TableFile;
    if (issue.row <= 0 || !touched.has(table)) continue;
    noteProblem(found, table, issue.row, problemOf(issue, allowed));
  }
  return found;
}

function noteProblem(
  found: Map<TableFile, ByRow>,
  table: TableFile,
  row: number,
  problem: ImportProblem,
): void {
  const rows = found.get(table) ?? new Map<number, ImportProblem[]>();
  found.set(table, rows);
  const existing = rows.get(row);
  if (existing === undefined) rows.set(row, [problem]);
  // One problem for each cell: a non-number is not also out of bounds.
  else if (!existing.some(({ column }) => column === problem.column)) existing.push(problem);
}

/** Row -1 keeps problems of untouched rows from being reported against the file. */
function asUntouched(rows: readonly Row[]): readonly Row[] {
  return rows.map(({ cells }) => ({ row: -1, cells }));
}

function withChanges({ changes, table }: MatchedSheet, rows: readonly Row[]): readonly Row[] {
  const changed = new Set(changes.map(({ key }) => key));
  // Existing rows come first: of two rows with the same key the file's is the second.
  return [
    ...asUntouched(rows.filter(({ cells }) => !changed.has(rowKey(table, cells)))),
    ...changes.map(({ row, cells }) => ({ row, cells })),
  ];
}

function sortRows(sheet: MatchedSheet, problems: ByRow, rows: Record<ImportResult, ImportedRow[]>): void {
  const importedRow = (
    { row, key, cells, was, priceChange }: MatchedRow,
    result: ImportResult,
  ): ImportedRow => ({
    sheet: sheet.name,
    table: sheet.table,
    row,
    result,
    key,
    cells,
    was,
    problems: [],
    priceChange,
  });
  for (const one of sheet.rows) {
    const found = withoutEchoes([...one.problems, ...(problems.get(one.row) ?? [])]);
    if (one.isLeftOut) rows['left-out'].push({ ...importedRow(one, 'left-out'), problems: found });
    else if (found.length > 0)
      rows.rejected.push({ ...importedRow(one, 'rejected'), problems: inOrder(found, sheet) });
    else rows[one.status].push(importedRow(one, one.status));
  }
  for (const { cells } of sheet.missing) {
    rows.missing.push(
      importedRow(
        { row: 0, key: rowKey(sheet.table, cells), cells, was: {}, priceChange: null } as MatchedRow,
        'missing',
      ),
    );
  }
}

const unreadable: ReadonlySet<string> = new Set(['NOT_A_NUMBER', 'PRICE_NEGATIVE', 'EMPTY']);

/** An unreadable price is not also out of order. */
function withoutEchoes(problems: readonly ImportProblem[]): readonly ImportProblem[] {
  if (!problems.some(({ code }) => unreadable.has(code))) return problems;
  return problems.filter(({ code }) => code !== 'PRICES_OUT_OF_ORDER');
}

function inOrder(problems: readonly ImportProblem[], { table }: MatchedSheet): readonly ImportProblem[] {
  const order: readonly string[] = columns[table];
  return problems.toSorted((a, b) => order.indexOf(a.column) - order.indexOf(b.column));
}

function countsOf(rows: Readonly<Record<ImportResult, readonly ImportedRow[]>>): ImportCounts {
  const counts = Object.fromEntries(importResults.map((result) => [result, rows[result].length]));
  const read = importResults
    .filter((result) => result !== 'missing')
    .reduce((sum, result) => sum + rows[result].length, 0);
  return { ...counts, read } as ImportCounts;
}

function questionsOf(matched: readonly MatchedSheet[]): readonly OpenQuestion[] {
  const byQuestion = new Map<string, OpenQuestion>();
  for (const { questions } of matched) {
    for (const one of questions) {
      const before = byQuestion.get(one.question);
      byQuestion.set(
        one.question,
        before === undefined ? one : { ...before, cells: before.cells + one.cells },
      );
    }
  }
  return [...byQuestion.values()];
}
