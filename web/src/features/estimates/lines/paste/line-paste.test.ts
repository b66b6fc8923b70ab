import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { aBook, anOperation, aPart } from '@dre/core/domain/testing/a-book';
import { expect, test } from 'vitest';
import { addManualLine, addFromBook } from '../line-changes.ts';
import { copyLines } from './line-copy.ts';
import { planPaste } from './line-paste.ts';
import { dropPosition, type ItemRow, itemRow, type LineRow } from '../grid/line-rows.ts';
import type { LineText } from '../grid/line-labels.ts';
import { readTable, writeTable } from './table-text.ts';

const book = aBook({
  parts: [aPart({ code: 'DOOR' })],
  operations: [
    anOperation({ part: 'DOOR', laborType: 'glass' }),
    anOperation({ part: 'DOOR', kind: 'ri', laborType: 'body' }),
  ],
});
const place = { side: 'road', subSide: 'mid-lower', region: null } as const;
const labels: LineText = {
  operations: [
    { id: 'repair', label: 'Repair' },
    { id: 'ri', label: 'R&I' },
  ],
  sides: [
    { code: 'road', name: 'Road side' },
    { code: 'rear', name: 'Rear' },
  ],
  operation: (kind) => (kind === 'ri' ? 'R&I' : kind === null ? '' : 'Repair'),
  laborOf: () => 'body',
  zone: (_, subSide) => subSide,
};

function after(estimate: Estimate, changes: readonly Change[]): Estimate {
  return changes.reduce((present, change) => {
    const outcome = applyEdit(present, change, book);
    if (!outcome.ok) throw new Error(outcome.refusal.kind);
    return outcome.value;
  }, estimate);
}

const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const estimate = ['a', 'b'].reduce(
  (present, id) => after(present, [addManualLine(present, id, { description: id, place })]),
  blank,
);

function rowsOf(of: Estimate): ItemRow[] {
  return priceEstimate(of, book).items.map((item) => itemRow(item, of.profile));
}

let count = 0;
const onto = (column: string, rows: readonly ItemRow[]) => ({
  rows,
  column,
  lastOrder: estimate.lines.at(-1)?.order ?? null,
  location: place,
  locationOn: (side: 'road' | 'rear' | string) => ({ ...place, side: side as 'rear', subSide: 'lower' }),
  labels,
  book,
  newId: () => `new-${(count += 1)}`,
});

function pasted(text: string, column: string, rows = rowsOf(estimate)): Estimate {
  const plan = planPaste(text, onto(column, rows));
  if (!plan.ok) throw new Error(plan.refusal.map(({ reason }) => reason).join());
  return after(estimate, plan.value.changes);
}

test('a table is read as spreadsheets write it', () => {
  expect(readTable('a\t"b ""c""\nd"\r\n1\t\n')).toEqual([
    ['a', 'b "c"\nd'],
    ['1', ''],
  ]);
  expect(readTable('"4 in rail\tx')).toEqual([['"4 in rail', 'x']]);
});

test('a written table is read back unchanged', () => {
  const rows = [
    ['Skirt, 8"', 'two\nlines', ''],
    ['1.5', 'tab\there', '<b>'],
  ];
  expect(readTable(writeTable(rows).text)).toEqual(rows);
  expect(writeTable(rows).html).toContain('&lt;b&gt;');
});

test('cells are filled from the one in focus, to the right and down', () => {
  const { lines } = pasted('2\t1.5\t10\n3\t0.5\t20', 'quantity');
  expect(lines.map(({ quantity, price, labor }) => [quantity, price, labor.body?.billed])).toEqual([
    [2_000, 1_000, 15],
    [3_000, 2_000, 5],
  ]);
});

