import { expect, test } from 'vitest';
import { whenIn } from './shop-day.ts';

test.each([
  ['the time of today', '2026-11-18T18:05:00Z', '12:05 PM'],
  ['yesterday, though it is today in London', '2026-11-18T05:59:00Z', 'Yesterday'],
  ['the day of this year', '2026-11-11T14:00:00Z', 'Nov 11'],
  ['the year of an older day', '2025-11-11T14:00:00Z', 'Nov 11, 2025'],
])('a moment is shown by the shop’s clock as %s', (_what, moment, text) => {
  expect(whenIn('America/Chicago', moment, '2026-11-18').short.replace('\u202f', ' ')).toBe(text);
});

test('the full moment names weekday, day and time', () => {
  expect(whenIn('America/Chicago', '2026-11-11T14:00:00Z', '2026-11-18').full.replace('\u202f', ' ')).toBe(
    'Wednesday, Nov 11, 8:00 AM',
  );
});
