import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { starterContents } from '../../../testing/starter-book.ts';
import { cents, noTime, tenthHours, thousandthHours } from '../../units.ts';
import { checkHouseValues } from './check-house-values.ts';
import {
  type HouseHours,
  type HousePart,
  type HouseValues,
  noHouseValues,
  withHouseValues,
} from './house-values.ts';
import { openBook } from '../book/open-book.ts';

const contents = starterContents();
const madeOn = '2026-11-15';

const ownPart: HousePart = {
  code: 'OWN:SOLAR-RACK',
  name: 'Solar rack, own make',
  partType: 'hvac',
  unit: 'each',
  price: cents(12_500),
  vehicleTypes: ['travel-trailer'],
  places: [{ side: 'roof', subSide: 'front' }],
  operations: [
    { operation: 'replace', laborType: 'body', fixed: tenthHours(15), perUnit: null, minimum: noTime },
    { operation: 'refinish', laborType: 'refinish', fixed: tenthHours(12), perUnit: null, minimum: noTime },
  ],
};
const zone = contents.zones.find(
  ({ side, vehicleTypes }) => side === 'roof' && vehicleTypes.includes('travel-trailer'),
);
const own: HousePart = { ...ownPart, places: zone ? [{ side: zone.side, subSide: zone.subSide }] : [] };
const shroudHours: HouseHours = {
  part: 'AC-SHROUD',
  operation: 'replace',
  fixed: tenthHours(9),
  perUnit: null,
  minimum: noTime,
};
const values: HouseValues = {
  hours: [shroudHours],
  prices: [{ part: 'AC-SHROUD', price: cents(29_999) }],
  parts: [own],
};

test('a company reads its own hours and price, with their origin, and everything else as the book has it', () => {
  const read = withHouseValues(contents, values, madeOn);
  const book = openBook(read);
  expect(book.operation('AC-SHROUD', 'replace')).toMatchObject({
    hours: { fixed: 9, perUnit: null, minimum: 0 },
    source: 'house value',
  });
  expect(book.part('AC-SHROUD')).toMatchObject({
    price: { standard: 29_999, high: 29_999 },
    priceSource: 'house value',
    priceDate: madeOn,
  });
  const others = (all: typeof contents) =>
    all.parts.filter(({ code }) => code !== 'AC-SHROUD' && code !== own.code);
  expect(isDeepStrictEqual(others(read), others(contents))).toBe(true);
  expect(
    isDeepStrictEqual({ ...read, parts: [], operations: [] }, { ...contents, parts: [], operations: [] }),
  ).toBe(true);
});

test('an own part is read like one of the book', () => {
  const book = openBook(withHouseValues(contents, values, madeOn));
  expect(book.part(own.code)).toMatchObject({ name: own.name, isPainted: true, priceSource: 'house value' });
  expect(book.operation(own.code, 'replace')).toMatchObject({ billsPrice: true, source: 'house value' });
  expect(book.operation(own.code, 'refinish')).toMatchObject({ billsPrice: false, panelClass: 'major' });
});

test('valid values have no issue', () => {
  expect(checkHouseValues(contents, values)).toEqual([]);
  expect(checkHouseValues(contents, noHouseValues)).toEqual([]);
});

const someValues: fc.Arbitrary<HouseValues> = fc.record({
  hours: fc.uniqueArray(
    fc.constantFrom(...contents.operations).map((operation) => ({
      part: operation.part,
      operation: operation.kind,
      ...operation.hours,
      minimum: operation.hours.perUnit === null ? noTime : tenthHours(operation.hours.minimum + 1),
    })),
    { selector: ({ part, operation }) => `${part} ${operation}`, maxLength: 20 },
  ),
  prices: fc.uniqueArray(
    fc.record({
      part: fc
        .constantFrom(...contents.operations.filter(({ billsPrice }) => billsPrice))
        .map(({ part }) => part),
      price: fc.integer({ min: 1, max: 99_999_999 }).map(cents),
    }),
    { selector: ({ part }) => part, maxLength: 20 },
  ),
  parts: fc.constantFrom([], [own]),
});

