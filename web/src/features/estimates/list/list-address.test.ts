import { expect, test } from 'vitest';
import { estimatesSearch } from '../../../lib/estimates-search.ts';
import {
  addressIn,
  addressText,
  isNarrowed,
  listAddress,
  listQuery,
  searchOf,
  withoutChoice,
} from './list-address.ts';

const full = {
  find: 'E-10482',
  status: ['draft', 'sent'],
  estimator: ['Dana, "D" Whitfield'],
  insurer: ['Great Lakes & Co'],
  type: ['fifth-wheel'],
  period: 'last-month',
  of: 'created',
  archived: 'yes',
  sort: 'total',
  direction: 'ascending',
  page: 3,
  after: 'abc',
} as const;

test('a list is the same after it was written into the address and read back', () => {
  expect(listAddress(searchOf(full))).toEqual(full);
});

test('a view stores the filters and the order, but not the page', () => {
  const { page: _page, after: _after, ...rest } = full;
  expect(addressIn(addressText(full))).toEqual(rest);
});

test('unreadable parts of an address are ignored', () => {
  const search = { status: 'lost', sort: 'shoe-size', page: '-1', insurer: '[1', of: 'sent', find: '' };
  expect(listAddress(search)).toEqual({});
  expect(isNarrowed(listAddress({ sort: 'total' }))).toBe(false);
});

test('removing a period removes its date field', () => {
  expect(withoutChoice(full, 'period')).not.toHaveProperty('of');
});

test.each([
  ['today', '2025-12-31T06:00:00.000Z', undefined],
  ['last-7-days', '2025-12-24T06:00:00.000Z', undefined],
  ['this-month', '2025-12-01T06:00:00.000Z', undefined],
  ['last-month', '2025-11-01T05:00:00.000Z', '2025-12-01T06:00:00.000Z'],
  ['last-12-weeks', '2025-10-12T06:00:00.000Z', undefined],
] as const)('a period follows the company’s calendar, wherever the reader is: %s', (period, from, until) => {
  const newYearInLondon = new Date('2026-01-01T03:00:00Z');
  const query = listQuery({ period }, newYearInLondon, 'America/Chicago');
  expect(query).toEqual({ period: 'updated', from, ...(until && { until }) });
});

test('the list a report leads to covers the months it counted, in the company’s time zone', () => {
  const period = { first: '2026-09', last: '2026-11' };
  const search = estimatesSearch({ period, statuses: ['sent', 'approved'], estimator: 'Dana "D", Reyes' });
  const address = listAddress(search);
  expect(searchOf(address)).toEqual(search);
  expect(listQuery(address, new Date(), 'America/Chicago')).toEqual({
    status: 'sent,approved',
    estimators: '["Dana \\"D\\", Reyes"]',
    period: 'created',
    from: '2026-09-01T05:00:00.000Z',
    until: '2026-12-01T06:00:00.000Z',
  });
  expect(withoutChoice(address, 'period')).not.toHaveProperty('months');
  expect(listAddress({ months: '2026-11..2026-09', of: 'created' })).toEqual({});
});