test('rows beyond the last line become new lines', () => {
  const { lines } = pasted('x\nz', 'part', rowsOf(estimate).slice(1));
  expect(lines.map(({ description }) => description)).toEqual(['a', 'x', 'z']);
  const more = pasted('x\tRepair\t2\t1.5\t10.00\nz', 'part', []);
  expect(more.lines.slice(2)).toMatchObject([
    { description: 'x', operation: 'repair', quantity: 2_000, price: 1_000, labor: { body: { billed: 15 } } },
    { description: 'z' },
  ]);
});

test('copied lines are pasted as new ones on the side they name', () => {
  const rows: LineRow[] = rowsOf(pasted('Rail\tR&I\t2\t1.5\t10', 'part', []));
  const keys = rows.map(({ key }) => key);
  const copied = copyLines(rows, { key: 'a', column: 'part', keys, isSelection: true }, labels);
  const { lines } = pasted((copied?.text ?? '').replaceAll('Road side', 'Rear'), 'hours');
  expect(lines.slice(2)).toMatchObject([
    { description: 'a', place: { side: 'rear' } },
    { description: 'b' },
    { description: 'Rail', operation: 'ri', quantity: 2_000, price: 1_000 },
  ]);
});

test('one cell is copied as its text', () => {
  const rows = rowsOf(estimate);
  const copied = copyLines(rows, { key: 'b', column: 'part', keys: ['b'], isSelection: false }, labels);
  expect(copied?.text).toBe('b');
});

test('bad cells are named with row, column and reason, and nothing is done', () => {
  const plan = planPaste('1\tabc\n2\t1000', onto('quantity', rowsOf(estimate)));
  expect(plan).toEqual({
    ok: false,
    refusal: [
      { row: 1, column: 'Hours', text: 'abc', reason: 'Enter hours in tenths, such as 1.5.' },
      { row: 2, column: 'Hours', text: '1000', reason: 'Hours must be between 0.0 and 999.9.' },
    ],
  });
});

test('cells without a column and unknown operations are refused', () => {
  const plan = planPaste('10\t20', onto('parts', rowsOf(estimate)));
  expect(plan.ok ? [] : plan.refusal.map(({ reason }) => reason)).toEqual([
    'There is no column for this cell.',
  ]);
  const other = planPaste('Juggle', onto('operation', rowsOf(estimate)));
  expect(other.ok ? [] : other.refusal.map(({ reason }) => reason)).toEqual(['There is no such operation.']);
});

test('a line is dropped in front of another, or at the end of the side above a heading', () => {
  const [one, two] = rowsOf(estimate);
  if (one === undefined || two === undefined) throw new Error('There are no lines.');
  const head = { kind: 'group', key: 'side road', side: 'road' } as LineRow;
  const next = { kind: 'group', key: 'side rear', side: 'rear' } as LineRow;
  const rows = [head, one, two, next];
  expect(dropPosition(rows, 'b')).toEqual({ side: 'road', before: 'b' });
  expect(dropPosition(rows, 'side rear')).toEqual({ side: 'road', before: null });
  expect(dropPosition(rows, null)).toEqual({ side: 'rear', before: null });
  expect(dropPosition(rows, 'side road')).toBeNull();
});

test('another operation pasted onto a line of the book takes the book’s work, and keeps the pasted hours', () => {
  const doors = ['c', 'd'].reduce(
    (present, id) =>
      after(present, [addFromBook(present, id, { part: 'DOOR', operation: 'replace', place })]),
    blank,
  );
  const plan = planPaste('R&I\nR&I\t1\t2.5', onto('operation', rowsOf(doors)));
  if (!plan.ok) throw new Error(plan.refusal.map(({ reason }) => reason).join());
  const { lines } = after(doors, plan.value.changes);
  expect(lines.map(({ operation, book: values }) => [operation, values?.operation])).toEqual([
    ['ri', 'ri'],
    ['ri', 'ri'],
  ]);
  expect(lines[0]?.labor).toMatchObject({ body: { billed: null } });
  expect(lines[1]?.labor).toMatchObject({ body: { billed: 25 } });
  expect(lines.every(({ labor }) => labor.glass === undefined)).toBe(true);
});
