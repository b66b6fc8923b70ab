import type { Maker } from '@dre/core/domain/catalogue/book/contents';
import { expect, test } from 'vitest';
import { scannedVin } from './scanned-vin.ts';
import { filledText, vinFills, vinText } from './vin-text.ts';

const maker = (wmi: string, name: string, kind: string): Maker => ({
  wmi,
  name,
  kind,
  completion: '',
  isVerified: true,
  note: '',
});
const makers = [maker('1EC', 'Fleetwood', 'trailer'), maker('1F6', 'Ford chassis', 'chassis')];
const right = '1EC1B2024N1234567';
const chassis = '1F66F5DY1N0A12345';
const empty = { year: null, make: '' };

test('a number that was checked on the vehicle is not doubted any more', () => {
  const odd = '1EC1B2027N1234567';
  expect(vinText(odd, 'coach', makers, { checkedVins: [odd] })).toMatchObject({
    tone: 'right',
    message: 'Checked on the vehicle.',
  });
  expect(vinText('1EC1B2028N1234567', 'coach', makers, { checkedVins: [odd] }).tone).toBe('warning');
});

test.each([
  ['', 'plain', '17 characters, typed, pasted or scanned.'],
  ['1EC1B2024', 'plain', '9 of 17'],
  ['1EC1O2024', 'warning', 'The letters I, O and Q never occur in a VIN: character 5 may be a 0.'],
  ['1EC1B2024N123456789', 'warning', '19 characters; a VIN has 17. Saved as typed.'],
  [
    '1EC1B2027N1234567',
    'warning',
    'Check digit 7 is not right: with these characters 4 is expected. Saved as typed.',
  ],
  [right, 'right', '17 characters, check digit 4 is right.'],
])('the VIN "%s" has a message', (vin, tone, message) => {
  expect(vinText(vin, 'coach', makers)).toEqual({ tone, message });
});

test('a valid number of an unlisted maker is reported without a warning', () => {
  const { tone, message } = vinText(right, 'coach', []);
  expect(tone).toBe('right');
  expect(message).toMatch(/fill in the make by hand/);
});

test('year and make are filled in from a right VIN, and the fields are counted', () => {
  const fills = vinFills('1ec1b-2024 n1234567', empty, makers, 2026);
  expect(fills).toEqual({ changes: { year: 2022, make: 'Fleetwood' }, filled: ['year', 'make'] });
  expect(filledText(fills.filled)).toBe(' 2 fields filled in: year and make.');
});

test('typed values are never overwritten', () => {
  expect(vinFills(right, { year: 2019, make: 'Northfork' }, makers, 2026).changes).toEqual({});
  expect(vinFills(right, { year: null, make: 'Northfork' }, makers, 2026).changes).toEqual({ year: 2022 });
});

test('a wrong or unfinished VIN fills in nothing', () => {
  expect(vinFills('1EC1B2027N1234567', empty, makers, 2026).filled).toEqual([]);
  expect(vinFills('1EC1B2024N', empty, makers, 2026).filled).toEqual([]);
});

test('the letter of a year that has not come yet means the one thirty years earlier', () => {
  expect(vinFills(right, { year: null, make: 'x' }, makers, 2005).changes).toEqual({ year: 1992 });
});

test('the number of a chassis fills in nothing about the coach', () => {
  expect(vinFills(chassis, empty, makers, 2026).filled).toEqual([]);
});

test('a bar code gives the number whatever surrounds it', () => {
  expect(scannedVin(`*${right}*`)).toBe(right);
  expect(scannedVin(`I${right}`)).toBe(right);
  expect(scannedVin(`https://example.com/vin?n=${right}&x=1`)).toBe(right);
  expect(scannedVin('0123456789')).toBeUndefined();
});
