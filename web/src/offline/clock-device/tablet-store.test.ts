import type { Problem } from '@dre/core/contract/problem';
import {
  openAtClock,
  readSharedClock,
  sendPunches,
  type SentPunch,
} from '@dre/core/contract/shop/clock-keys';
import { accept, refuse } from '@dre/core/domain/result';
import type { ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { expect, test, vi } from 'vitest';
import type { SignedCalls } from './signed-calls.ts';
import { type TabletPress, TabletStore } from './tablet-store.ts';

const start = Date.now();
const unreachable: Problem = { type: 'about:blank', title: 'No network', status: 0 };
const pause: ClockTarget = { on: 'activity', activity: 'paid-break', order: null };
const shown = { order: '', place: '' };
const removed: Problem = { ...unreachable, status: 403, detail: 'This tablet was removed.' };

async function aTablet() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  const sealTo = Buffer.from(point).toString('base64url');
  const disk: TabletPress[] = [];
  const values = new Map<string, string>();
  const server = { problem: null as Problem | null, received: [] as SentPunch[] };
  const people = [{ id: 'ana', name: 'Ana', hasPin: true, awayUntil: null, on: null }];
  const call = (async (endpoint: unknown, content: { readonly punches?: readonly SentPunch[] }) => {
    if (server.problem !== null) return refuse(server.problem);
    if (endpoint === readSharedClock)
      return accept({ company: '', zone: 'UTC', people, sealTo, now: Date.now() });
    if (endpoint === openAtClock) return accept({ list: null, triesLeft: 4, waitMs: 0 });
    if (endpoint !== sendPunches) throw new Error('an unknown call');
    server.received.push(...(content.punches ?? []));
    const outcome = { kind: 'stored', notice: null };
    return accept({
      outcomes: content.punches?.map(({ entry }) => ({ id: entry.id, entry, outcome })),
      now: Date.now(),
    });
  }) as unknown as SignedCalls;
  const store = new TabletStore([], {
    call,
    outbox: {
      entries: async () => disk,
      add: async (presses) => void disk.push(...presses),
      remove: async (ids) => void disk.splice(0, disk.length, ...disk.filter(({ id }) => !ids.includes(id))),
    },
    pins: {
      getItem: (name) => values.get(name) ?? null,
      setItem: (name, value) => void values.set(name, value),
      removeItem: (name) => void values.delete(name),
    },
    device: 'tablet',
    newId: () => crypto.randomUUID(),
    now: () => start,
  });
  await store.refresh();
  return { store, disk, server };
}

test('a press without a network is on the disk with its PIN sealed, is shown, and is sent once', async () => {
  const { store, disk, server } = await aTablet();
  server.problem = unreachable;
  expect(await store.open('ana', '802046')).toEqual({ kind: 'open', work: null });
  await store.press({ person: 'ana', pin: '802046', target: pause, done: null, shown });
  expect(JSON.stringify(disk)).not.toContain('802046');
  expect(store.state()).toMatchObject({ unsent: 1, isOffline: true, people: [{ on: { target: pause } }] });
  server.problem = null;
  store.reconnect();
  // The try that failed waits two seconds before the next.
  await vi.waitFor(() => expect(disk).toEqual([]), 5_000);
  expect(server.received).toHaveLength(1);
  expect(store.state()).toMatchObject({ unsent: 0, isOffline: false });
  store.close();
});

test('without a network five different PINs of a name are taken, then the device waits; the same one is one try', async () => {
  const { store, server } = await aTablet();
  server.problem = unreachable;
  for (let again = 0; again < 9; again += 1)
    expect(await store.open('ana', '100000')).toMatchObject({ kind: 'open' });
  for (const pin of ['100001', '100002', '100003'])
    expect(await store.open('ana', pin)).toMatchObject({ kind: 'open' });
  expect(await store.open('ana', '100004')).toMatchObject({ kind: 'wrong', waitMs: 60_000 });
  expect(store.waitMs('ana')).toBeGreaterThan(59_000);
  store.close();
});

test('with a network a wrong PIN opens nothing, and a removed tablet says so and keeps its presses', async () => {
  const { store, disk, server } = await aTablet();
  expect(await store.open('ana', '111222')).toEqual({ kind: 'wrong', triesLeft: 4, waitMs: 0 });
  server.problem = removed;
  await store.press({ person: 'ana', pin: '802046', target: pause, done: null, shown });
  await vi.waitFor(() => expect(store.state().ended).toBe('This tablet was removed.'));
  expect(disk).toHaveLength(1);
  store.close();
});
