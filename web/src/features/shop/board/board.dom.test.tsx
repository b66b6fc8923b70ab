import type { ShopCard } from '@dre/core/contract/shop/shop';
import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { accept } from '@dre/core/domain/result';
import { boardCard } from '@dre/core/domain/shop/board/board-card';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import { anOrder, bayThree } from '@dre/core/domain/testing/an-order';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import type { ShopReply, ShopTransport } from '../../../offline/shop/shop-transport.ts';
import { fetchedRules } from '../../../offline/shop/fetched-rules.ts';
import { ShopStore } from '../../../offline/shop/shop-store.ts';
import { aShopCard, promisedFor } from '../../../testing/a-shop-card.ts';
import { aUser, pageDrawn } from '../../../testing/a-user.ts';
import { render } from '../../../testing/render.tsx';
import { currentBanner } from '../../../ui/feedback/banner/banners.ts';
import { ActiveCompanyProvider, createActiveCompany } from '../../session/active-company.ts';
import { inMemory } from '../../session/key-value-storage.ts';
import { ShopProvider } from '../open/use-shop.ts';
import { BoardPage } from './board-page.tsx';

const opened: ShopStore[] = [];
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  currentBanner()?.onDone();
  delete document.documentElement.dataset['letters'];
});

/** A shop with one order in work, a card in paint and one that is late. */
function aShop(cards: readonly ShopCard[], role: CompanyRole): ShopStore {
  const order = anOrder();
  const { estimate } = aShopCard('order-1', { estimate: { customer: 'Ruth Okafor' } });
  const own = { card: boardCard(order, { estimateStage: 'in-repair', voidSince: null }), estimate };
  const shop: ShopReply = {
    isOn: true,
    revision: 1,
    settings: defaultShopSettings,
    crew: [],
    me: null,
    onClock: [],
    people: [],
    locations: [{ location: bayThree, revision: 1 }],
    cards: [own, ...cards],
    waiting: [],
    place: 0,
  };
  const transport: ShopTransport = {
    readShop: async () => accept(shop),
    readOrder: async () => accept({ order, revision: 1, checksum: '', estimate, place: 0 }),
    // The server is slow: the board shows the move before it answers.
    send: () => new Promise(() => undefined),
    listen: () => new Promise(() => undefined),
  };
  const outbox = { entries: async () => [], add: async () => undefined, remove: async () => undefined };
  let ids = 0;
  const store = new ShopStore(shop, [], {
    transport,
    rules: fetchedRules,
    outbox,
    author: { role, name: 'Felix' },
    now: () => Date.now(),
    newId: () => `id-${String((ids += 1))}`,
  });
  opened.push(store);
  return store;
}

async function openBoard(
  cards: readonly ShopCard[],
  { role = 'foreman' as CompanyRole, address = '/shop/board' } = {},
) {
  const store = aShop(cards, role);
  const root = createRootRoute();
  const board = createRoute({ getParentRoute: () => root, path: '/shop/board', component: BoardPage });
  const order = createRoute({
    getParentRoute: () => root,
    path: '/shop/orders/$id',
    component: () => <p>The order</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([board, order]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const company = { id: 'company-1', name: 'Demo RV Center', role };
  render(
    <ActiveCompanyProvider value={createActiveCompany({ tab: inMemory(), companies: () => [company] })}>
      <ShopProvider value={store}>
        <RouterProvider router={router as never} />
      </ShopProvider>
    </ActiveCompanyProvider>,
  );
  await screen.findByRole('heading', { name: 'Shop board' });
  return { store, router };
}

const paint = aShopCard('2', { card: { column: 'paint' }, estimate: { customer: 'Hale' } });
const late = aShopCard('3', {
  card: { column: 'paint', promise: promisedFor('2020-01-02') },
  estimate: { customer: 'Brandt' },
});
const cardNamed = (name: RegExp) => screen.getByRole('link', { name });

test('by keyboard a card is found, its move lists what it means and asks once, and the new place is announced', async () => {
  const user = aUser();
  await openBoard([paint, late]);
  await user.tab();
  cardNamed(/Ruth Okafor/).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(cardNamed(/Brandt/)));
  await user.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toBe(cardNamed(/Hale/)));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(document.activeElement).toBe(cardNamed(/Ruth Okafor/)));
  await user.keyboard('m');
  const dialog = await screen.findByRole('dialog', { name: /^Move/ });
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /Delivered/ }).disabled).toBe(true);
  expect(within(dialog).getByText(/Delivery is signed/)).toBeDefined();
  await user.click(within(dialog).getByRole('radio', { name: 'Paint' }));
  const edits = within(within(dialog).getByRole('list', { name: 'What this move means' }));
  expect(edits.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Finish Check-in and wash: 1 task not ticked',
    'Finish Teardown, glass: 1 task not ticked',
    'Finish Body: 1 task not ticked',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  // The banner is a live region.
  await waitFor(() => expect(currentBanner()?.message).toBe('2001 moved to Paint, 2 of 3.'));
  await waitFor(() => expect(document.activeElement).toBe(cardNamed(/Ruth Okafor/)));
  const column = screen.getByRole('region', { name: 'Paint 3' });
  expect(within(column).getByRole('link', { name: /Ruth Okafor/ })).toBeDefined();
});

