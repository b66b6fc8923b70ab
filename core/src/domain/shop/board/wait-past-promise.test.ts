import { expect, test } from 'vitest';
import { waitPastPromise } from './wait-past-promise.ts';

const until = (...days: readonly (string | null)[]) => days.map((expectedEnd) => ({ expectedEnd }));

test.each([
  ['nothing is waited for', until(), null],
  ['a wait has no expected end', until(null), null],
  ['every wait ends before the promise', until('2026-12-01', '2026-12-08', null), null],
  ['a wait ends on the promised day', until('2026-12-09'), '2026-12-09'],
  ['the last of several waits ends after it', until('2026-12-10', null, '2026-12-14'), '2026-12-14'],
])('a promise for Dec 9 is held against the last known wait: %s', (_case, holds, expected) => {
  expect(waitPastPromise('2026-12-09', holds)).toBe(expected);
});
