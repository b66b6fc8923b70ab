import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regionPattern } from './region-pattern.ts';

test.each([
  ['body.sidewall-mid@*', 'L', 'body.sidewall-mid@L', true],
  ['body.sidewall-mid@*', 'L', 'body.sidewall-mid@R', false],
  ['body.sidewall-mid@*', 'R', 'body.sidewall-mid@R', true],
  ['body.sidewall-mid@*', '*', 'body.sidewall-mid@R', true],
  ['body.sidewall-mid@*', '*', 'body.sidewall-mid', false],
  ['body.sidewall-mid', '*', 'body.sidewall-mid@L', false],
  ['light.marker@L', '*', 'light.marker@L', true],
  ['light.marker@L', '*', 'light.marker@R', false],
  ['glass.*@*', 'L', 'glass.bath-2@L', true],
  ['glass.*@*', 'L', 'glass.@L', false],
  ['glass.*', '*', 'glass.frame.seal', false],
  ['glass.*.*', '*', 'glass.frame.seal', true],
  ['slide.#', '*', 'slide.12', true],
  ['slide.#', '*', 'slide.a', false],
  ['slide.#.face', '*', 'slide.1.face', true],
  ['int.*-sofa', '*', 'int.slide-1-sofa', true],
  ['int.*-sofa', '*', 'int.sofa', false],
  ['run.tyre-#@*', 'R', 'run.tyre-2@R', true],
  ['body.cap', '*', 'body-cap', false],
] as const)(
  'the pattern %s of a side with the suffix %s and the region %s: %s',
  (pattern, side, region, fits) => {
    expect(regionPattern(pattern, side)(region)).toBe(fits);
  },
);

test('a pattern made from a name with words and numbers omitted matches that name', () => {
  const letters = fc.stringMatching(/^[a-z0-9-]{1,4}$/);
  const count = fc.nat(99).map(String);
  const token = fc.oneof(
    letters.map((text) => [text, text]),
    letters.map((text) => ['*', text]),
    count.map((text) => ['#', text]),
    fc.constant(['.', '.']),
  );
  fc.assert(
    fc.property(fc.array(token, { minLength: 1 }), fc.constantFrom('', '@L', '@R'), (tokens, suffix) => {
      const pattern = tokens.map(([left]) => left).join('') + (suffix === '' ? '' : '@*');
      const region = tokens.map(([, text]) => text).join('') + suffix;
      return regionPattern(pattern, suffix === '@L' ? 'L' : '*')(region);
    }),
  );
});

test('a hostile pattern is matched quickly', () => {
  expect(regionPattern(`int.${'*a'.repeat(200)}b`, '*')(`int.${'a'.repeat(2_000)}`)).toBe(false);
});
