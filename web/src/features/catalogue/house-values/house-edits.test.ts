import { checkHouseValues } from '@dre/core/domain/catalogue/house-values/check-house-values';
import { type HouseValues, noHouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { type HouseCell, houseChanges, houseEdit, houseText } from './house-edits.ts';
import { everything, filteredRows, houseRows } from './house-rows.ts';

const contents = starterContents();
const plain = houseRows(contents, noHouseValues);
const shroud = plain.find(({ part, bookPrice }) => part.code === 'AC-SHROUD' && bookPrice !== null);
const measured = plain.find(({ bookHours }) => bookHours.perUnit !== null);

function edited(key: string | undefined, cell: HouseCell, text: string, values: HouseValues = noHouseValues) {
  const row = houseRows(contents, values).find((one) => one.key === key);
  if (row === undefined) throw new Error('No such row.');
  return houseEdit(values, row, cell, text);
}

function valuesOf(outcome: ReturnType<typeof edited>): HouseValues {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}

test('a company’s price stands beside the book’s, and an empty cell reverts to it', () => {
  const own = valuesOf(edited(shroud?.key, 'price', '$123.45'));
  expect(own.prices).toEqual([{ part: 'AC-SHROUD', price: 12_345 }]);
  const row = houseRows(contents, own).find(({ key }) => key === shroud?.key);
  expect(row?.bookPrice).toBe(shroud?.bookPrice);
  expect(row && houseText(row, 'price')).toBe('123.45');
  expect(valuesOf(edited(shroud?.key, 'price', '', own))).toEqual(noHouseValues);
  expect(houseChanges(plain, houseRows(contents, own))).toMatchObject([{ to: '$123.45' }]);
});

test('hours are the whole rule of an operation, and the same as the book’s are no house value', () => {
  const own = valuesOf(edited(measured?.key, 'perUnit', '0.123'));
  expect(own.hours).toMatchObject([{ fixed: measured?.bookHours.fixed, perUnit: 123 }]);
  expect(checkHouseValues(contents, own)).toEqual([]);
  expect(valuesOf(edited(measured?.key, 'perUnit', '', own))).toEqual(noHouseValues);
});

test.each([
  ['price', '0'],
  ['price', 'cheap'],
  ['price', '1.234'],
  ['fixed', '-1'],
  ['fixed', '0'],
  ['fixed', '1000'],
  ['fixed', '1.25'],
] as const)('%s “%s” is refused with a sentence', (cell, text) => {
  const outcome = edited(shroud?.key, cell, text);
  expect(outcome.ok ? '' : outcome.refusal).toMatch(/\.$/);
});

test('rows are found by name, type, side and vehicle, and those changed alone', () => {
  expect(filteredRows(plain, everything)).toHaveLength(plain.length);
  const found = filteredRows(plain, { ...everything, find: 'ac-shroud replace' });
  expect(found.map(({ key }) => key)).toEqual([shroud?.key]);
  const own = houseRows(contents, valuesOf(edited(shroud?.key, 'price', '99')));
  expect(filteredRows(own, { ...everything, onlyChanged: true })).toHaveLength(1);
  const roof = filteredRows(plain, { ...everything, side: 'roof', vehicleType: 'class-b' });
  expect(roof.length).toBeGreaterThan(0);
  expect(roof.every(({ part }) => part.places.some(({ side }) => side === 'roof'))).toBe(true);
});
