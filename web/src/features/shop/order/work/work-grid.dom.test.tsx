import type { ShopRefusal } from '@dre/core/domain/shop/model/shop-refusal';
import { refuse, accept } from '@dre/core/domain/result';
import { anOrder, authorization, orderAfter, secondWork } from '@dre/core/domain/testing/an-order';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { screen, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { OrderChange } from '../../../../offline/shop/apply-order-changes.ts';
import type { ShopStore } from '../../../../offline/shop/shop-store.ts';
import { aUser } from '../../../../testing/a-user.ts';
import { render } from '../../../../testing/render.tsx';
import { ShopProvider } from '../../open/use-shop.ts';
import { type OrderNow, OrderProvider } from '../order-context.ts';
import { StillOpen } from '../dialogs/still-open.tsx';
import { WorkGrid } from './work-grid.tsx';
import { workRows } from './work-rows.ts';

const nothing = { byTask: {}, byStep: {}, hasAssumedEnd: false };

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** The grid of an order, and the changes written by it. */
function aGrid({
  order = anOrder(),
  refusal,
  clock = 'read',
}: {
  order?: ReturnType<typeof anOrder>;
  refusal?: ShopRefusal;
  clock?: OrderNow['time']['state'];
} = {}) {
  const written: OrderChange[] = [];
  const state = { locations: [], crew: [], onClock: [], orders: new Map([[order.id, { shown: order }]]) };
  const store = {
    state: () => state,
    subscribe: () => () => undefined,
    openOrder: () => Promise.resolve(accept(order)),
    write: (changes: readonly OrderChange[]) => {
      if (refusal !== undefined) return refuse(refusal);
      written.push(...changes);
      return accept(null);
    },
  } as unknown as ShopStore;
  const now = {
    order,
    holds: [],
    column: 'teardown',
    location: null,
    today: '2026-11-18',
    zone: 'America/Chicago',
    names: new Map(),
    estimate: { id: 'estimate-1', number: 'E-1', customer: 'Ruth Okafor' },
    time: { state: clock, isWhole: true, stretches: [], clocked: nothing, total: 0 },
    rights: { manages: true, plans: true, holds: true, works: true, readsEstimate: true, seesContacts: true },
    request: () => undefined,
  } as unknown as OrderNow;
  const steps = workRows({ order, clocked: nothing, onClock: [], holds: [] });
  const around = (children: ReactNode) => (
    <RouterContextProvider router={router}>
      <ShopProvider value={store}>
        <OrderProvider value={now}>{children}</OrderProvider>
      </ShopProvider>
    </RouterContextProvider>
  );
  return { around, steps, written };
}

const rowNames = () =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('aria-level'))
    .map((row) => row.querySelector('b, [class*="name"], td')?.textContent);

test('arrows walk the rows and fold the steps, and T ticks the task in focus', async () => {
  const { around, steps, written } = aGrid();
  render(around(<WorkGrid steps={steps} selected={null} onSelect={() => undefined} />));
  const user = aUser();
  const all = rowNames().length;
  await user.tab();
  const focused = () => document.activeElement?.getAttribute('aria-level');
  expect(focused()).toBe('1');
  await user.keyboard('{ArrowLeft}');
  expect(rowNames()).toHaveLength(all - 1);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('2');
  await user.keyboard('t');
  expect(written).toEqual([{ order: 'order-1', change: { kind: 'tick-task', task: 'shop:check-in' } }]);
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toContain('Check-in and wash');
});

test('work whose part is missing is ticked once somebody said so', async () => {
  const { around, steps, written } = aGrid();
  render(around(<WorkGrid steps={steps} selected={null} onSelect={() => undefined} />));
  const user = aUser();
  await user.click(screen.getByRole('button', { name: 'Open Body' }));
  const tick = screen.getByRole('button', { name: 'Side wall: done' });
  await user.click(tick);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Side wall is not here.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(written).toEqual([]);
  await user.click(tick);
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(written).toEqual([{ order: 'order-1', change: { kind: 'tick-task', task: 'wall|body' } }]);
});

test('a refused tick says why beside its task, and the task stays as it was', async () => {
  const { around, steps } = aGrid({ refusal: { kind: 'task-withdrawn', description: 'Check in and wash' } });
  render(around(<WorkGrid steps={steps} selected={null} onSelect={() => undefined} />));
  const tick = screen.getByRole('button', { name: 'Check in and wash: done' });
  await aUser().click(tick);
  const row = tick.closest('tr');
  expect(row?.textContent).toContain('Check in and wash was withdrawn by a later version.');
  expect(tick.getAttribute('aria-pressed')).toBe('false');
});

test('work nobody agreed to has no tick and stays out of the authorized sum', () => {
  const { around, steps } = aGrid({
    order: orderAfter(anOrder(), [authorization(secondWork, 'awaiting')], 10),
  });
  render(around(<WorkGrid steps={steps} selected={null} onSelect={() => undefined} />));
  const added = screen.getAllByText('S01, not approved')[0]?.closest('tr');
  expect(added?.textContent).toContain('1.0');
  expect(within(added as HTMLElement).queryByRole('button')).toBeNull();
  expect(screen.getByRole('row', { name: /^Authorized/ }).textContent).toBe('Authorized4.00:004:00');
});

test.each([
  ['reading', 'Authorized4.0'],
  ['failed', 'Authorized4.0––'],
] as const)('while the clock is %s, no number is given that would follow from it', (clock, text) => {
  const { around, steps } = aGrid({ clock });
  render(around(<WorkGrid steps={steps} selected={null} onSelect={() => undefined} />));
  expect(screen.getByRole('row', { name: /^Authorized/ }).textContent).toBe(text);
});

test.each([
  ['calmly before somebody tries to deliver', false],
  ['in red once somebody tried', true],
] as const)('what stops a unit is told %s', (_, isRefused) => {
  const ticks = ['shop:check-in', 'window|glass|off', 'wall|body', 'wall|refinish', 'window|glass|on'];
  const order = anOrder(ticks.map((task) => ({ kind: 'tick-task', task }) as const));
  const { around } = aGrid({ order });
  render(around(<StillOpen onClose={() => undefined} mustFinish isRefused={isRefused} />));
  const list = screen.getByRole('list', { name: 'Before it can leave' });
  expect(list.textContent).toBe('LP pressure test, needs a readingChecks');
  expect(screen.queryByRole('alert') !== null).toBe(isRefused);
});
