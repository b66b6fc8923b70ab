import { describe, expect, test } from 'vitest';
import { starterFiles } from '../../../testing/starter-book.ts';
import { bookIssueReasons, type BookIssue, type BookIssueReason } from '../book/book-issue.ts';
import { bookMistakes, type BookMistake } from './faulty-books.table.ts';
import { readBook } from './read-book.ts';
import { readCalculators } from './read-calculators.ts';
import { readLists } from './read-lists.ts';
import { readOperations } from './read-operations.ts';
import { readParts } from './read-parts.ts';
import type { Row } from '../book/table-row.ts';
import { openTables } from '../book/tables.ts';

const { tables, calculators } = starterFiles();

function issuesOf(changed: Readonly<Record<string, readonly Row[]>>): readonly BookIssue[] {
  const read = readBook({ ...tables, ...changed }, calculators, 1);
  return read.ok ? [] : read.refusal;
}

function rowsOf(file: string): readonly Row[] {
  return tables[file] ?? [];
}

function theRow(file: string, cells: Readonly<Record<string, string>>): Row {
  const row = rowsOf(file).find((one) =>
    Object.entries(cells).every(([column, value]) => one.cells[column] === value),
  );
  if (row === undefined) throw new Error(`${file} has no row ${JSON.stringify(cells)}`);
  return row;
}

/** Mistakes read together: one pass reports every issue, so only those in the same row need separate passes. */
interface Batch {
  readonly mistakes: BookMistake[];
  readonly rows: Set<Row>;
  issues?: readonly BookIssue[];
}

const batches: Batch[] = [];
const batchOf = new Map(bookMistakes.map((mistake) => [mistake, batchFor(mistake)]));

function batchFor(mistake: BookMistake): Batch {
  const row = theRow(mistake.file, mistake.row);
  let batch = batches.find(({ rows }) => !rows.has(row));
  if (batch === undefined) batches.push((batch = { mistakes: [], rows: new Set() }));
  batch.mistakes.push(mistake);
  batch.rows.add(row);
  return batch;
}

function issuesWith(mistake: BookMistake): readonly BookIssue[] {
  const batch = batchOf.get(mistake);
  if (batch === undefined) return [];
  batch.issues ??= issuesOf(written(batch.mistakes));
  return batch.issues;
}

function written(together: readonly BookMistake[]): Readonly<Record<string, readonly Row[]>> {
  const changed = new Map(together.map((mistake) => [theRow(mistake.file, mistake.row), mistake.written]));
  return Object.fromEntries(
    Object.entries(tables).map(([file, rows]) => [
      file,
      rows.map((row) => ({ row: row.row, cells: { ...row.cells, ...changed.get(row) } })),
    ]),
  );
}

/** A copy of the coefficients with one field, named by its path, replaced. */
function coefficientsWith(path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(calculators);
  let target = copy as Record<string | number, unknown>;
  for (const name of path.slice(0, -1)) target = target[name] as Record<string | number, unknown>;
  target[path.at(-1) ?? ''] = value;
  return copy;
}

const unchanged = openTables(tables, []);
const lists = readLists(unchanged);
const parts = readParts(unchanged, lists);
const lookups = { lists, parts, operations: readOperations(unchanged, parts) };

function coefficientIssues(value: unknown): readonly BookIssue[] {
  const issues: BookIssue[] = [];
  readCalculators(value, lookups, issues);
  return issues;
}

/** Several files and rows are missing at once; each is reported. */
const missing = issuesOf({
  'sides.csv': [],
  'causes-of-loss.csv': rowsOf('causes-of-loss.csv').map(({ row, cells: { code = '' } }) => ({
    row,
    cells: { code },
  })),
  'labor-types.csv': without('labor-types.csv', { code: 'glass' }),
  'operations.csv': without('operations.csv', { part_code: 'AC-COIL' }),
  'part-places.csv': without('part-places.csv', { part_code: 'AC-COIL' }),
});

function without(file: string, cells: Readonly<Record<string, string>>): readonly Row[] {
  return rowsOf(file).filter((row) =>
    Object.entries(cells).some(([column, value]) => row.cells[column] !== value),
  );
}

const gasketReplacement = theRow('operations.csv', { part_code: 'AC-GASKET', operation: 'replace' });

/** Cyclic relations, and a price no operation bills any more. */
const tangled = issuesOf({
  'relations.csv': [
    ...rowsOf('relations.csv'),
    turned({ kind: 'includes', part_code: 'AC-PLENUM', other_part_code: 'AC-PLENUM' }, 9_001),
    turned({ kind: 'needs', part_code: 'RF-EPDM', other_part_code: 'OP-SCAFF' }, 9_002),
  ],
  'operations.csv': rowsOf('operations.csv').map((row) =>
    row === gasketReplacement ? { ...row, cells: { ...row.cells, bills_price: '0' } } : row,
  ),
});