test('a move is taken back from the banner', async () => {
  const user = aUser();
  const { store } = await openBoard([]);
  cardNamed(/Ruth Okafor/).focus();
  await user.keyboard('m');
  const dialog = await screen.findByRole('dialog', { name: /^Move/ });
  await user.click(within(dialog).getByRole('radio', { name: 'Teardown' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(store.state().cards.get('order-1')?.card.column).toBe('teardown'));
  currentBanner()?.action?.onPress();
  expect(store.state().cards.get('order-1')?.card.column).toBe('checked-in');
});

test('counters dim the other cards, find leaves those that fit, and Esc clears both', async () => {
  const user = aUser();
  const { router } = await openBoard([paint, late]);
  await user.keyboard('1');
  await waitFor(() => expect(cardNamed(/Hale/).dataset['dim']).toBe('true'));
  expect(cardNamed(/Brandt/).dataset['dim']).toBeUndefined();
  expect(router.state.location.search).toEqual({ only: 'late' });
  await user.keyboard('/');
  await user.keyboard('nobody');
  expect(await screen.findByText('Nothing fits these filters')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(cardNamed(/Hale/).dataset['dim']).toBeUndefined());
  expect(router.state.location.search).toEqual({});
});

test('letters do nothing once they are switched off, while arrows still move', async () => {
  document.documentElement.dataset['letters'] = 'off';
  const user = aUser();
  await openBoard([paint]);
  cardNamed(/Ruth Okafor/).focus();
  await user.keyboard('m1{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(cardNamed(/Hale/)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a reviewer reads the board and is offered no change', async () => {
  const user = aUser();
  await openBoard([paint], { role: 'reviewer' });
  cardNamed(/Ruth Okafor/).focus();
  await user.keyboard('mhp');
  await pageDrawn();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions of/ })).toBeNull();
});

test('H holds with a reason and P promises a day; both stand on the card at once', async () => {
  const user = aUser();
  await openBoard([]);
  cardNamed(/Ruth Okafor/).focus();
  await user.keyboard('h');
  const hold = within(await screen.findByRole('dialog', { name: /^Hold/ }));
  expect(hold.getByRole<HTMLButtonElement>('button', { name: 'Place the hold' }).disabled).toBe(true);
  await user.type(hold.getByRole('textbox', { name: /Reason/ }), 'Away until Monday');
  await user.click(hold.getByRole('button', { name: 'Place the hold' }));
  await waitFor(() => expect(cardNamed(/Ruth Okafor/).textContent).toContain('+1'));
  await user.keyboard('p');
  const promise = within(await screen.findByRole('dialog', { name: /^Promise/ }));
  await user.type(promise.getByLabelText(/^Day/), '2099-03-04');
  expect(promise.getByRole('status').textContent).toContain('4.0 h of work are not done');
  await user.click(promise.getByRole('button', { name: 'Promise this day' }));
  await waitFor(() => expect(cardNamed(/promised Mar 4/).textContent).toMatch(/ days left/));
});

test('the wall screen shows models in place of owners and nothing to press', async () => {
  await openBoard([paint], { address: '/shop/board?wall=%221%22' });
  expect(screen.getAllByText('Ridgeline 34RL').length).toBe(2);
  expect(screen.queryByText('Hale')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a technician is told that these are the orders with their work, by their models', async () => {
  const unnamed = aShopCard('2', { card: { column: 'paint' }, estimate: { customer: '' } });
  const { store } = await openBoard([unnamed], { role: 'technician' });
  expect(store.state().cards.size).toBe(2);
  screen.getByText('These are the orders with your work.');
  expect(screen.queryByText('No name')).toBeNull();
});
