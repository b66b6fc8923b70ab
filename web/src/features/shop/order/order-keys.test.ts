import { anOrder, delivery, finishing } from '@dre/core/domain/testing/an-order';
import { expect, test } from 'vitest';
import type { OrderRights } from './order-context.ts';
import { orderKeys } from './order-keys.tsx';

const all: OrderRights = {
  manages: true,
  plans: true,
  holds: true,
  works: true,
  editsEstimate: true,
  readsEstimate: true,
  seesContacts: true,
};
const reads = { ...all, manages: false, plans: false, holds: false, works: false };
const works = { ...all, manages: false, plans: false };
const open = anOrder();
const delivered = anOrder([...finishing, { kind: 'deliver', delivery }]);

test.each([
  ['a foreman', open, all, 'work', ['pane', 'tick', 'fold', 'hold', 'promise', 'tabs']],
  ['a technician', open, works, 'work', ['pane', 'tick', 'fold', 'hold', 'tabs']],
  ['a reviewer', open, reads, 'work', ['pane', 'fold', 'tabs']],
  ['a foreman on another tab', open, all, 'parts', ['pane', 'hold', 'promise', 'tabs']],
  // Rights to work and hold end with the order; the right to manage, such as to reopen, does not.
  [
    'a foreman of a delivered order',
    delivered,
    { ...all, plans: false, holds: false, works: false },
    'work',
    ['pane', 'fold', 'tabs'],
  ],
] as const)('the keys told to %s are those that do something', (_, order, rights, tab, expected) => {
  expect(orderKeys({ order, rights }, tab).map(({ id }) => id)).toEqual(expected);
});
