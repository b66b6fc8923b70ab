import type { Estimate, Photo } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import { priceEstimate } from '../pricing/price-estimate.ts';
import { aBook } from '../../testing/a-book.ts';
import { aLine } from '../../testing/a-line.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { cents, tenthHours } from '../../units.ts';
import { expect, test } from 'vitest';
import { checksFor, nextLine } from './checks.ts';

const book = aBook({ parts: [], operations: [] });

function checksOf(lines: readonly Line[], vin = '', photos: Estimate['photos'] = []) {
  const blank = anEstimate({ lines });
  const estimate = { ...blank, photos, unit: { ...blank.unit, coachVin: vin } };
  return checksFor({ estimate, items: priceEstimate(estimate, book).items, makers: [] });
}

function findings(lines: readonly Line[], vin?: string) {
  return checksOf(lines, vin).map(({ tone, text }) => `${tone}: ${text}`);
}

test('a missing VIN and a right check digit are both reported', () => {
  expect(findings([])).toEqual(['warning: No VIN yet']);
  expect(findings([], '1M8GDM9AXKP042788')).toEqual(['ok: VIN check digit matches']);
});

test('a wrong check digit names both digits', () => {
  expect(findings([], '1M8GDM9A1KP042788')).toEqual(['warning: VIN: check digit is 1, X was expected']);
});

test('a VIN that was checked on the vehicle is in order until it changes', () => {
  const blank = anEstimate({ lines: [] });
  const unit = { ...blank.unit, coachVin: '1M8GDM9A1KP042788', checkedVins: ['1M8GDM9A1KP042788'] };
  const found = (coachVin: string) =>
    checksFor({ estimate: { ...blank, unit: { ...unit, coachVin } }, items: [], makers: [] });
  expect(found(unit.coachVin)).toMatchObject([{ tone: 'ok', text: 'VIN checked on the vehicle' }]);
  expect(found('1M8GDM9A2KP042788')).toMatchObject([{ tone: 'warning' }]);
});

test('a VIN of the wrong length and one with an unused letter are distinguished', () => {
  expect(findings([], '1M8GDM9A')).toEqual(['warning: VIN: 8 characters instead of 17']);
  expect(findings([], '1M8GDM9AXKPO42788')).toEqual(['warning: VIN: O at position 12 is never used']);
});

test('open lines come first and block locking', () => {
  const open = [aLine({ id: 'a', number: 1, state: 'open' }), aLine({ id: 'b', number: 2, state: 'open' })];
  const [first] = checksOf(open);
  expect(first).toMatchObject({ tone: 'blocking', text: '2 open lines block locking', lines: ['a', 'b'] });
});

test('a part that costs nothing is named, one the customer has already is not', () => {
  const free = aLine({ id: 'a', number: 7, operation: 'replace', price: cents(0) });
  expect(findings([free])).toContain('warning: Line 7 has no price');
  expect(findings([{ ...free, partSource: 'existing' }]).join()).not.toContain('no price');
});

test('a line above book is in order once it has a note', () => {
  const rule = { fixed: tenthHours(58), perUnit: 0, minimum: tenthHours(0) };
  const above = aLine({
    id: 'a',
    number: 1,
    operation: 'ri',
    labor: { body: { book: rule as never, billed: tenthHours(65) } },
  });
  expect(findings([above])).toContain('warning: Line 1 above book without a note');
  expect(findings([{ ...above, note: 'Delaminated' }])).toContain('ok: Line 1 above book, note added');
});

test('repair lines without a photo are counted, those pinned in one or tagged to one are not', () => {
  const [pinned, tagged, bare, other] = ['a', 'b', 'c', 'd'].map((id, index) =>
    aLine({ id, number: index + 1, operation: 'repair' }),
  ) as [Line, Line, Line, Line];
  const photo = { lines: ['b'], pins: [{ id: 'pin', lineId: 'a', x: 0, y: 0 }] } as unknown as Photo;
  const found = checksOf([pinned, tagged, bare, other], '', [photo]);
  expect(found).toContainEqual(
    expect.objectContaining({ text: '2 repair lines have no photo', lines: ['c', 'd'] }),
  );
});

test('a probable slip of the decimal point is reported', () => {
  const large = aLine({ id: 'a', number: 3, operation: 'replace', price: cents(9_000_000) });
  expect(findings([large])).toContain('warning: Line 3 is unusually large');
});

test('a check leads from line to line, round and round', () => {
  expect(nextLine({ lines: ['a', 'b'] }, null)).toBe('a');
  expect(nextLine({ lines: ['a', 'b'] }, 'a')).toBe('b');
  expect(nextLine({ lines: ['a', 'b'] }, 'b')).toBe('a');
});

test('lines with conflicting values are counted and lead to their cells', () => {
  const estimate = anEstimate({ lines: [aLine({ id: 'a', number: 4 }), aLine({ id: 'b', number: 5 })] });
  const { items } = priceEstimate(estimate, book);
  const conflictOn = (lineId: string) => ({ lineId, others: [{}] });
  const of = (...conflicts: ReturnType<typeof conflictOn>[]) =>
    checksFor({ estimate, items, makers: [], conflicts }).find(({ kind }) => kind === 'contested');
  expect(of()).toBeUndefined();
  expect(of(conflictOn('a'))).toMatchObject({
    tone: 'warning',
    text: 'Line 4 has 2 values to choose from',
    lines: ['a'],
  });
  expect(of(conflictOn('a'), conflictOn('b'))?.text).toBe('2 lines have 2 values to choose from');
});

test('a line with values of an earlier edition is reported', () => {
  const line = aLine({ id: 'a', number: 3 });
  const values = {
    edition: 1,
    price: cents(0),
    technicians: 1,
    included: '',
    notIncluded: '',
    source: '',
  } as const;
  const behind = { ...line, book: { ...values, pin: { edition: 1, houseRevision: null } } };
  expect(findings([behind])).toContain('warning: Line 3 keeps values of an earlier edition of the book');
  expect(findings([{ ...line, book: values }]).join()).not.toContain('earlier edition');
});
