import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, dayIn, instantIn, localTime, zoneOffset } from './time-zone.ts';
import { isTimeZone, offsetText } from './zone-names.ts';

const hour = 3_600_000;
/** Zones with whole and broken hours, with daylight saving at midnight and at 2 o'clock, and one without. */
const zones = [
  'UTC',
  'America/Chicago',
  'America/Phoenix',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];
const zone = fc.constantFrom(...zones);
const instant = fc.integer({
  min: Date.parse('1971-01-01T00:00:00Z'),
  max: Date.parse('2040-01-01T00:00:00Z'),
});

test('the days of a zone partition time: each instant lies in the one day that began last', () => {
  fc.assert(
    fc.property(zone, instant, (name, at) => {
      const day = dayIn(name, at);
      const from = instantIn(name, { day, minute: 0 });
      const until = instantIn(name, { day: dayAfter(day, 1), minute: 0 });
      return from <= at && at < until && dayIn(name, until - 1) <= day;
    }),
    { numRuns: 500 },
  );
});

test('a local time read back is the same time, unless daylight saving skipped it', () => {
  fc.assert(
    fc.property(zone, instant, (name, at) => {
      const local = localTime(name, at);
      const back = instantIn(name, local);
      const shown = localTime(name, back);
      return back <= at && shown.day === local.day && shown.minute === local.minute;
    }),
    { numRuns: 500 },
  );
});

test('nights of daylight saving have their true length', () => {
  const lengthOf = (day: string) =>
    instantIn('America/Chicago', { day: dayAfter(day, 1), minute: 0 }) -
    instantIn('America/Chicago', { day, minute: 0 });
  expect(['2026-03-07', '2026-03-08', '2026-11-01'].map((day) => lengthOf(day) / hour)).toEqual([24, 23, 25]);
});

test('an offset is written with its sign and its minutes', () => {
  const winter = Date.parse('2026-11-16T12:00:00Z');
  const texts = ['America/Chicago', 'America/St_Johns', 'Asia/Kathmandu', 'UTC'].map((name) =>
    offsetText(name, winter),
  );
  expect(texts).toEqual(['UTC−06:00', 'UTC−03:30', 'UTC+05:45', 'UTC+00:00']);
});

test('only names of the list are zones', () => {
  expect(['America/Chicago', 'UTC', 'America/Detroit'].every(isTimeZone)).toBe(true);
  expect(['Chicago', 'CST', '', 'America/Atlantis'].some(isTimeZone)).toBe(false);
});

test('a time that daylight saving skips is an hour later', () => {
  const skipped = instantIn('America/Chicago', { day: '2026-03-08', minute: 150 });
  expect(new Date(skipped).toISOString()).toBe('2026-03-08T08:30:00.000Z');
  expect(localTime('America/Chicago', skipped)).toEqual({ day: '2026-03-08', minute: 210 });
  expect(zoneOffset('America/Chicago', skipped)).toBe(-5 * hour);
});
