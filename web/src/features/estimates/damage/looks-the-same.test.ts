import type { Line } from '@dre/core/domain/estimates/model/line';
import { aBook } from '@dre/core/domain/testing/a-book';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { cents, tenthHours, thousandths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { looksTheSame } from './looks-the-same.ts';

const book = aBook();
const contents = starterContents();
const drawn = anEstimate();
const stateWith = (lines: readonly Line[]) => ({
  estimate: { ...drawn, lines },
  contents,
  book,
  mayWrite: true,
});
const first = aLine({ id: 'first', number: 1 });
const door = aLine({
  id: 'door',
  number: 2,
  operation: 'repair',
  description: 'Baggage door',
  price: cents(12_900),
  place: { side: 'road', subSide: 'mid-lower', region: 'door' },
});

test.each<[string, Partial<Line>]>([
  ['hours', { labor: { body: { book: null, billed: tenthHours(15) } } }],
  ['its quantity', { quantity: thousandths(3_000) }],
  ['a note', { note: 'Cracked at the hinge' }],
  ['who pays', { payer: 'customer' }],
  ['the same place once more', { place: { ...door.place } }],
])('the damage view stays as it is when a line gets %s', (_, change) => {
  expect(looksTheSame(stateWith([first, door]), stateWith([first, { ...door, ...change }]))).toBe(true);
});

test.each<[string, readonly Line[]]>([
  ['a line is added', [first, door, aLine({ id: 'third', number: 3 })]],
  ['a line is gone', [first]],
  ['lines change places', [door, first]],
  ['a line is replaced instead of repaired', [first, { ...door, operation: 'replace' }]],
  ['a line is called otherwise', [first, { ...door, description: 'Baggage door, insulated' }]],
  ['a price is written', [first, { ...door, price: cents(14_900) }]],
  ['a line moves to another part', [first, { ...door, place: { ...door.place, region: 'window' } }]],
  ['a line moves to another sub side', [first, { ...door, place: { ...door.place, subSide: 'mid-upper' } }]],
  ['a line moves to another side', [first, { ...door, place: { ...door.place, side: 'curb' } }]],
  ['a line gets another number', [first, { ...door, number: 4 }]],
])('the damage view is drawn again when %s', (_, lines) => {
  expect(looksTheSame(stateWith([first, door]), stateWith(lines))).toBe(false);
});

test('operations can no longer be pressed as soon as the version is locked', () => {
  const now = stateWith([first, door]);
  expect(looksTheSame(now, { ...now, mayWrite: false })).toBe(false);
});

test('another book, or another unit, is another damage view', () => {
  const now = stateWith([first, door]);
  expect(looksTheSame(now, { ...now, book: aBook() })).toBe(false);
  const longer = { ...drawn, lines: now.estimate.lines, unit: { ...drawn.unit } };
  expect(looksTheSame(now, { ...now, estimate: longer })).toBe(false);
});
