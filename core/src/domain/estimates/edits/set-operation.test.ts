import { expect, test } from 'vitest';
import { starterBook } from '../../../testing/starter-book.ts';
import { aBook, anOperation, aPart } from '../../testing/a-book.ts';
import { cents, tenthHours, thousandths } from '../../units.ts';
import { applyEdit, invertChange } from './apply-edit.ts';
import { defaultProfile } from '../model/default-profile.ts';
import type { Change } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import { newEstimate } from '../model/new-estimate.ts';
import { priceEstimate } from '../pricing/price-estimate.ts';

const place = { side: 'curb', subSide: 'mid-upper', region: 'wall.door' } as const;
const hours = (tenths: number) => ({ fixed: tenthHours(tenths), perUnit: null, minimum: tenthHours(0) });
const book = aBook({
  parts: [
    aPart({ code: 'DOOR', price: { low: cents(1), standard: cents(31_000), high: cents(90_000) } }),
    aPart({ code: 'TOW-IN', partType: 'fee' }),
  ],
  operations: [
    anOperation({ part: 'DOOR', billsPrice: true, hours: hours(20) }),
    anOperation({ part: 'DOOR', kind: 'ri', hours: hours(8), laborType: 'carpentry' }),
    anOperation({
      part: 'DOOR',
      kind: 'refinish',
      laborType: 'refinish',
      panelClass: 'major',
      hours: hours(25),
    }),
  ],
});
const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const door: Change = {
  kind: 'add-book-line',
  lineId: 'door',
  order: 'V',
  part: 'DOOR',
  operation: 'replace',
  quantity: thousandths(1_000),
  place,
};
const described: Change = {
  kind: 'change-line',
  lineId: 'door',
  changes: { note: 'frame bent', description: 'Entry door, left hinge', payer: 'customer' },
};
const to = (operation: 'replace' | 'ri' | 'refinish'): Change => ({
  kind: 'set-operation',
  lineId: 'door',
  operation,
  byHand: null,
});

function after(changes: readonly Change[], start: Estimate = blank, of = book): Estimate {
  return changes.reduce((estimate, change) => {
    const done = applyEdit(estimate, change, of);
    if (!done.ok) throw new Error(done.refusal.kind);
    return done.value;
  }, start);
}

test('another operation on a line takes the book’s hours and price, and the line keeps its identity', () => {
  const before = after([door, { ...door, lineId: 'other', order: 'W' } as Change, described]);
  const [was] = before.lines;
  const [line, other] = after([to('ri')], before).lines;
  expect(line).toEqual({
    ...was,
    operation: 'ri',
    book: { ...was?.book, operation: 'ri', price: 0 },
    labor: { carpentry: { book: hours(8), billed: null } },
  });
  expect(line).toMatchObject({ id: 'door', number: 1, order: 'V', place, note: 'frame bent' });
  expect(other).toBe(before.lines[1]);
});

test('hours and a price typed by hand stay when the operation changes', () => {
  const typed: Change[] = [
    { kind: 'set-hours', lineId: 'door', laborType: 'body', billed: tenthHours(33) },
    { kind: 'set-hours', lineId: 'door', laborType: 'glass', billed: tenthHours(4) },
    { kind: 'change-line', lineId: 'door', changes: { price: cents(12_345) } },
  ];
  const [line] = after([door, ...typed, to('ri')]).lines;
  expect(line).toMatchObject({
    price: 12_345,
    labor: {
      carpentry: { book: hours(8), billed: 33 },
      glass: { book: null, billed: 4 },
    },
  });
  expect(line?.labor.body).toBeUndefined();
  const [painted] = after([door, ...typed, to('refinish')]).lines;
  expect(painted).toMatchObject({ labor: { glass: { billed: 4 } }, refinish: { billed: 33 } });
});

test('undo restores hours, paint settings and operation exactly, even for an operation the book lacks', () => {
  const steps: Change[] = [
    { kind: 'change-line', lineId: 'door', changes: { operation: 'overhaul' } },
    { kind: 'set-hours', lineId: 'door', laborType: 'body', billed: tenthHours(33) },
    { kind: 'change-refinish', lineId: 'door', changes: { isTwoTone: true, edges: tenthHours(3) } },
  ];
  const before = after([door, described, ...steps]);
  expect(after([to('refinish'), ...invertChange(before, to('refinish'))], before)).toEqual(before);
});

test.each([
  ['a line written by hand', { kind: 'add-line', source: 'manual', fields: {} }, 'value-not-known'],
  ['an operation the book lacks', { ...door, part: 'TOW-IN' }, 'operation-not-in-book'],
] as const)('%s has no other operation to follow', (_, line, refusal) => {
  const usedBook = line.kind === 'add-line' ? book : aBook({ ...towing });
  const added = { ...line, lineId: 'door', order: 'V', place } as Change;
  const done = applyEdit(after([added], blank, usedBook), to('ri'), usedBook);
  expect(done).toMatchObject({ ok: false, refusal: { kind: refusal } });
});

const towing = {
  parts: [aPart({ code: 'TOW-IN', partType: 'fee' })],
  operations: [anOperation({ part: 'TOW-IN' })],
};

test('automatic items of a line follow its new operation', () => {
  const shipped = starterBook();
  const part = 'AW-CAS-COV';
  const first = { ...door, part, place: { ...place, region: null } } as Change;
  const before = after([first], blank, shipped);
  const refinished = after([to('refinish')], before, shipped);
  const rules = (estimate: Estimate) =>
    priceEstimate(estimate, shipped).items.flatMap(({ rule, parent }) => (parent === 'door' ? [rule] : []));
  expect(rules(before)).not.toContain('clear-coat');
  expect(rules(refinished)).toContain('clear-coat');
});
