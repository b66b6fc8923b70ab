import { readOrderPictures, readParts, readVendors } from '@dre/core/contract/shop/parts';
import { readPurchaseOrders } from '@dre/core/contract/shop/purchase-orders';
import { dayIn, defaultTimeZone } from '@dre/core/domain/companies/time-zone';
import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { accept } from '@dre/core/domain/result';
import { boardCard } from '@dre/core/domain/shop/board/board-card';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { queuedParts } from '@dre/core/domain/shop/parts/part-queues';
import { anOrder, orderAfter } from '@dre/core/domain/testing/an-order';
import { thousandths } from '@dre/core/domain/units';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import type { Api } from '../../../lib/calls/api.ts';
import { ApiProvider } from '../../../lib/calls/services.ts';
import type { ShopReply, ShopTransport } from '../../../offline/shop/shop-transport.ts';
import { fetchedRules } from '../../../offline/shop/fetched-rules.ts';
import { ShopStore } from '../../../offline/shop/shop-store.ts';
import { aShopCard } from '../../../testing/a-shop-card.ts';
import { aUser } from '../../../testing/a-user.ts';
import { render } from '../../../testing/render.tsx';
import { currentBanner } from '../../../ui/feedback/banner/banners.ts';
import { ActiveCompanyProvider, createActiveCompany } from '../../session/active-company.ts';
import { inMemory } from '../../session/key-value-storage.ts';
import { ShopProvider } from '../open/use-shop.ts';
import { PartsPage } from './parts-page.tsx';

const today = dayIn(defaultTimeZone, Date.now());
const { estimate } = aShopCard('order-1', { estimate: { customer: 'Ruth Okafor' } });
const toOrder = anOrder();
const due: RepairOrder = orderAfter({ ...anOrder(), id: 'order-2', number: '2002' }, [
  {
    kind: 'order-part',
    part: 'wall',
    order: { id: 'o', quantity: thousandths(2_000), vendor: 'Lakeshore', purchaseOrder: '', cost: null },
  },
  { kind: 'expect-part', part: 'wall', expected: { id: 'e', day: today, reason: '' } },
]);
const orders = [toOrder, due];

const opened: ShopStore[] = [];
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  currentBanner()?.onDone();
});

function aShop(role: CompanyRole): ShopStore {
  const cards = orders.map((order) => ({
    card: boardCard(order, { estimateStage: 'in-repair', voidSince: null }),
    estimate,
  }));
  const shop: ShopReply = {
    isOn: true,
    revision: 1,
    settings: defaultShopSettings,
    crew: [],
    me: null,
    onClock: [],
    people: [],
    locations: [],
    cards,
    waiting: [],
    place: 0,
  };
  const transport: ShopTransport = {
    readShop: async () => accept(shop),
    readOrder: async (id) =>
      accept({ order: id === due.id ? due : toOrder, revision: 1, checksum: '', estimate, place: 0 }),
    send: () => new Promise(() => undefined),
    listen: () => new Promise(() => undefined),
  };
  const outbox = { entries: async () => [], add: async () => undefined, remove: async () => undefined };
  let ids = 0;
  const newId = () => `id-${String((ids += 1))}`;
  const store = new ShopStore(shop, [], {
    transport,
    rules: fetchedRules,
    outbox,
    author: { role, name: 'Felix' },
    now: () => Date.now(),
    newId,
  });
  opened.push(store);
  return store;
}

const replies = new Map<unknown, unknown>([
  [readParts, { rows: queuedParts(orders, today).map((row) => ({ row, estimate })), place: 0 }],
  [readPurchaseOrders, { items: [], canMail: false }],
  [readVendors, { vendors: [] }],
  [readOrderPictures, { estimateId: 'e', lines: [] }],
]);
const api = { call: async (endpoint: unknown) => accept(replies.get(endpoint)) } as unknown as Api;

