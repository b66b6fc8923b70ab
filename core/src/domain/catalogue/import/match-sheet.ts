import { columns, type TableFile } from '../book/columns.ts';
import { rowKey, tableKeys } from '../book/table-keys.ts';
import type { Row } from '../book/table-row.ts';
import { fixedListRefusal } from '../draft/fixed-lists.ts';
import { type LostZeros, readCell } from './cell-reading.ts';
import { type ColumnKind, columnKind, plainNumber } from './column-kinds.ts';
import type { OpenQuestion, ImportProblem } from './import-outcome.ts';
import type { ImportPlan, ImportQuestion, ParsedSheet, SheetPlan } from './import-plan.ts';
import {
  fixedListProblem,
  formulaProblem,
  questionProblem,
  sameKeyProblem,
  tooLongProblem,
  unwritableProblem,
  withoutHeadingProblem,
} from './problem-text.ts';

/** A row of the file and its row in the draft. */
export interface MatchedRow {
  readonly row: number;
  readonly key: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly was: Readonly<Record<string, string>>;
  readonly status: 'new' | 'changed' | 'unchanged';
  readonly isLeftOut: boolean;
  readonly problems: readonly ImportProblem[];
  readonly priceChange: number | null;
}

export interface MatchedSheet {
  readonly name: string;
  readonly table: TableFile;
  readonly rows: readonly MatchedRow[];
  /** Rows to check by the rules of the book. */
  readonly changes: readonly MatchedRow[];
  /** Rows of the draft missing from the file. */
  readonly missing: readonly Row[];
  readonly questions: readonly OpenQuestion[];
}

/** The longest cell the draft allows. */
export const longestCell = 2_000;

interface MappedColumn {
  readonly at: number;
  readonly column: string;
  readonly kind: ColumnKind;
  readonly zeros: LostZeros | undefined;
}

interface Matching {
  readonly sheet: ParsedSheet;
  readonly table: TableFile;
  readonly plan: ImportPlan;
  readonly mapped: readonly MappedColumn[];
  readonly headings: number;
  readonly byKey: ReadonlyMap<string, Row>;
  readonly fixes: ReadonlyMap<string, string>;
  readonly formulas: ReadonlySet<number>;
  readonly questions: Map<ImportQuestion, OpenQuestion>;
}

/** Matches each row with the draft row of the same key, and the changes it makes there. */
export function matchSheet(
  sheet: ParsedSheet,
  sheetPlan: SheetPlan & { readonly table: TableFile },
  plan: ImportPlan,
  draft: readonly Row[],
): MatchedSheet {
  const { table } = sheetPlan;
  const matching: Matching = {
    sheet,
    table,
    plan,
    mapped: mappedColumns(sheetPlan, draft),
    headings: sheet.rows[0]?.length ?? 0,
    byKey: new Map(draft.map((row) => [rowKey(table, row.cells), row])),
    fixes: new Map(
      plan.fixes
        .filter((fix) => fix.sheet === sheet.name)
        .map(({ row, column, value }) => [`${String(row)} ${column}`, value]),
    ),
    formulas: new Set(sheet.formulas.map(({ row, column }) => cellNumber(row, column))),
    questions: new Map(),
  };
  const leftOut = new Set(plan.leftOut.filter((one) => one.sheet === sheet.name).map(({ row }) => row));
  const seen = new Map<string, number>();
  const rows: MatchedRow[] = [];
  for (let at = 1; at < sheet.rows.length; at += 1) {
    const cells = sheet.rows[at] ?? [];
    if (cells.every((cell) => cell === '')) continue;
    rows.push(matchRow(matching, cells, at + 1, { isLeftOut: leftOut.has(at + 1), seen }));
  }
  const keys = new Set(rows.map(({ key }) => key));
  return {
    name: sheet.name,
    table,
    rows,
    changes: rows.filter((row) => row.status !== 'unchanged' && !row.isLeftOut && row.problems.length === 0),
    missing: draft.filter((row) => !keys.has(rowKey(table, row.cells))),
    questions: [...matching.questions.values()],
  };
}

function mappedColumns({ table, columns: mapped }: SheetPlan & { table: TableFile }, draft: readonly Row[]) {
  const tableColumns: readonly string[] = columns[table];
  return mapped.flatMap((column, at): MappedColumn[] => {
    if (column === null || !tableColumns.includes(column)) return [];
    const kind = columnKind(table, column);
    return [{ at, column, kind, zeros: kind === 'code' ? lostZeros(draft, column) : undefined }];
  });
}

/** Numeric codes with leading zeros, by the form a spreadsheet gives them. */
function lostZeros(draft: readonly Row[], column: string): LostZeros | undefined {
  const lost = new Map<string, string>();
  const there = new Set<string>();
  for (const { cells } of draft) {
    const code = cells[column] ?? '';
    there.add(code);
    if (/^0+[1-9]\d*$/.test(code)) lost.set(code.replace(/^0+/, ''), code);
  }
  for (const code of there) lost.delete(code);
  return lost.size === 0 ? undefined : lost;
}

