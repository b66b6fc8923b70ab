import { expect, test } from 'vitest';
import { anOrder, orderAfter } from '../../testing/an-order.ts';
import { cents, thousandths } from '../../units.ts';
import type { ShopChange } from '../model/shop-edit.ts';
import { partsCost } from './part-cost.ts';

const one = thousandths(1_000);
const none = thousandths(0);
const ordered = (id: string, quantity: number, cost: number): ShopChange => ({
  kind: 'order-part',
  part: 'wall',
  order: { id, quantity: thousandths(quantity), vendor: '', purchaseOrder: '', cost: cents(cost) },
});
const received = (id: string, quantity: number, damaged: number): ShopChange => ({
  kind: 'receive-part',
  part: 'wall',
  receipt: { id, quantity: thousandths(quantity), damaged: thousandths(damaged) },
});
const returned = (id: string, of: 'damaged' | 'good'): ShopChange => ({
  kind: 'return-part',
  part: 'wall',
  returned: { id, quantity: one, of, reason: '' },
});

test('a part returned for credit leaves the cost of the parts at the cost it was ordered for', () => {
  const costOf = (...changes: readonly ShopChange[]) => partsCost(orderAfter(anOrder(), changes, 30).parts);
  const came = [ordered('o1', 2_000, 10_000), received('r1', 2_000, 1_000)];
  const anew = [ordered('o2', 2_000, 12_000), received('r2', 2_000, none)];
  expect(costOf()).toBeNull();
  expect(costOf(...came)).toEqual({ ordered: 20_000, returned: 0 });
  expect(costOf(...came, ...anew, returned('b1', 'damaged'))).toEqual({ ordered: 44_000, returned: 10_000 });
  expect(costOf(...came, ...anew, returned('b1', 'damaged'), returned('b2', 'good'))).toEqual({
    ordered: 44_000,
    returned: 22_000,
  });
});
