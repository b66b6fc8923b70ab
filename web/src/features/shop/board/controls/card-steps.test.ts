import { expect, test } from 'vitest';
import { nextCard } from './card-steps.ts';

const columns = [['a', 'b'], [], ['c'], ['d', 'e', 'f']];

test.each([
  ['a', 'ArrowDown', 'b'],
  ['b', 'ArrowDown', undefined],
  ['b', 'ArrowUp', 'a'],
  ['b', 'ArrowRight', 'c'],
  ['c', 'ArrowRight', 'd'],
  ['f', 'ArrowLeft', 'c'],
  ['c', 'ArrowLeft', 'a'],
  ['e', 'Home', 'd'],
  ['d', 'End', 'f'],
  [null, 'ArrowDown', 'a'],
])('from card %s the key %s leads to %s, past empty columns', (from, key, to) => {
  expect(nextCard(columns, from, key)).toBe(to);
});