async function openParts(role: CompanyRole = 'foreman') {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/shop/parts', component: PartsPage });
  const order = createRoute({ getParentRoute: () => root, path: '/shop/orders/$id' });
  const router = createRouter({
    routeTree: root.addChildren([route, order]),
    history: createMemoryHistory({ initialEntries: ['/shop/parts'] }),
  });
  const company = { id: 'company-1', name: 'Demo RV Center', role };
  render(
    <ApiProvider value={api}>
      <ActiveCompanyProvider value={createActiveCompany({ tab: inMemory(), companies: () => [company] })}>
        <ShopProvider value={aShop(role)}>
          <RouterProvider router={router as never} />
        </ShopProvider>
      </ActiveCompanyProvider>
    </ApiProvider>,
  );
  await screen.findByRole('row', { name: /2002/ });
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const queue = (name: string) => within(screen.getByRole('rowgroup', { name }));

test('by keyboard rows are walked and selected, and what arrived is received and then counted', async () => {
  const user = aUser();
  await openParts();
  row(/2002/).focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(row(/2001/)));
  await user.keyboard('x{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toBe(row(/2002/)));
  await user.keyboard('{Shift>}X{/Shift}');
  await waitFor(() => expect(screen.getByText('selected').textContent).toBe('2 selected'));
  expect(screen.getByRole('button', { name: 'Order 1' })).toBeDefined();
  await user.keyboard('r');
  await waitFor(() => expect(queue('Received unchecked').getByRole('row', { name: /2002/ })).toBeDefined());
  await waitFor(() => expect(currentBanner()?.message).toBe('1 part received. Count next.'));
  const panel = within(screen.getByRole('complementary'));
  await user.click(panel.getByRole('button', { name: 'One less' }));
  expect(panel.getByRole('radio', { name: 'Short 1' }).ariaChecked).toBe('true');
  await user.click(panel.getByRole('button', { name: /^Receive 1 line/ }));
  await waitFor(() => expect(queue('No date').getByRole('row', { name: /2002/ })).toBeDefined());
  currentBanner()?.action?.onPress();
  await waitFor(() => expect(queue('Received unchecked').getByRole('row', { name: /2002/ })).toBeDefined());
});

test('a count is typed, and less than expected is short', async () => {
  const user = aUser();
  await openParts();
  await user.click(within(row(/2002/)).getByRole('checkbox'));
  await user.keyboard('r');
  await waitFor(() => expect(queue('Received unchecked').getByRole('row', { name: /2002/ })).toBeDefined());
  await user.click(row(/2002/));
  const panel = within(await screen.findByRole('complementary'));
  const counted = await panel.findByRole('textbox', { name: /^Counted of/ });
  await user.clear(counted);
  await user.type(counted, '1');
  expect(panel.getByRole('radio', { name: 'Short 1' }).ariaChecked).toBe('true');
  expect(panel.getByText(/1 piece here/)).toBeDefined();
});

test('letters act on ticked rows while the tick box has the focus', async () => {
  const user = aUser();
  await openParts();
  await user.click(within(row(/2002/)).getByRole('checkbox'));
  expect(document.activeElement?.matches('input')).toBe(true);
  await user.keyboard('r');
  await waitFor(() => expect(queue('Received unchecked').getByRole('row', { name: /2002/ })).toBeDefined());
});

test('a day is saved only once its effect is shown, and one in the past is refused', async () => {
  const user = aUser();
  await openParts();
  row(/2002/).focus();
  await user.keyboard('d');
  const day = screen.getByLabelText('New expected day');
  expect(document.activeElement).toBe(day);
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  await user.clear(day);
  await user.type(day, '2020-03-04');
  expect(await screen.findByText('Mar 4 is in the past.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  await user.clear(day);
  await user.type(day, '2099-03-04');
  expect(await screen.findByText('No promise moves')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save Mar 4' }));
  await waitFor(() => expect(queue('Expected later').getByRole('row', { name: /mar 4/ })).toBeDefined());
});

test('a technician receives and is offered neither orders nor days', async () => {
  const user = aUser();
  await openParts('technician');
  row(/2002/).focus();
  await user.keyboard('do');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByLabelText('New expected day')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Purchase orders' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Receive 1 line/ })).toBeDefined();
});
