import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, parseDecimal } from './number-text.ts';

describe('a figure is shown', () => {
  test.each([
    { value: 0, digits: 2, reads: '0.00' },
    { value: 5, digits: 2, reads: '0.05' },
    { value: 12_000, digits: 2, reads: '120.00' },
    { value: 123_450, digits: 2, reads: '1,234.50' },
    { value: 128_407_732, digits: 2, reads: '1,284,077.32' },
    { value: -5, digits: 2, reads: '\u22120.05' },
    { value: -100_000, digits: 2, reads: '\u22121,000.00' },
    { value: 65, digits: 1, reads: '6.5' },
    { value: 1_234, digits: 0, reads: '1,234' },
  ])('$value with $digits decimals as $reads', ({ value, digits, reads }) => {
    expect(formatDecimal(value, digits)).toBe(reads);
  });
});

describe('a typed figure', () => {
  test.each([
    { typed: '1234.5', cents: 123_450 },
    { typed: '$1,234.50', cents: 123_450 },
    { typed: ' 120 ', cents: 12_000 },
    { typed: '.5', cents: 50 },
    { typed: '5.', cents: 500 },
    { typed: '-3', cents: -300 },
    { typed: '\u22123.00', cents: -300 },
    { typed: '-0', cents: 0 },
    { typed: '1.5000', cents: 150 },
    { typed: '0.1', cents: 10 },
  ])('"$typed" is $cents cents', ({ typed, cents }) => {
    expect(parseDecimal(typed, 2)).toBe(cents);
  });

  test.each(['', '.', '-', 'abc', '1.2.3', '1e3', '12.345', '--1', '1-', '99999999999999999'])(
    '"%s" is refused, not guessed',
    (typed) => {
      expect(parseDecimal(typed, 2)).toBeUndefined();
    },
  );
});

test('what is shown reads back as the same figure', () => {
  const figures = fc.maxSafeInteger();
  fc.assert(
    fc.property(figures, fc.integer({ min: 0, max: 4 }), (value, digits) => {
      expect(parseDecimal(formatDecimal(value, digits), digits)).toBe(value === 0 ? 0 : value);
    }),
  );
});
