import { expect, test } from 'vitest';
import { when } from './format.ts';

const now = new Date(2026, 10, 14, 10, 42);

test.each([
  ['the time of today', new Date(2026, 10, 14, 9, 5), '9:05 AM'],
  ['the word for yesterday', new Date(2026, 10, 13, 23, 59), 'Yesterday'],
  ['the day of this year', new Date(2026, 10, 11, 8, 0), 'Nov 11'],
  ['the year of an older day', new Date(2025, 10, 11, 8, 0), 'Nov 11, 2025'],
])('a moment is shown as %s', (_what, moment, text) => {
  expect(when(moment, now).replace('\u202f', ' ')).toBe(text);
});