/** The same relation in the opposite direction. */
function turned(cells: Readonly<Record<string, string>>, row: number): Row {
  const relation = theRow('relations.csv', cells).cells;
  return {
    row,
    cells: {
      ...relation,
      part_code: relation['other_part_code'] ?? '',
      operation: relation['other_operation'] ?? '',
      other_part_code: relation['part_code'] ?? '',
      other_operation: relation['operation'] ?? '',
    },
  };
}

const surface = ['roofing', 'surfaces', 0] as const;
const laminated = ['siding', 'constructions', 0] as const;

type Path = readonly [string, ...(string | number)[]];

/** [path, new value, reason]; the issue names the path. */
const coefficientMistakes: readonly (readonly [Path, unknown, BookIssueReason])[] = [
  [[...surface, 'part'], 'RF-NONE', 'unknown-part'],
  [[...surface, 'section_part'], 'OP-LPTEST', 'no-such-operation-on-part'],
  [[...surface, 'labor'], 'magic', 'unknown-labor-type'],
  [[...surface, 'labor'], 'glass', 'differs-from-book'],
  [[...surface, 'hours_per_sqft'], 0.5, 'differs-from-book'],
  [[...surface, 'hours_per_sqft'], -1, 'out-of-range'],
  [[...surface, 'hours_per_sqft'], '0.1', 'not-a-number'],
  [[...surface, 'min_hours'], 0, 'minimum-missing'],
  [[...surface, 'waste_pct'], 60, 'out-of-range'],
  [[...laminated, 'code'], 'wall-glass', 'unknown-construction'],
  [[...laminated, 'works'], ['painting'], 'unknown-word'],
  [['siding', 'constructions', 1, 'works'], ['section'], 'duplicate'],
  [[...laminated, 'hours_per_sqft'], 0.39, 'differs-from-book'],
  [['siding', 'constructions'], [], 'empty'],
  [['refinish', 'hours_per_sqft', 'gelcoat'], undefined, 'empty'],
  [['decals', 'waste_pct'], 'ten', 'not-a-number'],
];

function pathName([first, ...rest]: Path): string {
  return rest.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : `${name}.${step}`),
    first,
  );
}

describe('a book with an issue does not load', () => {
  test.each(bookMistakes)('$file with $written: $column is $reason', (mistake) => {
    expect(issuesWith(mistake)).toContainEqual(
      expect.objectContaining({
        file: mistake.file,
        row: theRow(mistake.file, mistake.row).row,
        column: mistake.column,
        reason: mistake.reason,
      }),
    );
  });

  test.each(coefficientMistakes)('calculators.json with %j = %j is %s', (path, value, reason) => {
    expect(coefficientIssues(coefficientsWith(path, value))).toContainEqual(
      expect.objectContaining({ file: 'calculators.json', row: 0, column: pathName(path), reason }),
    );
  });

  test('a table that is missing is named', () => {
    expect(missing).toContainEqual({
      file: 'sides.csv',
      row: 0,
      column: '',
      reason: 'file-missing',
      value: '',
    });
  });

  test('a column that is missing is named in the header', () => {
    expect(missing).toContainEqual(
      expect.objectContaining({
        file: 'causes-of-loss.csv',
        row: 1,
        column: 'name',
        reason: 'column-missing',
      }),
    );
  });

  test('a trade word without its row is reported', () => {
    expect(missing).toContainEqual(
      expect.objectContaining({ file: 'labor-types.csv', reason: 'entry-missing', value: 'glass' }),
    );
  });

  test('a part without operation or zone is reported', () => {
    for (const reason of ['operation-missing', 'place-missing'] as const) {
      expect(missing).toContainEqual(
        expect.objectContaining({
          file: 'parts.csv',
          row: theRow('parts.csv', { code: 'AC-COIL' }).row,
          column: 'code',
          reason,
        }),
      );
    }
  });
});

describe('relations that come back to where they began do not load', () => {
  test.each([
    ['includes', 9_001, 'AC-PLENUM:replace'],
    ['needs', 9_002, 'RF-EPDM:replace'],
  ])('a cycle of %s is named with its way', (_kind, row, through) => {
    const cycle = tangled.find((issue) => issue.reason === 'cycle' && issue.value.includes(through));
    expect(cycle).toMatchObject({ file: 'relations.csv', column: 'other_part_code' });
    expect(cycle?.row).toBe(row);
  });
});

test('a price that no operation bills is named', () => {
  expect(tangled).toContainEqual(
    expect.objectContaining({
      file: 'parts.csv',
      row: theRow('parts.csv', { code: 'AC-GASKET' }).row,
      column: 'price_default',
      reason: 'price-not-billed-once',
    }),
  );
});

test('every reason to refuse a book occurs in a faulty book', () => {
  const seen = new Set([
    ...bookMistakes.map((mistake) => mistake.reason),
    ...coefficientMistakes.map(([, , reason]) => reason),
    ...[...missing, ...tangled].map((issue) => issue.reason),
  ]);
  expect(bookIssueReasons.filter((reason) => !seen.has(reason))).toEqual([]);
});
