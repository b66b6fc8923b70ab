import { expect, test } from 'vitest';
import { periodOf, periodsOf, reportAddress } from './report-address.ts';

const now = '2026-11';

test.each([
  [{}, { first: '2026-09', last: '2026-11' }],
  [{ period: '1' }, { first: '2026-11', last: '2026-11' }],
  [{ period: '12' }, { first: '2025-12', last: '2026-11' }],
  [
    { period: 'custom', from: '2026-05', to: '2026-02' },
    { first: '2026-02', last: '2026-05' },
  ],
  [
    { period: 'custom', from: '2026-13' },
    { first: '2026-11', last: '2026-11' },
  ],
  [{ period: 'ever' }, { first: '2026-09', last: '2026-11' }],
])('the address %j asks for a period there is', (search, period) => {
  expect(periodOf(reportAddress(search), now)).toEqual(period);
});

test('an address keeps what it can mean and drops the rest', () => {
  expect(reportAddress({ kind: 'insurer', page: '3', period: '3', more: 'x' })).toEqual({
    kind: 'insurer',
    page: 3,
    period: '3',
  });
  expect(reportAddress({ kind: 'bank', page: '-1', from: 'May' })).toEqual({});
});

test('a period is compared with the one before it, or with the same months a year ago', () => {
  expect(periodsOf({}, now).compared).toEqual({ first: '2026-06', last: '2026-08' });
  expect(periodsOf(reportAddress({ compare: 'year' }), now).compared).toEqual({
    first: '2025-09',
    last: '2025-11',
  });
  const ages = reportAddress({ period: 'custom', from: '1990-01', to: '2026-02' });
  expect(periodsOf(ages, now, 2).period).toEqual({ first: '2026-01', last: '2026-02' });
});
