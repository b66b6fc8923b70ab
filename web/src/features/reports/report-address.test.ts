import { expect, test } from 'vitest';
import { periodOf, reportAddress } from './report-address.ts';

const counts = { now: '2026-11', companies: [], months: [] };

test.each([
  [{}, { first: '2026-09', last: '2026-11' }],
  [{ period: 1 }, { first: '2026-11', last: '2026-11' }],
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
  expect(periodOf(reportAddress(search), counts)).toEqual(period);
});

test('an address keeps what it can mean and drops the rest', () => {
  expect(reportAddress({ kind: 'insurer', page: 3, period: 3, more: 'x' })).toEqual({
    kind: 'insurer',
    page: 3,
    period: '3',
  });
  expect(reportAddress({ kind: 'bank', page: -1, from: 'May' })).toEqual({});
});
