import { readEstimate } from '@dre/core/contract/estimates/estimates';
import { readOrderPictures } from '@dre/core/contract/shop/parts';
import { accept } from '@dre/core/domain/result';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { anOrder } from '@dre/core/domain/testing/an-order';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Api } from '../../../../lib/calls/api.ts';
import { ApiProvider } from '../../../../lib/calls/services.ts';
import { aUser } from '../../../../testing/a-user.ts';
import { render } from '../../../../testing/render.tsx';
import { type OrderNow, OrderProvider } from '../order-context.ts';
import { OrderFindings } from './order-findings.tsx';

const finding = (id: string, description: string) =>
  ({
    kind: 'report-finding',
    finding: { id, task: null, location: null, description, photos: [] },
  }) as const;
const order = anOrder([finding('f-1', 'Cracked rafters'), finding('f-2', 'Wet luan behind the cap')]);

/** An order whose findings are lines of the estimate as named. */
function openFindings(lines: readonly string[], { search = '', readsEstimate = true } = {}) {
  const estimate = anEstimate({ lines: lines.map((id, at) => aLine({ id, number: at + 1 })) });
  const replies = new Map<unknown, unknown>([
    [readEstimate, { estimate }],
    [readOrderPictures, { estimateId: 'estimate-1', lines: [] }],
  ]);
  const api = { call: async (endpoint: unknown) => accept(replies.get(endpoint)) } as unknown as Api;
  const now = {
    order,
    zone: 'America/Chicago',
    today: '2026-11-18',
    estimate: { id: 'estimate-1' },
    rights: { readsEstimate, editsEstimate: false },
    linesMade: new Map(),
    addLineMade: () => undefined,
    request: () => undefined,
  } as unknown as OrderNow;
  const root = createRootRoute();
  const app = createRoute({ getParentRoute: () => root, id: 'app-shell' });
  const shop = createRoute({ getParentRoute: () => app, id: 'shop-shell' });
  const page = createRoute({
    getParentRoute: () => shop,
    path: '/shop/orders/$id',
    component: () => (
      <OrderProvider value={now}>
        <OrderFindings />
      </OrderProvider>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([app.addChildren([shop.addChildren([page])])]),
    history: createMemoryHistory({ initialEntries: [`/shop/orders/order-1${search}`] }),
  });
  render(
    <ApiProvider value={api}>
      <RouterProvider router={router as never} />
    </ApiProvider>,
  );
  return router;
}

test('an order names the findings that wait to become lines, and opens the newest of them', async () => {
  const user = aUser();
  const router = openFindings([]);
  expect(await screen.findByText('2 findings wait to become lines.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Open the findings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Findings on 2001' }));
  expect(dialog.getAllByRole('listitem').map((card) => card.querySelector('b')?.textContent)).toEqual([
    'Wet luan behind the cap',
    'Cracked rafters',
  ]);
  expect(router.state.location.search).toEqual({ finding: 'f-2' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toEqual({});
});

test('a finding that became a line waits no longer', async () => {
  openFindings(['f-2']);
  expect(await screen.findByText('1 finding waits to become a line.')).toBeDefined();
  expect(screen.getByText('Cracked rafters')).toBeDefined();
});

test('an address opens the finding it names first, and says if it was taken back', async () => {
  openFindings(['f-1', 'f-2'], { search: '?finding=f-1' });
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('listitem')[0]?.textContent).toContain('Cracked rafters');
});

test('a finding that was taken back is said to be', async () => {
  openFindings([], { search: '?finding=f-9' });
  expect(await screen.findByText('This finding was taken back.')).toBeDefined();
});

test('a technician, who reads no estimate, sees what was reported', async () => {
  openFindings([], { readsEstimate: false });
  expect(await screen.findByText('2 findings reported.')).toBeDefined();
});
