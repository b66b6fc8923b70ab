import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import { expect, test } from 'vitest';
import { inOrder, isTaken } from './locations.ts';

function location(name: string, kind: ShopLocation['kind']): ShopLocation {
  return { id: name, name, kind, length: null, doorHeight: null, width: null, equipment: [], hours: null };
}

test('places stand in the order of the shop: bays by number, booths, yards', () => {
  const all = [
    location('Yard 1', 'yard'),
    location('Bay 10', 'bay'),
    location('Paint booth', 'booth'),
    location('Bay 2', 'bay'),
  ];
  expect(inOrder(all).map(({ name }) => name)).toEqual(['Bay 2', 'Bay 10', 'Paint booth', 'Yard 1']);
});

test('a bay or a booth takes one unit, a yard more', () => {
  expect(isTaken(location('Bay 2', 'bay'), ['RO-1'])).toBe(true);
  expect(isTaken(location('Bay 2', 'bay'), [])).toBe(false);
  expect(isTaken(location('Yard 1', 'yard'), ['RO-1'])).toBe(false);
});
