import { expect, test } from 'vitest';
import { amount, hours, orDash, price, quantity, when } from './format.ts';

const now = new Date(2026, 10, 14, 10, 42);

test.each([
  ['the time of today', new Date(2026, 10, 14, 9, 5), '9:05 AM'],
  ['the word for yesterday', new Date(2026, 10, 13, 23, 59), 'Yesterday'],
  ['the day of this year', new Date(2026, 10, 11, 8, 0), 'Nov 11'],
  ['the year of an older day', new Date(2025, 10, 11, 8, 0), 'Nov 11, 2025'],
])('a moment is shown as %s', (_what, moment, text) => {
  expect(when(moment, now).replace('\u202f', ' ')).toBe(text);
});

test('figures of an estimate keep the decimals their column has', () => {
  expect([amount(123_450), amount(-5)]).toEqual(['1,234.50', '\u22120.05']);
  expect([price(12_000), price(-50_000)]).toEqual(['$120.00', '\u2212$500.00']);
  expect([hours(15), hours(0)]).toEqual(['1.5', '0.0']);
  expect([quantity(1_000), quantity(2_500), quantity(36_000), quantity(125)]).toEqual([
    '1',
    '2.5',
    '36',
    '0.125',
  ]);
  expect([orDash(0, amount), orDash(100, amount)]).toEqual(['–', '1.00']);
});
