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
  const desk = (shelf: EditStorage) =>
    new IntakeStore(id, true, {
      newId,
      drafts: entryDrafts(device, 'drafts'),
      shelf: async () => shelf,
      newestBook: async () => accept({ book, contents }),
      create: async () => {
        if (far.isCut) return refuse(unreachable);
        far.created += 1;
        return accept(null);
      },
      open: async () => {
        const { stored: _, ...shelved } = await shelf.open(id);
        const confirmed = newEstimate({ id, edition: 1, profile: defaultProfile() });
        const kept = { id, company: 'c', confirmed, revision: 0, houseRevision: 0, mayEdit: true };
        const deps = { storage: shelf, transport: wire, books: oneBookHere(book), newId, now: () => 42 };
        await Promise.resolve();
        const store = new EstimateStore(kept, shelved, deps);
        return accept({ contentsOf: () => contents, store, report: () => undefined });
      },
      note: (started) => {
        far.noted = started;
      },
    });
  return { far, desk };
}

const ready = (desk: IntakeStore) => {
  const now = desk.snapshot();
  if (now.kind !== 'ready') throw new Error(`The desk is ${now.kind}.`);
  return now;
};
const settle = () => vi.advanceTimersByTimeAsync(2_000);

test('looking at the form starts nothing; the first entry starts one estimate', async () => {
  const { far, desk: make } = farEnd();
  const desk = make(memoryEditStorage('device-1'));
  await desk.start();
  await settle();
  expect(ready(desk).standing).toBe('blank');
  expect(far.created).toBe(0);
  desk.write('Customer name', [name('Ruth')]);
  desk.write('Model', [model('34RL')]);
  expect(ready(desk).estimate.parties.customer.name).toBe('Ruth');
  await settle();
  expect(far.created).toBe(1);
  expect(ready(desk).standing).toBe('open');
  expect(far.sent.map(({ kind }) => kind)).toEqual(['set-party', 'set-unit']);
  // Until the address has the estimate's id, a reload finds it by the note alone.
  expect(far.noted).toBe('this');
  desk.addressed();
  expect(far.noted).toBe('addressed');
  desk.leave();
  expect(far.noted).toBe('none');
});

test('entries made while the estimate is being opened are neither lost nor sent twice', async () => {
  const { far, desk: make } = farEnd();
  const desk = make(memoryEditStorage('device-1'));
  await desk.start();
  desk.write('Customer name', [name('R')]);
  for (let turn = 0; turn < 12; turn += 1) {
    await Promise.resolve();
    desk.write('Model', [model(`3${turn}`)]);
  }
  await settle();
  const models = far.sent.flatMap((edit) => (edit.kind === 'set-unit' ? [edit.changes.model] : []));
  expect(models).toEqual(Array.from({ length: 12 }, (_, turn) => `3${turn}`));
  expect(ready(desk).estimate.unit.model).toBe('311');
});

test('entries made while the estimate is being opened are stored on the device at once', async () => {
  const { desk: make } = farEnd();
  const shelf = memoryEditStorage('device-1');
  const desk = make(shelf);
  await desk.start();
  desk.write('Customer name', [name('R')]);
  for (let turn = 0; turn < 12; turn += 1) {
    await Promise.resolve();
    desk.write('Model', [model(`3${turn}`)]);
    const { pending } = await shelf.open(id);
    expect(pending.at(-1)?.edit).toMatchObject(model(`3${turn}`));
  }
});

test('a page that is gone between two keys finds the text and the estimate it belongs to', async () => {
  const { far, desk: make } = farEnd();
  const shelf = memoryEditStorage('device-1');
  const desk = make(shelf);
  await desk.start();
  desk.type('Customer name', 'Rut', '');
  expect(ready(desk).isTyping).toBe(true);
  expect(far).toMatchObject({ noted: 'this', created: 0 });

  const again = make(shelf);
  await again.start();
  expect(again.draftOf('Customer name')?.text).toBe('Rut');
  again.write('Customer name', [name('Rut')]);
  again.typed('Customer name', true);
  expect(ready(again).isTyping).toBe(false);
  await settle();
  expect(far.sent).toHaveLength(1);
  expect(make(shelf).draftOf('Customer name')).toBeUndefined();
});

test('invalid text stays a draft, and reverted text leaves nothing', async () => {
  const { far, desk: make } = farEnd();
  const shelf = memoryEditStorage('device-1');
  const desk = make(shelf);
  await desk.start();
  desk.type('Mileage', 'lots', '');
  desk.typed('Mileage', false);
  expect(ready(desk).isTyping).toBe(false);
  expect(make(shelf).draftOf('Mileage')?.text).toBe('lots');
  desk.type('Mileage', '', '');
  desk.typed('Mileage', true);
  expect(make(shelf).draftOf('Mileage')).toBeUndefined();
  expect(far).toMatchObject({ noted: 'none', created: 0 });
});

test('offline, the entries stay, are sent again and are stored on the device', async () => {
  const { far, desk: make } = farEnd();
  const shelf = memoryEditStorage('device-1');
  const desk = make(shelf);
  await desk.start();
  far.isCut = true;
  desk.write('Customer name', [name('Ruth')]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ready(desk)).toMatchObject({ standing: 'cut-off', problem: { status: 0 } });
  expect(far.noted).toBe('this');
  desk.leave();

  const again = make(shelf);
  await again.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ready(again).estimate.parties.customer.name).toBe('Ruth');
  far.isCut = false;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(ready(again).standing).toBe('open');
  expect(far.created).toBe(1);
  expect(far.sent).toHaveLength(1);
});

test('a form that is left right after the first entry still reaches the server', async () => {
  const { far, desk: make } = farEnd();
  const desk = make(memoryEditStorage('device-1'));
  await desk.start();
  desk.write('Customer name', [name('Ruth')]);
  desk.leave();
  await settle();
  expect(far.created).toBe(1);
  expect(far.sent).toHaveLength(1);
});

test('an invalid entry changes nothing and starts nothing', async () => {
  const { far, desk: make } = farEnd();
  const desk = make(memoryEditStorage('device-1'));
  await desk.start();
  expect(desk.write('Name', [name('R'.repeat(10_001))]).ok).toBe(false);
  await settle();
  expect(far.created).toBe(0);
  expect(ready(desk).standing).toBe('blank');
});

test('the damage view can be opened before anything is entered', async () => {
  const { far, desk: make } = farEnd();
  const desk = make(memoryEditStorage('device-1'));
  await desk.start();
  const exists = desk.exists();
  await settle();
  expect(await exists).toBe(true);
  expect(far.created).toBe(1);
});
