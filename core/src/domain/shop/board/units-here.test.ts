import { expect, test } from 'vitest';
import { isUnitHere } from './units-here.ts';

test('a unit is in the shop from its check-in until it is delivered', () => {
  expect(isUnitHere({ state: 'open', column: 'expected' })).toBe(false);
  expect(isUnitHere({ state: 'open', column: 'checked-in' })).toBe(true);
  expect(isUnitHere({ state: 'open', column: 'ready' })).toBe(true);
  expect(isUnitHere({ state: 'delivered', column: 'delivered' })).toBe(false);
});
