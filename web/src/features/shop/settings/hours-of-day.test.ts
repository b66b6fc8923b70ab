import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursOfDayText, readHoursOfDay } from './hours-of-day.ts';

test.each([
  ['7-3:30', [{ from: 420, until: 930 }]],
  ['7:00 AM – 3:30 PM', [{ from: 420, until: 930 }]],
  ['8 to 16:30', [{ from: 480, until: 990 }]],
  [
    '7-11:30, 12-3:30',
    [
      { from: 420, until: 690 },
      { from: 720, until: 930 },
    ],
  ],
  ['10 PM - 6 AM', [{ from: 1_320, until: 1_800 }]],
  ['', []],
  ['closed', []],
] as const)('hours written as “%s” are read as they are meant', (text, windows) => {
  expect(readHoursOfDay(text)).toEqual(windows);
});

test.each(['7', '7-', 'noon-3', '25-26', '9-10-11', '7-11:75'])('“%s” is not read as hours', (text) => {
  expect(readHoursOfDay(text)).toBeUndefined();
});

test.each([
  ['8-12, 12:30-4:30', [480, 720, 750, 990]],
  ['7-3:30', [420, 930]],
  ['10 PM-6 AM', [1_320, 1_800]],
] as const)('usual hours are written short, as the hint writes them: %s', (text, [from, until, ...more]) => {
  const [second = 0, end = 0] = more;
  const windows = [{ from, until }, ...(more.length > 0 ? [{ from: second, until: end }] : [])];
  expect(hoursOfDayText(windows)).toBe(text);
});

test('hours that were written down are read back as the same hours', () => {
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
  fc.assert(
    fc.property(fc.uniqueArray(time, { minLength: 2, maxLength: 4 }), (times) => {
      const sorted = times.toSorted((one, other) => one - other);
      const windows = Array.from({ length: Math.floor(sorted.length / 2) }, (_, at) => ({
        from: sorted[at * 2] ?? 0,
        until: sorted[at * 2 + 1] ?? 0,
      }));
      expect(readHoursOfDay(hoursOfDayText(windows))).toEqual(windows);
    }),
  );
});
