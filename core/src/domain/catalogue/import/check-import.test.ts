import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { starterFiles } from '../../../testing/starter-book.ts';
import { columns, tableFiles, type TableFile } from '../book/columns.ts';
import { checkImport, type DraftTables } from './check-import.ts';
import { guessPlan } from './guess-plan.ts';
import type { ImportPlan, ParsedSheet } from './import-plan.ts';
import { nearestWord } from './nearest-word.ts';

const draft = starterFiles().tables as DraftTables;

function sheetOf(table: TableFile, name: string = table.replace('.csv', '')): ParsedSheet {
  const headings = columns[table];
  const rows = (draft[table] ?? []).map(({ cells }) => headings.map((column) => cells[column] ?? ''));
  return { name, rows: [[...headings], ...rows], formulas: [] };
}

function checked(sheets: readonly ParsedSheet[], change: Partial<ImportPlan> = {}) {
  return checkImport(sheets, { ...guessPlan(sheets, 'book.xlsx', {}), ...change }, draft);
}

test('every table of the book, taken in as it is, changes nothing', () => {
  const { counts, questions, sheetFaults } = checked(tableFiles.map((table) => sheetOf(table)));
  expect(counts).toMatchObject({ rejected: 0, new: 0, changed: 0, missing: 0 });
  expect([questions, sheetFaults]).toEqual([[], []]);
});

test('a changed cell is reported with its previous value, and nothing else is', () => {
  const sheet = sheetOf('parts.csv');
  const texts = fc
    .string({ minLength: 1, maxLength: 20 })
    .filter((text) => text === text.trim() && !text.includes('\0'));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: sheet.rows.length - 1 }), texts, (at, note) => {
      const was = sheet.rows[at]?.at(-1) ?? '';
      const rows = sheet.rows.map((cells, row) => (row === at ? [...cells.slice(0, -1), note] : cells));
      const { rows: found } = checked([{ ...sheet, rows }]);
      const expected = note === was ? [] : [{ row: at + 1, was: { note: was }, is: note }];
      const changes = found.changed.map((one) => ({ row: one.row, was: one.was, is: one.cells['note'] }));
      return isDeepStrictEqual(changes, expected);
    }),
    { numRuns: 5 },
  );
});

test('a number that is written otherwise is the same number, and a code is not', () => {
  const rows = [
    ['code', 'price_default', 'life_months'],
    ['AC-CAP', '60', '120.0'],
    ['AC-CAP2', '60', ''],
  ];
  const { counts } = checked([{ name: 'parts', rows, formulas: [] }]);
  expect(counts).toMatchObject({ unchanged: 1, rejected: 1 });
});

test('a code that lost its zeros is asked about, and restored as answered', () => {
  const own = { 'causes-of-loss.csv': [{ row: 2, cells: { code: '007', name: 'Bond' } }] };
  const sheets = [
    {
      name: 'causes-of-loss',
      rows: [
        ['code', 'name'],
        ['7', 'Bond'],
      ],
      formulas: [],
    },
  ];
  const plan = guessPlan(sheets, 'causes-of-loss.csv', {});
  const unanswered = checkImport(sheets, plan, own);
  expect(unanswered.questions).toMatchObject([{ question: 'leading-zeros', example: '7', cells: 1 }]);
  expect(unanswered.rows.rejected[0]?.problems[0]?.code).toBe('LEADING_ZEROS');
  const restored = checkImport(sheets, { ...plan, answers: { 'leading-zeros': 'restore' } }, own);
  expect(restored.counts).toMatchObject({ unchanged: 1, missing: 0 });
  const unrestored = checkImport(sheets, { ...plan, answers: { 'leading-zeros': 'keep' } }, own);
  expect(unrestored.counts).toMatchObject({ new: 1, missing: 1 });
});

test('a formula is refused until its cell is written anew', () => {
  const sheets = [
    {
      name: 'parts',
      rows: [
        ['code', 'note'],
        ['AC-CAP', '=1+1'],
      ],
      formulas: [{ row: 1, column: 1 }],
    },
  ];
  expect(checked(sheets).rows.rejected[0]?.problems[0]?.code).toBe('FORMULA_NOT_ALLOWED');
  const fixes = [{ sheet: 'parts', row: 2, column: 'note', value: '=1+1' }];
  expect(checked(sheets, { fixes }).rows.changed[0]?.cells['note']).toBe('=1+1');
});

test('a word is suggested only if it is similar', () => {
  expect(nearestWord('Foward', ['forward', 'rear'])).toBe('forward');
  expect(nearestWord('xx', ['forward', 'rear'])).toBeNull();
  expect(nearestWord('', ['forward'])).toBeNull();
});
