import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { clockTime, day, dayName, dayOfMoment, photoStamp, stamp, when } from './format.ts';
import { displayMomentsBy } from './display-zone.ts';

afterEach(() => displayMomentsBy(() => undefined));

const evening = new Date('2026-11-19T04:13:00Z');
const plain = (text: string) => text.replaceAll('\u202f', ' ');

test('every moment is shown by the clock of the company, wherever the device is', () => {
  displayMomentsBy(() => 'America/Detroit');
  expect(plain(clockTime(evening))).toBe('11:13 PM');
  expect([dayOfMoment(evening), day(evening)]).toEqual(['2026-11-18', 'Nov 18, 2026']);
  expect(plain(stamp(evening))).toBe('Wednesday, November 18, 2026 at 11:13 PM');
  expect(plain(when(new Date('2026-11-19T02:00:00Z'), evening))).toBe('9:00 PM');
  expect(when(new Date('2026-11-18T04:59:00Z'), evening)).toBe('Yesterday');
  displayMomentsBy(() => 'Asia/Tokyo');
  expect([dayOfMoment(evening), plain(clockTime(evening))]).toEqual(['2026-11-19', '1:13 PM']);
});

test('a calendar day has no zone, and a camera’s time stays as it was written', () => {
  expect(dayName('2026-11-18', '2026-11-18')).toBe('Today');
  expect(dayName('2025-12-31', '2026-11-18')).toBe('Dec 31, 2025');
  displayMomentsBy(() => 'Asia/Tokyo');
  expect(plain(photoStamp('2026-11-18T10:22:00'))).toBe('Wednesday, November 18, 2026 at 10:22 AM');
  expect(plain(photoStamp('2026-11-18T10:22:00Z'))).toBe('Wednesday, November 18, 2026 at 7:22 PM');
});

const source = new URL('../../', import.meta.url);
/** The fields in which administrators of the product write a moment name their zone beside them. */
const namesItsZone = 'features/content/admin/moment.ts';

test('no screen formats a moment in the zone of the device', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== namesItsZone);
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = readFileSync(new URL(file, source), 'utf8');
    const parts = text.match(/\.(?:getHours|getMinutes|getDate|getDay|getMonth|toDateString)\(/g) ?? [];
    const formats = text.match(/(?:Intl\.DateTimeFormat\('|toLocale(?:Date|Time)String\()[^;]*?\}/g) ?? [];
    const own = formats.filter((format) => !format.includes('timeZone:') && !/\btimeZone\b/.test(format));
    return [...parts, ...own].map((what) => `${file}: ${what}`);
  });
  expect(found).toEqual([]);
});
