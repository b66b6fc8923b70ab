import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { aBook, anOperation, aPart } from '@dre/core/domain/testing/a-book';
import { expect, test } from 'vitest';
import { betterment, bettermentText } from './grid/betterment-text.ts';
import { addManualLine, addFromBook } from './line-changes.ts';
import { cellEdit, cellText, type LineCell } from './line-edits.ts';
import { operationChanges } from './line-operation.ts';
import { type ItemRow, itemRow } from './grid/line-rows.ts';

const book = aBook({
  parts: [aPart({ code: 'DOOR' })],
  operations: [
    anOperation({ part: 'DOOR', kind: 'replace' }),
    anOperation({ part: 'DOOR', kind: 'repair' }),
    anOperation({ part: 'DOOR', kind: 'refinish', laborType: 'refinish' }),
  ],
});
const location = { side: 'road', subSide: 'mid-lower', region: null } as const;
const labels = { laborOf: () => 'body' as const };

function after(estimate: Estimate, changes: readonly Change[]): Estimate {
  return changes.reduce((present, change) => {
    const outcome = applyEdit(present, change, book);
    if (!outcome.ok) throw new Error(outcome.refusal.kind);
    return outcome.value;
  }, estimate);
}

const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const door = after(blank, [addFromBook(blank, 'a', { part: 'DOOR', operation: 'replace', place: location })]);
const painted = after(door, [
  addFromBook(door, 'b', { part: 'DOOR', operation: 'refinish', place: location }),
]);
const estimate = after(painted, [addManualLine(painted, 'c', { description: 'Clean up', place: location })]);

function rowOf(key: string, of: Estimate = estimate): ItemRow {
  const item = priceEstimate(of, book).items.find((found) => found.key === key);
  if (item === undefined) throw new Error(`There is no item ${key}.`);
  return itemRow(item, of.profile);
}

function write(key: string, cell: LineCell, text: string): ItemRow {
  const edit = cellEdit(rowOf(key), cell, text, labels);
  if (!edit.ok) throw new Error(edit.refusal);
  return rowOf(key, after(estimate, edit.value.changes));
}

test.each([
  ['a', 'part', 'Entry door', 'Entry door'],
  ['a', 'partNumber', ' FS-2210 ', 'FS-2210'],
  ['a', 'note', 'Cracked at the hinge', 'Cracked at the hinge'],
  ['a', 'quantity', '2.5', '2.5'],
  ['a', 'hours', '7.3', '7.3'],
  ['a', 'parts', '$1,234.5', '1,234.50'],
  ['b', 'hours', '3', '3.0'],
  ['c', 'hours', '.5', '0.5'],
  ['c', 'parts', '12', '12.00'],
] as const)('line %s takes %s as typed: %s', (key, cell, typed, expected) => {
  expect(cellText(write(key, cell, typed), cell)).toBe(expected);
});

test('a cleared number goes back to the book', () => {
  const before = rowOf('a');
  const judged = after(estimate, [
    { kind: 'set-hours', lineId: 'a', laborType: 'body', billed: 99 as never },
  ]);
  const edit = cellEdit(rowOf('a', judged), 'hours', '', labels);
  expect(edit.ok && rowOf('a', after(judged, edit.value.changes)).hours).toBe(before.hours);
});

test.each([
  ['hours', 'rubbish', 'tenths'],
  ['hours', '1.55', 'tenths'],
  ['hours', '1000', 'between 0.0 and 999.9'],
  ['hours', '-1', 'between 0.0 and 999.9'],
  ['quantity', '1,000,000', 'between 0 and 999,999'],
  ['quantity', 'two', 'Enter a quantity'],
  ['parts', '1000000', 'between 0.00 and 999,999.99'],
  ['parts', '1.005', 'Enter a price'],
  ['part', '  ', 'needs a description'],
  ['part', 'x'.repeat(501), '501 characters; 500 fit'],
  ['note', 'x'.repeat(10_001), '10,001 characters; 10,000 fit'],
] as const)('%s refuses %s with a sentence', (cell, typed, sentence) => {
  const edit = cellEdit(rowOf('a'), cell, typed, labels);
  expect(edit.ok ? '' : edit.refusal).toContain(sentence);
});

test('an automatic line is overridden, and an empty cell returns it to its rule', () => {
  const child = priceEstimate(estimate, book).items.find(({ parent }) => parent === 'b');
  if (child === undefined) throw new Error('Paint brings no clear coat.');
  const row = itemRow(child, estimate.profile);
  const edit = cellEdit(row, 'hours', '0.2', labels);
  const overridden = after(estimate, edit.ok ? edit.value.changes : []);
  expect(rowOf(child.key, overridden)).toMatchObject({ hours: 2, item: { isOverridden: true } });
  const back = cellEdit(rowOf(child.key, overridden), 'hours', '', labels);
  expect(rowOf(child.key, after(overridden, back.ok ? back.value.changes : [])).hours).toBe(row.hours);
});

test('another operation takes its hours from the book again and stays at the same location', () => {
  const [line] = estimate.lines;
  if (line === undefined) throw new Error('There is no line.');
  const changed = after(estimate, operationChanges(line, 'repair', book));
  expect(changed.lines).toHaveLength(estimate.lines.length);
  expect(changed.lines[0]).toMatchObject({
    id: 'a',
    number: line.number,
    operation: 'repair',
    order: line.order,
  });
  expect(changed.lines[0]?.book?.operation).toBe('repair');
});

test.each([
  ['20%', { kind: 'percent', percent: 200_000, basis: 'part' }],
  ['150', { kind: 'flat', amount: 15_000 }],
  ['', null],
])('betterment is read from %s', (typed, value) => {
  const read = betterment(typed);
  expect(read).toEqual({ ok: true, value });
  expect(betterment(bettermentText(read.ok ? read.value : null))).toEqual(read);
});

test('betterment beyond the whole part is refused', () => {
  expect(betterment('101%').ok).toBe(false);
  expect(betterment('much').ok).toBe(false);
});

test.each([
  ['12 ft 6 in', 12_500],
  ['12\'6"', 12_500],
  ['12.5', 12_500],
])('a part sold by the foot takes %s as a quantity', (typed, quantity) => {
  const row = rowOf('c');
  const byFoot = { ...row, item: { ...row.item, line: { ...row.item.line, unit: 'ft' as const } } };
  const edit = cellEdit(byFoot, 'quantity', typed, labels);
  expect(edit).toMatchObject({ ok: true, value: { changes: [{ changes: { quantity } }] } });
  expect(cellEdit(byFoot, 'quantity', 'long', labels)).toMatchObject({ ok: false });
  expect(cellEdit(row, 'quantity', '12 ft 6 in', labels)).toMatchObject({ ok: false });
});