describe('laws of house values', () => {
  test('no values leave the book as it is', () => {
    expect(isDeepStrictEqual(withHouseValues(contents, noHouseValues, madeOn), contents)).toBe(true);
  });

  test('applying values twice equals applying them once', () => {
    fc.assert(
      fc.property(someValues, (some) => {
        const once = withHouseValues(contents, some, madeOn);
        return isDeepStrictEqual(withHouseValues(once, some, madeOn), once);
      }),
      { numRuns: 30 },
    );
  });

  test('the book never changes, and only what has a value differs from it', () => {
    const before = structuredClone(contents);
    fc.assert(
      fc.property(someValues, (some) => {
        const over = withHouseValues(contents, some, madeOn);
        const priced = new Set(some.prices.map(({ part }) => part));
        const timed = new Set(some.hours.map(({ part, operation }) => `${part} ${operation}`));
        return (
          contents.parts.every((part, at) => priced.has(part.code) || over.parts[at] === part) &&
          contents.operations.every(
            (entry, at) => timed.has(`${entry.part} ${entry.kind}`) || over.operations[at] === entry,
          )
        );
      }),
      { numRuns: 30 },
    );
    expect(isDeepStrictEqual(contents, before)).toBe(true);
  });

  test('values for entries an edition lacks have no effect', () => {
    const foreign: HouseValues = {
      hours: [{ ...shroudHours, part: 'NO-SUCH' }],
      prices: [{ part: 'NO-SUCH', price: cents(1) }],
      parts: [],
    };
    expect(isDeepStrictEqual(withHouseValues(contents, foreign, madeOn), contents)).toBe(true);
  });
});

const hours = (change: Partial<HouseHours>): HouseValues => ({
  ...noHouseValues,
  hours: [{ ...shroudHours, ...change }],
});
const price = (part: string, amount: number): HouseValues => ({
  ...noHouseValues,
  prices: [{ part, price: cents(amount) }],
});
const part = (change: Partial<HousePart>): HouseValues => ({
  ...noHouseValues,
  parts: [{ ...own, ...change }],
});

describe('a value that would be an issue in the book is refused with its row', () => {
  test.each([
    [hours({ part: 'NO-SUCH' }), 'hours', 'part', 'unknown-part'],
    [hours({ operation: 'blend' }), 'hours', 'operation', 'no-such-operation-on-part'],
    [hours({ fixed: tenthHours(10_000) }), 'hours', 'fixed', 'out-of-range'],
    [hours({ fixed: tenthHours(-1) }), 'hours', 'fixed', 'out-of-range'],
    [hours({ fixed: noTime }), 'hours', 'fixed', 'hours-missing'],
    [hours({ minimum: tenthHours(5) }), 'hours', 'minimum', 'minimum-without-hours-per-unit'],
    [
      hours({ perUnit: thousandthHours(100), minimum: tenthHours(9) }),
      'hours',
      'perUnit',
      'hours-per-unit-of-a-counted-part',
    ],
    [{ ...noHouseValues, hours: [shroudHours, shroudHours] }, 'hours', 'operation', 'duplicate'],
    [price('NO-SUCH', 100), 'prices', 'part', 'unknown-part'],
    [price('AC-SHROUD', -100), 'prices', 'price', 'negative-price'],
    [price('AC-SHROUD', 100_000_000), 'prices', 'price', 'out-of-range'],
    [price('AC-SHROUD', 0), 'prices', 'price', 'price-missing'],
    [part({ code: 'AC-SHROUD' }), 'parts', 'code', 'not-a-code'],
    [part({ code: 'OWN:solar' }), 'parts', 'code', 'not-a-code'],
    [part({ name: '' }), 'parts', 'name', 'empty'],
    [part({ name: 'Air conditioner shroud' }), 'parts', 'name', 'duplicate'],
    [part({ partType: 'no-such' }), 'parts', 'partType', 'unknown-part-type'],
    [part({ places: [] }), 'parts', 'places', 'place-missing'],
    [part({ places: [{ side: 'roof', subSide: 'cellar' }] }), 'parts', 'places', 'unknown-zone'],
    [part({ vehicleTypes: [] }), 'parts', 'vehicleTypes', 'empty'],
    [part({ operations: [] }), 'parts', 'operations', 'operation-missing'],
    [part({ price: cents(0) }), 'parts', 'price', 'price-missing'],
    [{ ...noHouseValues, parts: [own, own] }, 'parts', 'code', 'duplicate'],
  ] as const)('fault %# is found', (bad, file, column, reason) => {
    const found = checkHouseValues(contents, bad).map((issue) => [issue.file, issue.column, issue.reason]);
    expect(found).toContainEqual([file, column, reason]);
  });

  test('the row is counted from one', () => {
    const bad = { ...noHouseValues, hours: [shroudHours, { ...shroudHours, part: 'NO-SUCH' }] };
    expect(checkHouseValues(contents, bad)).toContainEqual(
      expect.objectContaining({ row: 2, value: 'NO-SUCH' }),
    );
  });
});
