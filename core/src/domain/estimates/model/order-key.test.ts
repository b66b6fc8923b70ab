import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byOrder, isOrderKey, orderBetween } from './order-key.ts';

test('between any two neighbors there is always room for another line', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 80 }), (rolls) => {
      const keys: string[] = [];
      for (const roll of rolls) {
        const index = roll % (keys.length + 1);
        const key = orderBetween(keys[index - 1] ?? null, keys[index] ?? null);
        expect(isOrderKey(key)).toBe(true);
        keys.splice(index, 0, key);
      }
      expect(keys.toSorted()).toEqual(keys);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 1_000 },
  );
});

test.each(['top', 'bottom'])('ten thousand lines added at the %s have keys of four characters', (end) => {
  let key = orderBetween(null, null);
  let isRight = true;
  for (let count = 0; count < 10_000; count++) {
    const next = end === 'top' ? orderBetween(null, key) : orderBetween(key, null);
    isRight &&= next < key === (end === 'top') && next.length === 4;
    key = next;
  }
  expect(isRight).toBe(true);
});

test('five hundred lines inserted at one position still have valid keys', () => {
  const before = orderBetween(null, null);
  let after = orderBetween(before, null);
  for (let count = 0; count < 500; count++) after = orderBetween(before, after);
  expect(isOrderKey(after)).toBe(true);
});

test.each(['', '0', 'a0', 'ä', 'a b', 'a'.repeat(121)])('%j is no order key', (key) => {
  expect(isOrderKey(key)).toBe(false);
});

test('a line put between two with the same key goes right after them', () => {
  const key = orderBetween('V001', 'V001');
  expect(isOrderKey(key) && key > 'V001' && key < 'V002').toBe(true);
});

test('the same key given on two devices at once goes by id', () => {
  const one = { order: 'V', id: '1' };
  const two = { order: 'V', id: '2' };
  expect([two, one].toSorted(byOrder)).toEqual([one, two]);
});
