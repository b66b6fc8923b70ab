import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appliedRun, arbitraryRun } from '../../../testing/arbitrary-shop.ts';
import { anOrder, orderAfter } from '../../testing/an-order.ts';
import { cents, thousandths } from '../../units.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import type { ShopChange } from '../model/shop-edit.ts';
import { leadTimes } from './lead-times.ts';
import { partQuantities } from './part-quantities.ts';
import { hasOpenParts, partQueues, queuedParts } from './part-queues.ts';

const here = anOrder();
const two = thousandths(2_000);
const orderTwo: ShopChange = {
  kind: 'order-part',
  part: 'wall',
  order: { id: 'o', quantity: two, vendor: 'Lippert', purchaseOrder: '', cost: cents(100) },
};
const expectTwo: ShopChange = {
  kind: 'expect-part',
  part: 'wall',
  expected: { id: 'e', day: '2026-11-20', reason: '' },
};
const arrival: ShopChange = {
  kind: 'receive-part',
  part: 'wall',
  receipt: { id: 'r', quantity: two, damaged: thousandths(0), condition: 'unchecked' },
};
const queueOn = (order: RepairOrder, today = '2026-11-20') =>
  queuedParts([order], today).map(({ queue }) => queue);

test('a part goes from to order over its day to unchecked, and back to order if it came damaged', () => {
  const ordered = orderAfter(here, [orderTwo], 30);
  const dated = orderAfter(ordered, [expectTwo], 31);
  const arrived = orderAfter(dated, [arrival], 32);
  const check = { id: 'c', quantity: two, damaged: thousandths(500), condition: 'damaged' } as const;
  const checked = orderAfter(arrived, [{ kind: 'check-part', part: 'wall', receipt: 'r', check }], 33);
  expect([here, ordered, dated, arrived, checked].map((order) => queueOn(order))).toEqual([
    ['to-order'],
    ['no-date'],
    ['due-today'],
    ['unchecked'],
    ['to-order'],
  ]);
  expect(queueOn(dated, '2026-11-21')).toEqual(['overdue']);
  expect(queueOn(dated, '2026-11-19')).toEqual(['expected-later']);
  expect(checked.parts.map(partQuantities)).toMatchObject([{ inUse: 1_500, toOrder: 500, damagedHere: 500 }]);
  const again = { ...orderTwo, order: { ...orderTwo.order, id: 'o2', quantity: thousandths(500) } };
  const later = { ...expectTwo, expected: { ...expectTwo.expected, id: 'e2', day: '2026-12-24' } };
  expect(queueOn(orderAfter(checked, [again, later], 34))).toEqual(['to-return']);
});

test('a short count stays on order, and a delivery is checked once', () => {
  const arrived = orderAfter(here, [orderTwo, expectTwo, arrival], 30);
  const check = {
    id: 'c',
    quantity: thousandths(1_500),
    damaged: thousandths(0),
    condition: 'short',
  } as const;
  const change = { kind: 'check-part', part: 'wall', receipt: 'r', check } as const;
  const checked = orderAfter(arrived, [change], 40);
  expect(checked.parts.map(partQuantities)).toMatchObject([{ inUse: 1_500, onTheWay: 500, unchecked: 0 }]);
  expect(() => orderAfter(checked, [{ ...change, check: { ...check, id: 'c2' } }], 41)).toThrow(
    'recorded-already',
  );
  const wrong = { ...change, check: { ...check, condition: 'damaged' as const } };
  expect(() => orderAfter(arrived, [wrong], 41)).toThrow('value-out-of-range');
  expect(() =>
    orderAfter(checked, [{ kind: 'withdraw-record', record: 'receipt', recordId: 'r' }], 42),
  ).toThrow('record-in-use');
});

test('the desk says how long a part is waited for and which work it stops', () => {
  expect(queuedParts([here], '2026-11-24')).toMatchObject([
    { daysWaiting: 9, stops: [{ department: 'body', soldMinutes: 60 }], isUnitHere: true },
  ]);
});

/** True if something is due for the part, derived once more without queues. */
function isDue({ state, parts }: RepairOrder, key: string): boolean {
  const part = parts.find(({ work }) => work.key === key);
  if (part === undefined || state === 'void' || state === 'new') return false;
  const { toOrder, onTheWay, unchecked, damagedHere, surplus } = partQuantities(part);
  return damagedHere + surplus > 0 || (state === 'open' && toOrder + onTheWay + unchecked > 0);
}

test('queues never overlap and together hold every open part', () => {
  fc.assert(
    fc.property(arbitraryRun, fc.constantFrom('2026-11-20', '2026-12-01', '2027-02-01'), (run, today) => {
      const order = appliedRun(here, run).at(-1)?.after ?? here;
      const desk = queuedParts([order, { ...order, id: 'order-2', number: 'RO-2' }], today);
      const places = desk.map(({ order: id, part }) => `${id} ${part.work.key}`);
      expect(new Set(places).size).toBe(places.length);
      const due = order.parts.map(({ work }) => work.key).filter((key) => isDue(order, key));
      expect(places.toSorted()).toEqual(
        [order.id, 'order-2'].flatMap((id) => due.map((key) => `${id} ${key}`)).toSorted(),
      );
      expect(hasOpenParts(order)).toBe(due.length > 0);
      const queues = desk.map(({ queue }) => partQueues.indexOf(queue));
      expect(queues).toEqual(queues.toSorted((one, other) => one - other));
    }),
    { numRuns: 200 },
  );
});

test('the usual lead time of a vendor is the median of its deliveries', () => {
  const delivered = (vendor: string, days: number) => {
    const at = (day: number) => ({ by: 'Dana', at: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z` });
    const order = { id: 'o', quantity: two, vendor, purchaseOrder: '', cost: null, ...at(1) };
    const receipt = { id: 'r', quantity: two, damaged: thousandths(0), ...at(1 + days) };
    return { parts: here.parts.map((part) => ({ ...part, orders: [order], receipts: [receipt] })) };
  };
  const times = leadTimes([
    delivered('Lippert', 9),
    delivered(' lippert', 3),
    delivered('Lippert', 4),
    delivered('Brennan Glass', 2),
    here,
  ]);
  expect(Object.fromEntries(times)).toEqual({
    lippert: { days: 4, deliveries: 3 },
    'brennan glass': { days: 2, deliveries: 1 },
  });
});
