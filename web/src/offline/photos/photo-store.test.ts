import { photoLimits } from '@dre/core/contract/estimates/photos';
import { accept } from '@dre/core/domain/result';
import { expect, test, vi } from 'vitest';
import { memoryPhotoStorage } from './storage/memory-photo-storage.ts';
import type { PhotoStorage } from './storage/photo-storage.ts';
import type { PhotoTransport } from './upload/photo-transport.ts';
import type { TabChannel } from './tab-channel.ts';
import { aPhoto } from './testing/a-photo.ts';
import type { PhotoEstimate } from './photo-outbox.ts';
import { PhotoStore } from './photo-store.ts';
import type { Shrinking } from './shrink/shrinking.ts';

function aMoment() {
  let come = () => {};
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  return { come, hasCome };
}

/** Tabs of one browser, each open until it is closed. */
function someTabs(...names: readonly string[]) {
  const ends = new Map(names.map((name) => [name, aMoment()]));
  return {
    close: (name: string) => ends.get(name)?.come(),
    as: (own: string): TabChannel => ({
      own,
      alive: async () => new Set(names),
      gone: async (tab) => ends.get(tab)?.hasCome,
      runExclusive: (_, work) => work(),
      send: () => undefined,
      listen: () => undefined,
    }),
  };
}

/** A server that accepts everything at once. */
const transport: PhotoTransport = {
  announce: async (_, __, bytes) => accept({ received: bytes, state: 'kept' }),
  sendPart: async () => accept({ received: 0, state: 'kept' }),
  isStored: async () => accept(true),
};

/** No picture of these tests needs shrinking. */
const shrinking: Shrinking = {
  prepare: () => undefined,
  small: () => Promise.reject(new Error('There is nothing to make smaller.')),
  sent: () => Promise.reject(new Error('There is nothing to make smaller.')),
};

let ids = 0;

function storeWith(storage: PhotoStorage, tabs: TabChannel, shrinker: Shrinking = shrinking): PhotoStore {
  return new PhotoStore({
    storage: Promise.resolve(storage),
    transport,
    shrinking: shrinker,
    tabs,
    company: () => 'company-1',
    newId: () => `id-${(ids += 1)}`,
  });
}

function anEstimate(onIt: Set<string>): PhotoEstimate {
  return {
    has: (id) => onIt.has(id),
    add: ({ id }) => {
      onIt.add(id);
      return null;
    },
    safe: async () => undefined,
  };
}

const left = { tab: 'tab-old', isOnEstimate: false };

test('photos of a closed tab are added to their estimate by the next one, though it still seemed open at first', async () => {
  const storage = memoryPhotoStorage();
  await storage.put(aPhoto('photo-1', 9, left));
  const tabs = someTabs('tab-old', 'tab-new');
  const store = storeWith(storage, tabs.as('tab-new'));
  const onIt = new Set<string>();
  store.attach('estimate-1', anEstimate(onIt));
  await store.sendNow();
  expect(await storage.all()).toMatchObject([{ id: 'photo-1', tab: 'tab-old', isWithServer: true }]);
  expect([...onIt]).toEqual([]);

  tabs.close('tab-old');
  await vi.waitFor(() => expect(store.outbox().arrivals.size).toBe(0));
  expect([...onIt]).toEqual(['photo-1']);
  expect(await storage.all()).toEqual([]);
});

test('of two waiting tabs, one takes over the photos of the third', async () => {
  const storage = memoryPhotoStorage();
  await storage.put(aPhoto('photo-1', 9, left));
  const tabs = someTabs('tab-old', 'tab-1', 'tab-2');
  const stores = ['tab-1', 'tab-2'].map((own) => storeWith(storage, tabs.as(own)));
  for (const store of stores) await store.sendNow();
  tabs.close('tab-old');
  await vi.waitFor(async () => expect((await storage.all())[0]?.tab).not.toBe('tab-old'));
  const [stored] = await storage.all();
  await Promise.all(stores.map((store) => store.sendNow()));
  expect(await storage.all()).toEqual([stored]);
});

test('a slow read of the storage does not overwrite the result of a later one', async () => {
  const storage = memoryPhotoStorage();
  await storage.put(aPhoto('photo-1', 9, { tab: 'tab-1', company: 'company-2' }));
  const [started, finished] = [aMoment(), aMoment()];
  let isSlow = false;
  const disk: PhotoStorage = {
    ...storage,
    async all() {
      const stored = await storage.all();
      if (isSlow) {
        started.come();
        await finished.hasCome;
      }
      return stored;
    },
  };
  let refresh = () => {};
  const listen: TabChannel['listen'] = (onMessage) => (refresh = () => onMessage({ kind: 'changed' }));
  const store = storeWith(disk, { ...someTabs('tab-1').as('tab-1'), listen });
  await store.sendNow();
  await vi.waitFor(() => expect(store.outbox().arrivals.size).toBe(1));

  isSlow = true;
  refresh();
  await started.hasCome;
  isSlow = false;
  await storage.remove('photo-1');
  refresh();
  await new Promise((resolve) => setTimeout(resolve));
  finished.come();
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.outbox().arrivals.size).toBe(0);
});

/** A browser that shrinks JPEGs and leaves any other picture unchanged. */
const onlyJpeg: Shrinking = {
  prepare: () => undefined,
  small: async () => accept(null),
  sent: async (original) => {
    const bytes = (original as File).name.endsWith('.jpg') ? new Blob(['small']) : original;
    return accept({ bytes, file: 'file-1', small: null, width: 1, height: 1, takenAt: null });
  },
};

test('a photo above the limit is shrunk and accepted; only one that stays above it is refused, with the reason', async () => {
  const large = new Uint8Array(photoLimits.fileBytes + 1);
  const store = storeWith(memoryPhotoStorage(), someTabs('tab-1').as('tab-1'), onlyJpeg);
  const onIt = new Set<string>();
  store.attach('estimate-1', anEstimate(onIt));
  const home = { estimate: 'estimate-1', company: 'company-1', place: null, view: null, lines: [] };
  store.take([new File([large], 'yard.jpg'), new File([large], 'roof.heic')], { ...home, lastOrder: null });
  await vi.waitFor(() => expect(onIt.size).toBe(1));
  await vi.waitFor(() => expect(store.outbox().refused.length).toBe(1));
  expect(store.outbox().refused).toMatchObject([
    {
      name: 'roof.heic',
      reason:
        '10 MB, and this browser cannot make it smaller. The limit is 10 MB: save it as a JPEG and add it again.',
    },
  ]);
});
