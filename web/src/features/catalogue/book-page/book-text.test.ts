import { tenthHours, thousandthHours } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { amount, hoursText, lifeText } from './book-text.ts';

const rule = (fixed: number, perUnit: number | null, minimum = 0) => ({
  fixed: tenthHours(fixed),
  perUnit: perUnit === null ? null : thousandthHours(perUnit),
  minimum: tenthHours(minimum),
});

test('book hours name the fixed part, the part per unit and the minimum', () => {
  expect(hoursText(rule(15, null), 'each')).toBe('1.5');
  expect(hoursText(rule(4, 120, 5), 'sqft')).toBe('0.4 + 0.12 per sq ft, at least 0.5');
  expect(hoursText(rule(0, 50), 'ft')).toBe('0.05 per ft');
  expect(hoursText(rule(3, null), 'ft')).toBe('0.3 per ft');
});

test('an absent amount is a dash, a wear life is years and months', () => {
  expect(amount(0)).toBe('–');
  expect(amount(123450)).toBe('1,234.50');
  expect([lifeText(120), lifeText(18), lifeText(1)]).toEqual(['10 years', '1 year 6 months', '1 month']);
});
