import { expect, test } from 'vitest';
import { cents } from '../../units.ts';
import { noHouseValues } from './house-values.ts';
import { houseValuesWithout } from './house-values-without.ts';

test('values that were changed or added stay, whatever the order of their fields', () => {
  const gone = {
    ...noHouseValues,
    prices: [
      { part: 'VT-LID', price: cents(34_50) },
      { part: 'LT-TAIL-T', price: cents(41_00) },
    ],
  };
  const now = {
    ...noHouseValues,
    prices: [
      { price: cents(34_50), part: 'VT-LID' },
      { part: 'LT-TAIL-T', price: cents(45_00) },
      { part: 'ML-INSERT', price: cents(1_35) },
    ],
  };
  expect(houseValuesWithout(now, gone).prices).toEqual(now.prices.slice(1));
});