function matchRow(
  matching: Matching,
  given: readonly string[],
  row: number,
  { isLeftOut, seen }: { readonly isLeftOut: boolean; readonly seen: Map<string, number> },
): MatchedRow {
  const problems: ImportProblem[] = [];
  const read = readRow(matching, given, row, problems);
  const key = rowKey(matching.table, read);
  const before = matching.byKey.get(key)?.cells;
  const earlier = seen.get(key);
  if (earlier !== undefined && !isLeftOut) {
    const column = tableKeys[matching.table].at(-1) ?? '';
    const code = matching.table === 'parts.csv' ? 'DUPLICATE_PART_NO' : 'DUPLICATE';
    problems.push(sameKeyProblem({ column, value: read[column] ?? '' }, code, earlier));
  }
  if (earlier === undefined && !isLeftOut) seen.set(key, row);
  const compared = before === undefined ? asNew(matching, read) : againstDraft(matching, read, before);
  const fixed =
    compared.status === 'unchanged' ? null : fixedListRefusal(matching.table, before ?? null, compared.cells);
  if (fixed !== null && !isLeftOut)
    problems.push(
      fixedListProblem(
        { column: Object.keys(compared.was)[0] ?? tableKeys[matching.table][0], value: key },
        fixed,
      ),
    );
  return { row, key, isLeftOut, problems, ...compared };
}

type Compared = Pick<MatchedRow, 'cells' | 'was' | 'status' | 'priceChange'>;

function asNew({ table }: Matching, read: Readonly<Record<string, string>>): Compared {
  const cells: Record<string, string> = {};
  for (const column of columns[table]) cells[column] = read[column] ?? '';
  return { cells, was: {}, status: 'new', priceChange: null };
}

/** Columns missing from the file stay unchanged. */
function againstDraft(
  { mapped }: Matching,
  read: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): Compared {
  let was: Record<string, string> | undefined;
  let priceChange: number | null = null;
  for (const { column, kind } of mapped) {
    const [now = '', then = ''] = [read[column], before[column]];
    if (now === then || isSameNumber(kind, now, then)) continue;
    was ??= {};
    was[column] = then;
    if (kind === 'money') priceChange = larger(priceChange, changeOf(then, now));
  }
  if (was === undefined) return { cells: before, was: {}, status: 'unchanged', priceChange };
  const cells: Record<string, string> = { ...before };
  for (const column of Object.keys(was)) cells[column] = read[column] ?? '';
  return { cells, was, status: 'changed', priceChange };
}

function isSameNumber(kind: ColumnKind, now: string, then: string): boolean {
  if (kind !== 'money' && kind !== 'number') return false;
  return plainNumber.test(now) && plainNumber.test(then) && Number(now) === Number(then);
}

/** In hundredths of a percent; from zero to any price is 100 %. */
function changeOf(then: string, now: string): number | null {
  if (!plainNumber.test(then) || !plainNumber.test(now)) return null;
  const [from, to] = [Number(then), Number(now)];
  return from === 0 ? 10_000 : Math.round(((to - from) / from) * 10_000);
}

function larger(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.abs(b) > Math.abs(a) ? b : a;
}

/** The cells of a row in the book's notation; invalid ones are recorded. */
function readRow(
  matching: Matching,
  given: readonly string[],
  row: number,
  problems: ImportProblem[],
): Record<string, string> {
  const { plan, mapped, fixes, formulas, headings } = matching;
  const read: Record<string, string> = {};
  for (const { at, column, kind, zeros } of mapped) {
    const fixed = fixes.size === 0 ? undefined : fixes.get(`${String(row)} ${column}`);
    const text = fixed ?? given[at] ?? '';
    const { value, question } = readCell(text, kind, plan.answers, zeros);
    read[column] = kind === 'money' ? withCents(value) : value;
    const cell = { column, value: text };
    if (text.length > longestCell) problems.push(tooLongProblem(cell, longestCell));
    else if (unwritable.test(text))
      problems.push(unwritableProblem({ column, value: text.replaceAll(unwritables, '�') }));
    else if (question !== undefined) {
      noteQuestion(matching, question, { row, column, example: text });
      problems.push(questionProblem(cell, question));
    } else if (fixed === undefined && formulas.size > 0 && formulas.has(cellNumber(row - 1, at))) {
      problems.push(formulaProblem(cell));
    }
  }
  if (given.length > headings) {
    const more = given.slice(headings).find((cell) => cell !== '');
    if (more !== undefined) problems.push(withoutHeadingProblem({ column: '', value: more.slice(0, 100) }));
  }
  return read;
}

/** NUL and lone surrogates, which the database cannot store. */
const unwritable = /[\0\p{Surrogate}]/u;
const unwritables = /[\0\p{Surrogate}]/gu;

/** 12.5 becomes 12.50 in a price column. */
function withCents(value: string): string {
  if (/^\d+$/.test(value)) return `${value}.00`;
  return /^\d+\.\d$/.test(value) ? `${value}0` : value;
}

function noteQuestion(
  { questions, sheet }: Matching,
  question: ImportQuestion,
  where: { readonly row: number; readonly column: string; readonly example: string },
): void {
  const before = questions.get(question);
  questions.set(
    question,
    before === undefined
      ? { question, cells: 1, sheet: sheet.name, ...where }
      : { ...before, cells: before.cells + 1 },
  );
}

/** One number for a cell: no sheet is wider. */
function cellNumber(row: number, column: number): number {
  return row * 100_000 + column;
}
