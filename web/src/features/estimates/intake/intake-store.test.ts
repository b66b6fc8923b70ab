import type { Problem } from '@dre/core/contract/problem';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Change, Edit } from '@dre/core/domain/estimates/model/edit';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { accept, refuse } from '@dre/core/domain/result';
import { aBook } from '@dre/core/domain/testing/a-book';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneBookHere } from '../../../testing/one-book-here.ts';
import { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import { memoryEditStorage } from '../../../offline/storage/memory-edit-storage.ts';
import type { EditStorage } from '../../../offline/storage/edit-storage.ts';
import type { EstimateTransport } from '../../../offline/sync/estimate-transport.ts';
import { inMemory } from '../../session/key-value-storage.ts';
import { entryDrafts } from './fields/entry-drafts.ts';
import { IntakeStore } from './intake-store.ts';

const id = 'estimate-1';
const book = aBook({ parts: [], operations: [] });
const contents = { edition: 1 } as BookContents;
const unreachable: Problem = { type: 'about:blank', title: 'The server could not be reached.', status: 0 };
const name = (to: string): Change => ({ kind: 'set-party', role: 'customer', changes: { name: to } });
const model = (to: string): Change => ({ kind: 'set-unit', changes: { model: to } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stand-in for the server that records the estimates created and the edits sent. */
function farEnd() {
  const far = { isCut: false, created: 0, sent: [] as Edit[], noted: 'none' };
  const device = inMemory();
  let ids = 0;
  const newId = () => `made-${(ids += 1)}`;
  const wire: EstimateTransport = {
    read: async () => refuse(unreachable),
    send: async (_, edits) => {
      const first = far.sent.push(...edits) - edits.length;
      const fates = edits.map((edit, index) => ({
        id: edit.id,
        revision: first + index + 1,
        fate: { kind: 'applied' as const },
      }));
      return accept({ fates, others: [] });
    },
    listen: () => new Promise(() => undefined),
  };
  const make = (storage: EditStorage) =>
    new IntakeStore(id, true, {
      newId,
      drafts: entryDrafts(device, 'drafts'),
      storage: async () => storage,
      newestBook: async () => accept({ book, contents }),
      create: async () => {
        if (far.isCut) return refuse(unreachable);
        far.created += 1;
        return accept(null);
      },
      open: async () => {
        const { stored: _, ...shelved } = await storage.open(id);
        const confirmed = newEstimate({ id, edition: 1, profile: defaultProfile() });
        const stored = { id, company: 'c', confirmed, revision: 0, houseRevision: 0, mayEdit: true };
        const deps = { storage, transport: wire, books: oneBookHere(book), newId, now: () => 42 };
        await Promise.resolve();
        const store = new EstimateStore(stored, shelved, deps);
        return accept({ contentsOf: () => contents, store, report: () => undefined });
      },
      note: (started) => {
        far.noted = started;
      },
    });
  return { far, make };
}

const ready = (store: IntakeStore) => {
  const now = store.snapshot();
  if (now.kind !== 'ready') throw new Error(`The store is ${now.kind}.`);
  return now;
};
const settle = () => vi.advanceTimersByTimeAsync(2_000);

test('looking at the form starts nothing; the first entry starts one estimate', async () => {
  const { far, make } = farEnd();
  const store = make(memoryEditStorage('device-1'));
  await store.start();
  await settle();
  expect(ready(store).status).toBe('blank');
  expect(far.created).toBe(0);
  store.write('Customer name', [name('Ruth')]);
  store.write('Model', [model('34RL')]);
  expect(ready(store).estimate.parties.customer.name).toBe('Ruth');
  await settle();
  expect(far.created).toBe(1);
  expect(ready(store).status).toBe('open');
  expect(far.sent.map(({ kind }) => kind)).toEqual(['set-party', 'set-unit']);
  // Until the address has the estimate's id, a reload finds it by the note alone.
  expect(far.noted).toBe('this');
  store.addressed();
  expect(far.noted).toBe('addressed');
  store.leave();
  expect(far.noted).toBe('none');
});

test('entries made while the estimate is being opened are neither lost nor sent twice', async () => {
  const { far, make } = farEnd();
  const store = make(memoryEditStorage('device-1'));
  await store.start();
  store.write('Customer name', [name('R')]);
  for (let round = 0; round < 12; round += 1) {
    await Promise.resolve();
    store.write('Model', [model(`3${round}`)]);
  }
  await settle();
  const models = far.sent.flatMap((edit) => (edit.kind === 'set-unit' ? [edit.changes.model] : []));
  expect(models).toEqual(Array.from({ length: 12 }, (_, round) => `3${round}`));
  expect(ready(store).estimate.unit.model).toBe('311');
});

test('entries made while the estimate is being opened are stored on the device at once', async () => {
  const { make } = farEnd();
  const storage = memoryEditStorage('device-1');
  const store = make(storage);
  await store.start();
  store.write('Customer name', [name('R')]);
  for (let round = 0; round < 12; round += 1) {
    await Promise.resolve();
    store.write('Model', [model(`3${round}`)]);
    const { pending } = await storage.open(id);
    expect(pending.at(-1)?.edit).toMatchObject(model(`3${round}`));
  }
});

test('a page that is gone between two keys finds the text and the estimate it belongs to', async () => {
  const { far, make } = farEnd();
  const storage = memoryEditStorage('device-1');
  const store = make(storage);
  await store.start();
  store.type('Customer name', 'Rut', '');
  expect(ready(store).isTyping).toBe(true);
  expect(far).toMatchObject({ noted: 'this', created: 0 });

  const again = make(storage);
  await again.start();
  expect(again.draftOf('Customer name')?.text).toBe('Rut');
  again.write('Customer name', [name('Rut')]);
  again.typed('Customer name', true);
  expect(ready(again).isTyping).toBe(false);
  await settle();
  expect(far.sent).toHaveLength(1);
  expect(make(storage).draftOf('Customer name')).toBeUndefined();
});

test('invalid text stays a draft, and reverted text leaves nothing', async () => {
  const { far, make } = farEnd();
  const storage = memoryEditStorage('device-1');
  const store = make(storage);
  await store.start();
  store.type('Mileage', 'lots', '');
  store.typed('Mileage', false);
  expect(ready(store).isTyping).toBe(false);
  expect(make(storage).draftOf('Mileage')?.text).toBe('lots');
  store.type('Mileage', '', '');
  store.typed('Mileage', true);
  expect(make(storage).draftOf('Mileage')).toBeUndefined();
  expect(far).toMatchObject({ noted: 'none', created: 0 });
});

test('offline, the entries stay, are sent again and are stored on the device', async () => {
  const { far, make } = farEnd();
  const storage = memoryEditStorage('device-1');
  const store = make(storage);
  await store.start();
  far.isCut = true;
  store.write('Customer name', [name('Ruth')]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ready(store)).toMatchObject({ status: 'cut-off', problem: { status: 0 } });
  expect(far.noted).toBe('this');
  store.leave();

  const again = make(storage);
  await again.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ready(again).estimate.parties.customer.name).toBe('Ruth');
  far.isCut = false;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(ready(again).status).toBe('open');
  expect(far.created).toBe(1);
  expect(far.sent).toHaveLength(1);
});

test('a form that is left right after the first entry still reaches the server', async () => {
  const { far, make } = farEnd();
  const store = make(memoryEditStorage('device-1'));
  await store.start();
  store.write('Customer name', [name('Ruth')]);
  store.leave();
  await settle();
  expect(far.created).toBe(1);
  expect(far.sent).toHaveLength(1);
});

test('an invalid entry changes nothing and starts nothing', async () => {
  const { far, make } = farEnd();
  const store = make(memoryEditStorage('device-1'));
  await store.start();
  expect(store.write('Name', [name('R'.repeat(10_001))]).ok).toBe(false);
  await settle();
  expect(far.created).toBe(0);
  expect(ready(store).status).toBe('blank');
});

test('the damage view can be opened before anything is entered', async () => {
  const { far, make } = farEnd();
  const store = make(memoryEditStorage('device-1'));
  await store.start();
  const exists = store.exists();
  await settle();
  expect(await exists).toBe(true);
  expect(far.created).toBe(1);
});
