import { accept } from '@dre/core/domain/result';
import { boardCard } from '@dre/core/domain/shop/board/board-card';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import { anOrder } from '@dre/core/domain/testing/an-order';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { ClockStore } from '../../../offline/shop/clock-store.ts';
import { fetchedRules } from '../../../offline/shop/fetched-rules.ts';
import { ShopStore } from '../../../offline/shop/shop-store.ts';
import { aShopCard } from '../../../testing/a-shop-card.ts';
import { aUser } from '../../../testing/a-user.ts';
import { render } from '../../../testing/render.tsx';
import { currentBanner, showBanner } from '../../../ui/feedback/banner/banners.ts';
import { ShopProvider } from '../open/use-shop.ts';
import { MyWork } from './my-work.tsx';
import { useOwnTasks } from './tasks/use-own-tasks.ts';

const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  currentBanner()?.onDone();
});

const never = () => new Promise<never>(() => undefined);
const outbox = { entries: async () => [], add: async () => undefined, remove: async () => undefined };

/** Lee takes a window off and puts it back on. */
function openMyWork() {
  const plan = { people: ['lee'], location: null, from: null, until: null };
  const order = anOrder([
    { kind: 'assign-step', step: 'teardown/glass', plan },
    { kind: 'assign-step', step: 'reassembly/glass', plan },
  ]);
  const { estimate } = aShopCard('order-1');
  const card = boardCard(order, { estimateStage: 'in-repair', voidSince: null });
  const shop = {
    isOn: true,
    revision: 1,
    settings: defaultShopSettings,
    crew: [],
    me: 'lee',
    onClock: [],
    people: [],
    locations: [],
    cards: [{ card, estimate }],
    waiting: [],
    place: 0,
  };
  let ids = 0;
  const newId = () => `id-${String((ids += 1))}`;
  const now = () => Date.now();
  const store = new ShopStore(shop, [], {
    transport: {
      readShop: async () => accept(shop),
      readOrder: async () => accept({ order, revision: 1, checksum: '', estimate, place: 0 }),
      send: never,
      listen: never,
    },
    rules: fetchedRules,
    outbox,
    author: { role: 'technician', name: 'Lee' },
    now,
    newId,
  });
  const clock = new ClockStore({ entries: [], closedUntil: null, now: Date.now() }, [], {
    transport: { read: never, send: never },
    outbox,
    person: 'lee',
    device: 'd',
    newId,
    now,
  });
  opened.push(store, clock);
  function Screen() {
    return <MyWork clock={clock} own={useOwnTasks('lee')} isByPass />;
  }
  render(
    <ShopProvider value={store}>
      <Screen />
    </ShopProvider>,
  );
  return { store, clock };
}

const press = (name: string | RegExp) => aUser().click(screen.getByRole('button', { name }));

test('the two halves of R&I have names of their own', async () => {
  openMyWork();
  await screen.findByRole('heading', { name: /, take off$/ });
  expect(screen.getByRole('region', { name: /After this/ }).textContent).toContain(', put back on');
});

test('an Undo on the screen belongs to the last act: Done brings its own, the next press takes it away', async () => {
  const { store } = openMyWork();
  await screen.findByRole('heading', { name: /, take off$/ });
  await press('Start');
  let undone = false;
  void showBanner({
    message: 'Finding reported.',
    action: { label: 'Undo', onPress: () => void (undone = true) },
  });
  await press('Done');
  await waitFor(() => expect(currentBanner()?.message).toMatch(/, take off is done\.$/));
  const stateOf = () =>
    store
      .state()
      .orders.get('order-1')
      ?.shown.tasks.find(({ work }) => work.half === 'off')?.progress.state;
  expect(stateOf()).toBe('done');
  currentBanner()?.action?.onPress();
  await waitFor(() => expect(stateOf()).toBe('open'));
  expect(undone).toBe(false);
  await press('Start');
  expect(currentBanner()).toBeUndefined();
});
