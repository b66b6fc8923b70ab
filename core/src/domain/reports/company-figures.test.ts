import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countReport, changeText, reportText } from './company-figures.ts';
import {
  comparedWith,
  isMonth,
  lastMonths,
  type Period,
  periodBefore,
  formatPeriod,
  formatShortPeriod,
} from './months.ts';

const withBefore = (period: Period) => ({ period, compared: periodBefore(period) });

const aMonth = fc
  .tuple(fc.integer({ min: 2020, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${String(year)}-${String(month).padStart(2, '0')}`);

test('a period and the one before it meet, are equally long, and consist of months', () => {
  fc.assert(
    fc.property(aMonth, fc.integer({ min: 1, max: 40 }), (now, count) => {
      const period = lastMonths(now, count);
      const before = periodBefore(period);
      expect([period.first, period.last, before.first, before.last].every(isMonth)).toBe(true);
      expect(lastMonths(before.last, count)).toEqual(before);
      expect(periodBefore({ first: before.first, last: period.last }).last < before.first).toBe(true);
    }),
  );
});

test('figures of companies add up to their sum, and kinds of companies to all of them', () => {
  const aCount = fc.record({
    company: fc.constantFrom('a', 'b', 'c', 'd'),
    month: aMonth,
    estimates: fc.nat(500),
    sent: fc.nat(500),
    value: fc.nat(5_000_000),
  });
  const companies = [
    { id: 'a', name: 'Alder RV', kind: 'dealer', users: 3 },
    { id: 'b', name: 'Birch Body', kind: 'shop', users: 2 },
    { id: 'c', name: 'Cedar Mutual', kind: 'insurer', users: 9 },
    { id: 'd', name: 'Dogwood RV', kind: 'dealer', users: 1 },
  ];
  fc.assert(
    fc.property(fc.array(aCount, { maxLength: 60 }), aMonth, fc.nat(11), (months, now, more) => {
      const period = lastMonths(now, more + 1);
      const all = countReport({ companies, months }, withBefore(period), null);
      const kinds = ['dealer', 'shop', 'insurer'].map((kind) =>
        countReport({ companies, months }, withBefore(period), kind),
      );
      for (const field of ['estimates', 'before', 'sent', 'value', 'users'] as const) {
        expect(kinds.reduce((sum, { sum: { [field]: value } }) => sum + value, 0)).toBe(all.sum[field]);
      }
      expect(all.rows.reduce((sum, { estimates }) => sum + estimates, 0)).toBe(all.sum.estimates);
      const counts = all.rows.map(({ estimates }) => estimates);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    }),
  );
});

test.each([
  [12, 10, '+20%'],
  [9, 10, '−10%'],
  [10, 10, '0%'],
  [5, 0, 'new'],
  [0, 0, '–'],
  [0, 4, '−100%'],
])('%d after %d is %s', (estimates, before, text) => {
  expect(changeText({ estimates, before })).toBe(text);
});

test('the report is one sentence', () => {
  const companies = [{ id: 'a', name: 'Alder RV', kind: 'dealer', users: 1 }];
  const count = { company: 'a', sent: 0, value: 0 };
  const months = [
    { ...count, month: '2026-10', estimates: 27 },
    { ...count, month: '2026-09', estimates: 25 },
  ];
  const october = { first: '2026-10', last: '2026-10' };
  const periods = withBefore(october);
  expect(reportText(countReport({ companies, months }, periods, null), periods)).toBe(
    '27 estimates by 1 company in October 2026, +8% against 25 in September 2026.',
  );
  const quiet = lastMonths('2025-03', 3);
  const silent = { period: quiet, compared: comparedWith(quiet, 'year') };
  expect(silent.compared).toEqual({ first: '2024-01', last: '2024-03' });
  expect(reportText(countReport({ companies, months }, silent, null), silent)).toBe(
    'No estimates in January 2025 to March 2025.',
  );
  expect(formatPeriod(quiet)).toBe('January 2025 to March 2025');
  expect(formatShortPeriod(quiet)).toBe('Jan to Mar 2025');
  expect(formatShortPeriod(lastMonths('2025-01', 2))).toBe('Dec 2024 to Jan 2025');
});
