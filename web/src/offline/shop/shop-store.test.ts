import type { Problem } from '@dre/core/contract/problem';
import type { SentShopChange } from '@dre/core/contract/shop/shop-edits';
import type { ShopCard, ShopEntry, ShopStreamEvent } from '@dre/core/contract/shop/shop';
import { accept, refuse } from '@dre/core/domain/result';
import { boardCard } from '@dre/core/domain/shop/board/board-card';
import { applyShopEdit } from '@dre/core/domain/shop/edits/apply-shop-edit';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import { anOrder, firstWork } from '@dre/core/domain/testing/an-order';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EntryOutbox } from '../outbox/outbox.ts';
import type { StreamEnd } from '../sync/reopening-stream.ts';
import { fetchedRules } from './fetched-rules.ts';
import { shopRules, type ShopRules, type ShopRulesSource } from './shop-rules.ts';
import { ShopStore } from './shop-store.ts';
import type { PendingShopEdit, SentShopEdits, ShopReply, ShopTransport } from './shop-transport.ts';

const estimate = {
  id: 'estimate-1',
  number: 'E-10482',
  vehicle: '2022 Ridgeline',
  customer: 'Ruth Okafor',
  insurer: '',
  claim: '',
  estimator: 'Dana',
  stage: 'in-repair' as const,
  voidSince: null,
};
const unreachable: Problem = { type: 'about:blank', title: 'The server could not be reached.', status: 0 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server with one order, to which several devices are connected. */
class FarEnd {
  order = anOrder();
  revision = 3;
  readonly outcomes = new Map<string, SentShopEdits['outcomes'][number]>();
  readonly log: ShopEntry[] = [];
  readonly listeners = new Set<(event: ShopStreamEvent) => void>();

  card(): ShopCard {
    return { card: boardCard(this.order, { estimateStage: 'in-repair', voidSince: null }), estimate };
  }

  shop(): ShopReply {
    return {
      isOn: true,
      revision: 1,
      settings: defaultShopSettings,
      locations: [],
      crew: [],
      people: [],
      me: null,
      cards: [this.card()],
      onClock: [],
      waiting: [],
      place: this.log.length,
    };
  }

  take({ id, order, edit }: PendingShopEdit): SentShopEdits['outcomes'][number] {
    const known = this.outcomes.get(id);
    if (known !== undefined) return known;
    const outcome = applyShopEdit(this.order, edit);
    if (outcome.ok) {
      this.order = outcome.value;
      this.revision += 1;
      const entry = { place: this.log.length + 1, order, revision: this.revision, edit, device: '' };
      this.log.push(entry);
      for (const tell of this.listeners)
        tell({ kind: 'edits', entries: [entry], cards: [this.card()], place: entry.place });
    }
    const reply = outcome.ok
      ? { id, revision: this.revision, outcome: { kind: 'applied' as const }, edit }
      : { id, revision: null, outcome: { kind: 'refused' as const, refusal: outcome.refusal }, edit };
    this.outcomes.set(id, reply);
    return reply;
  }
}

/** A device with a connection that can be cut, and whose replies can be lost. */
function aDevice(server: FarEnd, name: string, rules: ShopRulesSource = fetchedRules) {
  const link = { isCut: false, isReplyLost: false };
  const disk = new Map<string, PendingShopEdit>();
  const outbox: EntryOutbox<PendingShopEdit> = {
    entries: async () => [...disk.values()],
    add: async (entries) => void entries.forEach((entry) => disk.set(entry.id, entry)),
    remove: async (ids) => void ids.forEach((id) => disk.delete(id)),
  };
  const transport: ShopTransport = {
    readShop: async () => (link.isCut ? refuse(unreachable) : accept(server.shop())),
    readOrder: async () =>
      link.isCut
        ? refuse(unreachable)
        : accept({ order: server.order, revision: server.revision, checksum: '', estimate, place: 0 }),
    send: async ({ edits }) => {
      if (link.isCut) return refuse(unreachable);
      const outcomes = edits.map((edit) => server.take(edit));
      if (link.isReplyLost) return refuse(unreachable);
      return accept({ place: server.log.length, outcomes, cards: [server.card()] });
    },
    listen: (since, onEvent, onOpen, signal) => {
      if (link.isCut) return Promise.resolve<StreamEnd>('ended');
      onOpen();
      const missed = server.log.slice(since);
      if (missed.length > 0)
        onEvent({ kind: 'edits', entries: missed, cards: [server.card()], place: server.log.length });
      server.listeners.add(onEvent);
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve('ended'));
      });
    },
  };
  let ids = 0;
  const author = { role: 'owner', name } as const;
  const open = () =>
    new ShopStore(server.shop(), [...disk.values()], {
      transport,
      rules,
      outbox,
      author,
      newId: () => `${name}-${(ids += 1)}`,
      now: () => 0,
    });
  return { link, disk, open };
}

const tick = (task: string): SentShopChange => ({ kind: 'tick-task', task });
const [first = '', second = ''] = firstWork.tasks.map(({ key }) => key);

