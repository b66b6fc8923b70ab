import { expect, test } from 'vitest';
import { columnLabel } from './column-labels.ts';
import { gridAddress, partOf } from './grid-address.ts';

test.each([
  ['parts.csv', 'AC-SHROUD', '/admin/parts?find=AC-SHROUD'],
  ['operations.csv', 'AC-SHROUD replace', '/admin/parts?find=AC-SHROUD'],
  ['relations.csv', 'needs AC-SHROUD replace AC-CAP test', '/admin/parts?find=AC-SHROUD'],
  ['sub-sides.csv', 'roof mid', '/admin/sub-sides'],
  ['wmi.csv', '1AB ', undefined],
])('a row of %s leads to where it is edited', (file, key, address) => {
  expect(gridAddress(file, partOf(file, key))).toBe(address);
});

test('columns have readable labels', () => {
  expect([columnLabel('price_default'), columnLabel('vehicle_types')]).toEqual(['Price', 'Vehicle types']);
});
