import { expect, test } from 'vitest';
import { feetText } from './feet-text.ts';

test('a length is written in feet and inches, and whole feet without inches', () => {
  expect([feetText(460), feetText(456), feetText(510)]).toEqual(['38 ft 4 in', '38 ft', '42 ft 6 in']);
});
