import type { OrderEstimate } from '@dre/core/contract/shop/shop';
import { anOrder, orderAfter } from '@dre/core/domain/testing/an-order';
import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aUser } from '../../../../testing/a-user.ts';
import { render } from '../../../../testing/render.tsx';
import { myTasks } from './my-tasks.ts';
import { useSelectedTask } from './use-selected-task.ts';
import type { OwnTasks } from './use-own-tasks.ts';

const estimate = { vehicle: '' } as OrderEstimate;
const plan = { people: ['lee'], location: null, from: null, until: null };
const first = anOrder([{ kind: 'assign-step', step: 'paint/paint', plan }]);
const second = { ...anOrder([{ kind: 'assign-step', step: 'paint/paint', plan }]), id: 'order-2' };
const ticked = orderAfter(first, [{ kind: 'tick-task', task: 'wall|refinish' }], 20);

function own(orders: readonly (typeof first)[], isRead = true): OwnTasks {
  return {
    tasks: myTasks(
      orders.map((shown) => ({ shown, estimate })),
      'lee',
    ),
    isRead,
  };
}

/** The work in hand while the orders become those of the next state with each press. */
function Selected({ states }: { readonly states: readonly OwnTasks[] }) {
  const [at, setAt] = useState(0);
  const { task, choose } = useSelectedTask(states[at] ?? own([]), { running: null, log: [] });
  return (
    <>
      <output>{task?.order.id ?? 'nothing'}</output>
      <button type="button" onClick={() => setAt(at + 1)}>
        The orders change
      </button>
      <button type="button" onClick={() => choose(undefined)}>
        Go on
      </button>
    </>
  );
}

const selectedOrder = () => screen.getByRole('status').textContent;
const press = (name: string) => aUser().click(screen.getByRole('button', { name }));

test('work in hand stays when it is ticked, until the person goes on', async () => {
  render(<Selected states={[own([first, second]), own([ticked, second])]} />);
  expect(selectedOrder()).toBe('order-1');
  await press('The orders change');
  expect(selectedOrder()).toBe('order-1');
  await press('Go on');
  expect(selectedOrder()).toBe('order-2');
});

test('a plan that changes puts no other work into the hand', async () => {
  render(<Selected states={[own([second]), own([first, second])]} />);
  await press('The orders change');
  expect(selectedOrder()).toBe('order-2');
});

test('an order that arrives while the page is being read may still come first', async () => {
  render(<Selected states={[own([second], false), own([first, second])]} />);
  expect(selectedOrder()).toBe('order-2');
  await press('The orders change');
  expect(selectedOrder()).toBe('order-1');
});
