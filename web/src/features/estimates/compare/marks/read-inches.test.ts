import { expect, test } from 'vitest';
import { readInches } from './read-inches.ts';

test.each([
  ['30', 30],
  ['30.5 in', 30.5],
  ['2 ft', 24],
  ['2 ft 6 in', 30],
  [`2'6"`, 30],
  ['2 feet 6', 30],
])('%s is a length of %d inches', (text, inches) => {
  expect(readInches(text)).toBe(inches);
});

test.each(['', '0', 'two feet', '6 in 2 ft', '-4'])('"%s" is no length', (text) => {
  expect(readInches(text)).toBeUndefined();
});