test('a change is on the board at once, stays on the device without a network, and is sent when it is back', async () => {
  const server = new FarEnd();
  const { link, disk, open } = aDevice(server, 'dana');
  const store = open();
  await store.openOrder('order-1');
  link.isCut = true;
  expect(store.write([{ order: 'order-1', change: tick(first) }]).ok).toBe(true);
  expect(store.state().cards.get('order-1')?.card.doneMinutes).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(10);
  expect([disk.size, server.log.length, store.state().saving.kind]).toEqual([1, 0, 'on-device']);
  store.close();
  link.isCut = false;
  const reopened = open();
  await vi.advanceTimersByTimeAsync(100);
  expect([disk.size, server.log.length, reopened.state().saving]).toEqual([
    0,
    1,
    { kind: 'saved', unsent: 0 },
  ]);
});

test('undo takes back exactly the changes it names, and several changes are one', async () => {
  const server = new FarEnd();
  const store = aDevice(server, 'dana').open();
  await store.openOrder('order-1');
  const changes = [tick(first), tick(second)].map((change) => ({ order: 'order-1', change }));
  const done = store.write(changes);
  const before = anOrder().tasks;
  expect(done.ok && done.value !== null && done.value().ok).toBe(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(server.order.tasks).toEqual(before);
  expect(store.write([...changes, { order: 'order-1', change: tick('no such task') }]).ok).toBe(false);
  expect(store.state().orders.get('order-1')?.shown.tasks).toEqual(before);
});

test('a change the server refuses is taken from the screen and named with its reason', async () => {
  const server = new FarEnd();
  const { link, open } = aDevice(server, 'dana');
  const store = open();
  await store.openOrder('order-1');
  link.isCut = true;
  store.write([{ order: 'order-1', change: { kind: 'void-order', reason: 'Sold' } }]);
  server.take({ id: 'x', order: 'order-1', edit: { ...tick(first), id: 'x', by: '', at: '' } as never });
  server.order = { ...server.order, state: 'void' };
  link.isCut = false;
  store.reconnect();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(store.state().refused).toMatchObject([{ order: 'order-1', refusal: { kind: 'order-closed' } }]);
  store.forgetRefused(store.state().refused[0]?.id ?? '');
  expect(store.state().refused).toEqual([]);
});

test('whatever is cut and lost, two devices and the server end with the same order, and nothing counts twice', async () => {
  const keys = firstWork.tasks.map(({ key }) => key);
  const step = fc.record({
    device: fc.constantFrom(0, 1),
    task: fc.constantFrom(...keys),
    isDone: fc.boolean(),
    cut: fc.boolean(),
    lost: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = new FarEnd();
      const devices = [aDevice(server, 'dana'), aDevice(server, 'lee')];
      const stores = devices.map(({ open }) => open());
      for (const store of stores) await store.openOrder('order-1');
      let written = 0;
      for (const { device, task, isDone, cut, lost } of steps) {
        Object.assign(devices[device]?.link ?? {}, { isCut: cut, isReplyLost: lost });
        const change: SentShopChange = isDone ? tick(task) : { kind: 'untick-task', task };
        if (stores[device]?.write([{ order: 'order-1', change }]).ok === true) written += 1;
        await vi.advanceTimersByTimeAsync(50);
      }
      for (const { link } of devices) Object.assign(link, { isCut: false, isReplyLost: false });
      for (const store of stores) store.reconnect();
      await vi.advanceTimersByTimeAsync(120_000);
      expect(server.outcomes.size).toBe(written);
      for (const [at, store] of stores.entries()) {
        expect(store.state().orders.get('order-1')?.shown).toEqual(server.order);
        expect(store.state().cards.get('order-1')?.card).toEqual(server.card().card);
        expect(devices[at]?.disk.size).toBe(0);
        store.close();
      }
    }),
    { numRuns: 30 },
  );
});

test('an order is shown and followed before the rules of orders are fetched, and changed from then on', async () => {
  const server = new FarEnd();
  let rules: ShopRules | undefined;
  const late = { at: () => rules, fetch: async () => void (rules = shopRules) };
  const { open, disk } = aDevice(server, 'dana', late);
  const store = open();
  await store.readOrder('order-1');
  const change = [{ order: 'order-1', change: tick(second) }];
  expect(store.write(change)).toEqual({ ok: false, refusal: { kind: 'order-not-read' } });
  const edit = { ...tick(first), id: 'sam-1', by: 'sam', at: '2026-11-18T10:00:00.000Z' };
  server.take({ id: 'sam-1', order: 'order-1', edit } as PendingShopEdit);
  await vi.advanceTimersByTimeAsync(10);
  expect(store.state().orders.get('order-1')?.shown).toEqual(server.order);
  await store.openOrder('order-1');
  expect(store.write(change).ok).toBe(true);
  await vi.advanceTimersByTimeAsync(10);
  expect([disk.size, server.log.length]).toEqual([0, 2]);
  store.close();
});
