import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appliedRun, arbitraryRun } from '../../../testing/arbitrary-shop.ts';
import { anOrder, orderAfter } from '../../testing/an-order.ts';
import { cents, thousandths } from '../../units.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import type { ShopChange } from '../model/shop-edit.ts';
import { boardCard } from '../board/board-card.ts';
import { expectedDay } from './expected-day.ts';
import type { PartReceipt } from '../model/repair-part.ts';
import { leadTimes } from './lead-times.ts';
import { partQuantities } from './part-quantities.ts';
import { hasOpenParts, queuedParts } from './part-queues.ts';

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
  queuedParts([order], today).flatMap(({ queues }) => queues);

test('a part goes from to order over its day to unchecked; damaged ones are to return and to order again', () => {
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
    ['to-order', 'to-return'],
  ]);
  expect(queueOn(dated, '2026-11-21')).toEqual(['overdue']);
  expect(queueOn(dated, '2026-11-19')).toEqual(['expected-later']);
  expect(checked.parts.map(partQuantities)).toMatchObject([{ inUse: 1_500, toOrder: 500, damagedHere: 500 }]);
  const again = { ...orderTwo, order: { ...orderTwo.order, id: 'o2', quantity: thousandths(500) } };
  const later = { ...expectTwo, expected: { ...expectTwo.expected, id: 'e2', day: '2026-12-24' } };
  const anew = orderAfter(checked, [again], 34);
  expect(anew.parts.map(expectedDay)).toEqual([null]);
  expect(queueOn(anew)).toEqual(['no-date', 'to-return']);
  expect(queueOn(orderAfter(anew, [later], 35))).toEqual(['expected-later', 'to-return']);
});

test('a day is about what is on the way: none once it came, and the old one for what is ordered besides', () => {
  const dayOf = (order: RepairOrder) => order.parts.map(expectedDay);
  const one = thousandths(1_000);
  const dated = orderAfter(
    here,
    [{ ...orderTwo, order: { ...orderTwo.order, quantity: one } }, expectTwo],
    30,
  );
  const more = { ...orderTwo, order: { ...orderTwo.order, id: 'o2', quantity: one } };
  const both = orderAfter(dated, [more], 40);
  const damaged = { id: 'r', quantity: one, damaged: one, condition: 'damaged' } as const;
  const came = orderAfter(both, [{ kind: 'receive-part', part: 'wall', receipt: damaged }], 41);
  expect([dayOf(dated), dayOf(both), dayOf(came)]).toEqual([['2026-11-20'], ['2026-11-20'], [null]]);
  expect(boardCard(came, { estimateStage: 'in-repair', voidSince: null })).toMatchObject({
    holds: [{ kind: 'parts', expectedEnd: null }],
    parts: { toOrder: 1, expected: [null] },
  });
});

test('a part stops work while it is missing or uncounted, and a surplus one stops nothing', () => {
  const stopsOf = (order: RepairOrder) => queuedParts([order], '2026-11-20').map(({ stops }) => stops.length);
  const three = thousandths(3_000);
  const ordered = orderAfter(here, [{ ...orderTwo, order: { ...orderTwo.order, quantity: three } }], 30);
  const arrived = orderAfter(
    ordered,
    [{ ...arrival, receipt: { ...arrival.receipt, quantity: three } } as ShopChange],
    31,
  );
  const check = { id: 'c', quantity: three, damaged: thousandths(0), condition: 'good' } as const;
  const counted = orderAfter(arrived, [{ kind: 'check-part', part: 'wall', receipt: 'r', check }], 32);
  expect(queueOn(counted)).toEqual(['to-return']);
  expect([here, ordered, arrived, counted].map(stopsOf)).toEqual([[1], [1], [1], [0]]);
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

/** Everything due for the part, derived once more from its records. */
function dueFor({ state, parts }: RepairOrder, key: string): readonly string[] {
  const part = parts.find(({ work }) => work.key === key);
  if (part === undefined || state === 'void' || state === 'new') return [];
  const { toOrder, onTheWay, unchecked, damagedHere, surplus } = partQuantities(part);
  const dues = [
    state === 'open' && onTheWay > 0 ? 'wait' : '',
    state === 'open' && toOrder > 0 ? 'to-order' : '',
    state === 'open' && unchecked > 0 ? 'unchecked' : '',
    damagedHere + surplus > 0 ? 'to-return' : '',
  ];
  return dues.filter((due) => due !== '');
}

test('a part stands once in every queue in which something is due for it, and in no other', () => {
  fc.assert(
    fc.property(arbitraryRun, fc.constantFrom('2026-11-20', '2026-12-01', '2027-02-01'), (run, today) => {
      const order = appliedRun(here, run).at(-1)?.after ?? here;
      const desk = queuedParts([order, { ...order, id: 'order-2', number: 'RO-2' }], today);
      const waiting = new Set<string>(['overdue', 'due-today', 'expected-later', 'no-date']);
      const places = desk.flatMap(({ order: id, part, queues }) =>
        queues.map((queue) => `${id} ${part.work.key} ${waiting.has(queue) ? 'wait' : queue}`),
      );
      const due = order.parts.flatMap(({ work: { key } }) =>
        dueFor(order, key).map((what) => `${key} ${what}`),
      );
      expect(places.toSorted()).toEqual(
        [order.id, 'order-2'].flatMap((id) => due.map((what) => `${id} ${what}`)).toSorted(),
      );
      expect(hasOpenParts(order)).toBe(due.length > 0);
    }),
    { numRuns: 200 },
  );
});

test('the usual lead time of a vendor is the median of its orders that came whole and good', () => {
  const delivered = (vendor: string, days: number, fields: Partial<PartReceipt> = {}) => {
    const at = (day: number) => ({ by: 'Dana', at: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z` });
    const order = { id: 'o', quantity: two, vendor, purchaseOrder: '', cost: null, ...at(1) };
    const receipt = { id: 'r', quantity: two, damaged: thousandths(0), ...at(1 + days), ...fields };
    return { parts: here.parts.map((part) => ({ ...part, orders: [order], receipts: [receipt] })) };
  };
  const times = leadTimes([
    delivered('Lippert', 9),
    delivered(' lippert', 3),
    delivered('Lippert', 4),
    delivered('Brennan Glass', 2),
    delivered('Brennan Glass', 0, { quantity: thousandths(1_000) }),
    delivered('Brennan Glass', 0, { damaged: two, condition: 'wrong' }),
    here,
  ]);
  expect(Object.fromEntries(times)).toEqual({
    lippert: { days: 4, deliveries: 3 },
    'brennan glass': { days: 2, deliveries: 1 },
  });
});
