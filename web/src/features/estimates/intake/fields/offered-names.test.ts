import { expect, test } from 'vitest';
import { offeredNames } from './offered-names.ts';

test('names used before come first, each once, and only those matching the typed text', () => {
  const used = ['Northfork', 'Keystone'];
  const makers = ['Forest River', 'KEYSTONE', 'Northfork'];
  expect(offeredNames(used, makers, '')).toEqual(['Northfork', 'Keystone', 'Forest River']);
  expect(offeredNames(used, makers, 'fOr')).toEqual(['Northfork', 'Forest River']);
});

test('a name that is written already is not offered again', () => {
  expect(offeredNames(['Keystone'], [], ' keystone')).toEqual([]);
});

test('a list stays short enough to look through', () => {
  const many = Array.from({ length: 400 }, (_, number) => `Maker ${number}`);
  expect(offeredNames([], many, 'maker')).toHaveLength(30);
});
