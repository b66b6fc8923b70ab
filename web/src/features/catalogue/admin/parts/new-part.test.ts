import { expect, test } from 'vitest';
import { blankPart, newPartRows } from './new-part.ts';

const entry = {
  ...blankPart,
  code: ' vt-lid-16 ',
  name: 'Vent lid, 16 in',
  partType: 'roof',
  price: '$42',
  place: 'roof penetrations',
};

test('a new part has its location and the operation that fits it', () => {
  const rows = newPartRows(entry, '2026-11-15');
  expect(rows.ok && rows.value.map(({ file, key, was }) => [file, key, was])).toEqual([
    ['parts.csv', 'VT-LID-16', null],
    ['part-places.csv', 'VT-LID-16 roof penetrations ', null],
    ['operations.csv', 'VT-LID-16 replace', null],
  ]);
  expect(rows.ok && rows.value[0]?.cells).toMatchObject({
    price_low: '42.00',
    price_default: '42.00',
    price_date: '2026-11-15',
  });
});

test('the errors of a new part are listed by field', () => {
  const rows = newPartRows({ ...blankPart, code: 'x', price: '0', vehicleTypes: '' }, '2026-11-15');
  expect(rows.ok ? [] : Object.keys(rows.refusal).toSorted()).toEqual([
    'code',
    'name',
    'partType',
    'place',
    'price',
    'vehicleTypes',
  ]);
});
