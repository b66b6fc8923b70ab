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
      alone: (_, work) => work(),
      tell: () => undefined,
      listen: () => undefined,
    }),
  };
}

/** A server that accepts everything at once. */
const wire: PhotoTransport = {
  announce: async (_, __, bytes) => accept({ received: bytes, state: 'kept' }),
  sendPart: async () => accept({ received: 0, state: 'kept' }),
  hasKept: async () => accept(true),
};

/** No picture of these tests needs shrinking. */
const shrinking: Shrinking = {
  prepare: () => undefined,
  small: () => Promise.reject(new Error('There is nothing to make smaller.')),
  sent: () => Promise.reject(new Error('There is nothing to make smaller.')),
};

let ids = 0;

function deskFor(shelf: PhotoStorage, tabs: TabChannel, made: Shrinking = shrinking): PhotoStore {
  return new PhotoStore({
    shelf: Promise.resolve(shelf),
    wire,
    shrinking: made,
    tabs,
    company: () => 'company-1',
    newId: () => `id-${(ids += 1)}`,
  });
}

function anEstimate(onIt: Set<string>): PhotoEstimate {
  return {
    knows: (id) => onIt.has(id),
    add: ({ id }) => {
      onIt.add(id);
      return null;
    },
    safe: async () => undefined,
  };
}

const left = { tab: 'tab-old', isOnEstimate: false };

test('photos of a closed tab are added to their estimate by the next one, though it still seemed open at first', async () => {
  const shelf = memoryPhotoStorage();
  await shelf.put(aPhoto('photo-1', 9, left));
  const tabs = someTabs('tab-old', 'tab-new');
  const desk = deskFor(shelf, tabs.as('tab-new'));
  const onIt = new Set<string>();
  desk.attach('estimate-1', anEstimate(onIt));
  await desk.sendNow();
  expect(await shelf.all()).toMatchObject([{ id: 'photo-1', tab: 'tab-old', isWithServer: true }]);
  expect([...onIt]).toEqual([]);

  tabs.close('tab-old');
  await vi.waitFor(() => expect(desk.outbox().arrivals.size).toBe(0));
  expect([...onIt]).toEqual(['photo-1']);
  expect(await shelf.all()).toEqual([]);
});

test('of two waiting tabs, one takes over the photos of the third', async () => {
  const shelf = memoryPhotoStorage();
  await shelf.put(aPhoto('photo-1', 9, left));
  const tabs = someTabs('tab-old', 'tab-1', 'tab-2');
  const desks = ['tab-1', 'tab-2'].map((own) => deskFor(shelf, tabs.as(own)));
  for (const desk of desks) await desk.sendNow();
  tabs.close('tab-old');
  await vi.waitFor(async () => expect((await shelf.all())[0]?.tab).not.toBe('tab-old'));
  const [kept] = await shelf.all();
  await Promise.all(desks.map((desk) => desk.sendNow()));
  expect(await shelf.all()).toEqual([kept]);
});

test('a slow read of the storage does not overwrite the result of a later one', async () => {
  const shelf = memoryPhotoStorage();
  await shelf.put(aPhoto('photo-1', 9, { tab: 'tab-1', company: 'company-2' }));
  const [asked, answered] = [aMoment(), aMoment()];
  let isSlow = false;
  const disk: PhotoStorage = {
    ...shelf,
    async all() {
      const kept = await shelf.all();
      if (isSlow) {
        asked.come();
        await answered.hasCome;
      }
      return kept;
    },
  };
  let lookAgain = () => {};
  const listen: TabChannel['listen'] = (onMessage) => (lookAgain = () => onMessage({ kind: 'changed' }));
  const desk = deskFor(disk, { ...someTabs('tab-1').as('tab-1'), listen });
  await desk.sendNow();
  await vi.waitFor(() => expect(desk.outbox().arrivals.size).toBe(1));

  isSlow = true;
  lookAgain();
  await asked.hasCome;
  isSlow = false;
  await shelf.remove('photo-1');
  lookAgain();
  await new Promise((resolve) => setTimeout(resolve));
  answered.come();
  await new Promise((resolve) => setTimeout(resolve));
  expect(desk.outbox().arrivals.size).toBe(0);
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
  const desk = deskFor(memoryPhotoStorage(), someTabs('tab-1').as('tab-1'), onlyJpeg);
  const onIt = new Set<string>();
  desk.attach('estimate-1', anEstimate(onIt));
  const home = { estimate: 'estimate-1', company: 'company-1', place: null, view: null, lines: [] };
  desk.take([new File([large], 'yard.jpg'), new File([large], 'roof.heic')], { ...home, lastOrder: null });
  await vi.waitFor(() => expect(onIt.size).toBe(1));
  await vi.waitFor(() => expect(desk.outbox().refused.length).toBe(1));
  expect(desk.outbox().refused).toMatchObject([
    {
      name: 'roof.heic',
      reason:
        '10 MB, and this browser cannot make it smaller. The limit is 10 MB: save it as a JPEG and add it again.',
    },
  ]);
});
