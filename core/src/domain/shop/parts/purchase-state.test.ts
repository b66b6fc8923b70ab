import { expect, test } from 'vitest';
import { anOrder, orderAfter } from '../../testing/an-order.ts';
import { cents, thousandths } from '../../units.ts';
import type { PurchaseLine } from '../model/purchase-order.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import { noReceipts, purchaseCost, purchaseLineState, purchaseState } from './purchase-state.ts';

const line: PurchaseLine = {
  order: 'order-1',
  number: 'RO-10001',
  part: 'wall',
  record: 'o2',
  lineNumber: 1,
  description: 'Side wall',
  partNumber: 'SW-1',
  unit: 'each',
  quantity: thousandths(1_000),
  cost: cents(1_250),
};
const ordered = (id: string) =>
  ({
    kind: 'order-part',
    part: 'wall',
    order: { id, quantity: thousandths(1_000), vendor: 'Lippert', purchaseOrder: '', cost: null },
  }) as const;
const received = (id: string, quantity: number) =>
  ({
    kind: 'receive-part',
    part: 'wall',
    receipt: { id, quantity: thousandths(quantity), damaged: thousandths(0) },
  }) as const;

const sending = { by: 'Dana', at: '', how: 'mail', to: '' } as const;

test('the state of a purchase order follows from what came, the oldest order of a part first', () => {
  const stateIn = (order: RepairOrder, isSent = true) => {
    const sent = isSent ? sending : null;
    return purchaseState({ sent }, [{ ...line, ...purchaseLineState({ sent }, line, order) }]);
  };
  const both = orderAfter(anOrder(), [ordered('o1'), ordered('o2')], 30);
  expect([stateIn(both, false), stateIn(both)]).toEqual(['draft', 'sent']);
  const first = orderAfter(both, [received('r1', 1_000)], 32);
  expect(stateIn(first)).toBe('sent');
  const half = orderAfter(first, [received('r2', 500)], 33);
  expect(stateIn(half)).toBe('partly-received');
  expect(stateIn(orderAfter(half, [received('r3', 500)], 34))).toBe('closed');
  const withdrawn = { kind: 'withdraw-record', record: 'part-order', recordId: 'o2' } as const;
  expect(stateIn(orderAfter(both, [withdrawn], 35))).toBe('closed');
});

test('a draft orders nothing, and its line is withdrawn once the part is not asked for', () => {
  const stateOf = (order: RepairOrder) => purchaseLineState({ sent: null }, line, order);
  expect(stateOf(anOrder())).toEqual({ ...noReceipts, isWithdrawn: false });
  expect(stateOf({ ...anOrder(), parts: [] })).toMatchObject({ isWithdrawn: true });
  const discarded = { by: 'Dana', at: '' };
  const lines = [{ ...line, ...stateOf(anOrder()) }];
  expect(purchaseState({ sent: null }, lines)).toBe('draft');
  expect(purchaseState({ sent: null, discarded }, lines)).toBe('discarded');
});

test('a line tells when it came, what of it was damaged and went back, and nothing of the order before it', () => {
  const damaged = {
    kind: 'receive-part',
    part: 'wall',
    receipt: { id: 'r2', quantity: thousandths(1_000), damaged: thousandths(1_000), condition: 'damaged' },
  } as const;
  const order = orderAfter(anOrder(), [ordered('o1'), ordered('o2'), received('r1', 1_000), damaged], 30);
  const lines = (present: RepairOrder) =>
    ['o1', 'o2'].map((record) => purchaseLineState({ sent: sending }, { ...line, record }, present));
  expect(lines(order)).toMatchObject([
    { received: 1_000, damaged: 0, returned: 0, receivedAt: ['2026-11-15T08:32:00.000Z'] },
    {
      received: 1_000,
      damaged: 1_000,
      defect: 'damaged',
      returned: 0,
      receivedAt: ['2026-11-15T08:33:00.000Z'],
    },
  ]);
  const returned = { id: 'b', quantity: thousandths(1_000), of: 'damaged', reason: '' } as const;
  const back = orderAfter(order, [{ kind: 'return-part', part: 'wall', returned }], 40);
  expect(lines(back).map((one) => one.returned)).toEqual([0, 1_000]);
});

test('the cost of a purchase order is that of its lines, and unknown if one is', () => {
  expect(purchaseCost([line, { ...line, quantity: thousandths(2_500) }])).toBe(4_375);
  expect(purchaseCost([line, { ...line, cost: null }])).toBeNull();
});
