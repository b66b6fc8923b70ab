import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HoursRule } from '../../../catalogue/book/book.ts';
import { tenthHours, thousandthHours, thousandths } from '../../../units.ts';
import { bookHours, bookTerms } from './book-hours.ts';

function rule(fixed: number, perUnit: number | null, minimum: number): HoursRule {
  return {
    fixed: tenthHours(fixed),
    perUnit: perUnit === null ? null : thousandthHours(perUnit),
    minimum: tenthHours(minimum),
  };
}

test.each([
  { says: 'pieces multiply the fixed hours', of: rule(15, null, 0), quantity: 2_000, hours: 30 },
  { says: 'feet add to the fixed hours', of: rule(10, 150, 0), quantity: 12_500, hours: 29 },
  { says: 'the minimum is billed for little work', of: rule(0, 350, 60), quantity: 4_000, hours: 60 },
  { says: 'the minimum does not limit larger work', of: rule(0, 350, 60), quantity: 20_000, hours: 70 },
  { says: 'thousandths are rounded once, half up', of: rule(1, 30, 0), quantity: 5_000, hours: 3 },
  { says: 'nothing takes no time without a minimum', of: rule(15, null, 0), quantity: 0, hours: 0 },
])('$says', ({ of, quantity, hours }) => {
  expect(bookHours(of, thousandths(quantity))).toBe(hours);
});

test('the steps add up to the hours of the book', () => {
  const tenths = fc.integer({ min: 0, max: 999 });
  const anyRule = fc
    .tuple(tenths, fc.option(fc.integer({ min: 0, max: 5_000 })), tenths)
    .map(([fixed, perUnit, minimum]) => rule(fixed, perUnit, minimum));
  fc.assert(
    fc.property(anyRule, fc.integer({ min: 0, max: 200_000 }), (of, quantity) => {
      const terms = bookTerms(of, thousandths(quantity), 'ft');
      const sum = terms.reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(bookHours(of, thousandths(quantity)));
    }),
    { numRuns: 1_000 },
  );
});
