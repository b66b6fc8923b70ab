import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesPattern } from './pattern.ts';

test.each([
  ['AP-WH*', 'AP-WH6', true],
  ['AP-WH*', 'AP-WH', true],
  ['AP-WH*', 'AP-FURN', false],
  ['*-SEC', 'SW-LAM-SEC', true],
  ['SW-*-SEC', 'SW-LAM-SEC', true],
  ['SW-*-*-SEC', 'SW-LAM-SEC', false],
  ['SW-LAM-SEC', 'SW-LAM-SEC', true],
  ['SW-LAM', 'SW-LAM-SEC', false],
  ['*', 'anything', true],
  ['A*A', 'A', false],
  ['.*', 'SW', false],
])('the pattern %s and the part %s: %s', (pattern, part, fits) => {
  expect(matchesPattern(pattern, part)).toBe(fits);
});

test('a pattern made from a name with omissions matches that name', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.array(fc.string()), (parts, left) => {
      const names = parts.map((part) => part.replaceAll('*', ''));
      const name = names.map((part, index) => part + (left[index] ?? '')).join('');
      expect(matchesPattern(`${names.join('*')}*`, name)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('a hostile pattern is matched quickly', () => {
  expect(matchesPattern(`${'a*'.repeat(5_000)}b`, 'a'.repeat(20_000))).toBe(false);
});
