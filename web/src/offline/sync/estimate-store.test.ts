import type { Problem } from '@dre/core/contract/problem';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Change, Edit } from '@dre/core/domain/estimates/model/edit';
import { mergeEdit } from '@dre/core/domain/estimates/sync/merge-edits';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import type { AppliedEdit } from '@dre/core/domain/estimates/sync/replica';
import { fingerprintsOf } from '@dre/core/domain/estimates/edits/undo-own-fields';
import { accept, refuse } from '@dre/core/domain/result';
import { aBook } from '@dre/core/domain/testing/a-book';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneBookHere } from '../../testing/one-book-here.ts';
import { EstimateStore } from './estimate-store.ts';
import { memoryEditStorage } from '../storage/memory-edit-storage.ts';
import { retryingEditStorage } from '../storage/retrying-edit-storage.ts';
import type { StoredEstimate, EditStorage } from '../storage/edit-storage.ts';
import type { LiveNews, SentEdits, EstimateTransport } from './estimate-transport.ts';
import type { StreamEnd } from './reopening-stream.ts';

const book = aBook({ parts: [], operations: [] });
const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const stored: StoredEstimate = {
  id: 'estimate-1',
  company: 'company-1',
  confirmed: blank,
  revision: 0,
  houseRevision: 0,
  mayEdit: true,
};
const unreachable: Problem = { type: 'about:blank', title: 'The server could not be reached.', status: 0 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server whose connection can be cut. */
class FarEnd implements EstimateTransport {
  estimate = blank;
  readonly log: AppliedEdit[] = [];
  readonly calls: number[] = [];
  isCut = false;
  isReplyLost = false;
  news: LiveNews | undefined;

  read = async () =>
    this.isCut
      ? refuse(unreachable)
      : accept({
          estimate: this.estimate,
          revision: this.log.length,
          houseRevision: 0,
          mayEdit: true,
          savedAt: 42,
        });

  send: EstimateTransport['send'] = async (since, edits) => {
    if (this.isCut) return refuse(unreachable);
    this.calls.push(edits.length);
    if (since > this.log.length) return refuse({ type: 'about:blank', title: 'Ahead.', status: 409 });
    if (edits.some(({ kind }) => !/^[a-z-]+$/.test(kind))) {
      return refuse({ type: 'about:blank', title: 'Not to be read.', status: 400 });
    }
    const others = this.log.slice(since);
    const fates = edits.map((edit) => this.take(edit));
    if (this.isReplyLost) return refuse(unreachable);
    return accept({ fates, others } satisfies SentEdits);
  };

  listen = (_: number, news: LiveNews, signal: AbortSignal) => {
    this.news = news;
    return new Promise<StreamEnd>((resolve) => signal.addEventListener('abort', () => resolve('ended')));
  };

  take(edit: Edit): SentEdits['fates'][number] {
    const existing = this.log.find((entry) => entry.edit.id === edit.id);
    if (existing) return { id: edit.id, revision: existing.revision, fate: { kind: 'applied' } };
    const { estimate, outcome: fate } = mergeEdit(this.estimate, edit, [], book);
    this.estimate = estimate;
    if (fate.kind !== 'applied') return { id: edit.id, revision: null, fate };
    const revision = this.log.push({ revision: this.log.length + 1, edit });
    return { id: edit.id, revision, fate };
  }
}

let ids = 0;
const dependencies = (transport: EstimateTransport, storage: EditStorage) => ({
  transport,
  storage,
  books: oneBookHere(book),
  newId: () => `made-${(ids += 1)}`,
  now: () => 42,
});

async function open(transport: EstimateTransport, storage: EditStorage): Promise<EstimateStore> {
  const { stored: before, ...work } = await storage.open('estimate-1');
  return new EstimateStore(before ?? stored, work, dependencies(transport, storage));
}

const name = (to: string): Change => ({ kind: 'set-party', role: 'customer', changes: { name: to } });
const customer = (store: EstimateStore) => store.snapshot().estimate.parties.customer.name;
const state = (store: EstimateStore) => store.snapshot().saveState;
const settle = () => vi.advanceTimersByTimeAsync(1_000);

test('an edit is on the screen at once, and on the server a moment after the last key', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  for (const to of ['R', 'Ru', 'Rut', 'Ruth']) store.write('Name', [name(to)]);
  expect(customer(store)).toBe('Ruth');
  expect(state(store)).toEqual({ kind: 'saving' });
  await settle();
  expect(far.estimate.parties.customer.name).toBe('Ruth');
  expect(far.calls).toEqual([4]);
  expect(state(store)).toEqual({ kind: 'saved', at: 42 });
});

test('a reader changes nothing, gets the reason, and leaves nothing to be sent', async () => {
  const far = new FarEnd();
  const storage = memoryEditStorage('device-1');
  const { stored: _, ...work } = await storage.open('estimate-1');
  const store = new EstimateStore({ ...stored, mayEdit: false }, work, dependencies(far, storage));
  expect(store.write('Name', [name('Ruth')])).toEqual(refuse({ kind: 'role-reads-only' }));
  await settle();
  expect(customer(store)).toBe('');
  expect(far.calls).toEqual([]);
  expect(state(store)).toEqual({ kind: 'saved', at: 42 });
});

test('without a connection edits stay on this device, and are sent when it is back', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  far.isCut = true;
  for (let index = 0; index < 50; index += 1) store.write('Name', [name(`Name ${index}`)]);
  await settle();
  expect(state(store)).toEqual({ kind: 'local', waiting: 50 });
  far.isCut = false;
  store.flush();
  await settle();
  expect(far.log).toHaveLength(50);
  expect(far.estimate.parties.customer.name).toBe('Name 49');
  expect(state(store)).toEqual({ kind: 'saved', at: 42 });
});

test('a page that is closed before anything was sent loses nothing', async () => {
  const far = new FarEnd();
  const storage = memoryEditStorage('device-1');
  far.isCut = true;
  const before = await open(far, storage);
  before.write('Name', [name('Ruth')]);
  await settle();
  before.close();
  far.isCut = false;
  const after = await open(far, storage);
  expect(customer(after)).toBe('Ruth');
  await settle();
  expect(far.estimate.parties.customer.name).toBe('Ruth');
  after.close();
  expect((await storage.open('estimate-1')).pending).toEqual([]);
});

test('several replies are stored in one write, when the browser is idle', async () => {
  const far = new FarEnd();
  const storage = memoryEditStorage('device-1');
  const acknowledge = vi.spyOn(storage, 'acknowledge');
  const store = await open(far, storage);
  for (const to of ['Ruth', 'Ruth Okafor']) {
    store.write('Name', [name(to)]);
    await settle();
  }
  expect(acknowledge).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(acknowledge).toHaveBeenCalledTimes(1);
  expect((await storage.open('estimate-1')).pending).toEqual([]);
  expect((await storage.open('estimate-1')).stored?.confirmed.parties.customer.name).toBe('Ruth Okafor');
});

test('an own edit repeated by the event stream changes nothing on the screen', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  store.write('Name', [name('Ruth')]);
  const { estimate } = store.snapshot();
  far.isReplyLost = true;
  store.flush();
  await vi.advanceTimersByTimeAsync(0);
  far.news?.onEdits(structuredClone(far.log));
  expect(store.snapshot().estimate).toBe(estimate);
  const snapshot = store.snapshot();
  far.news?.onEdits(structuredClone(far.log));
  expect(store.snapshot()).toBe(snapshot);
});

test('a lost reply makes no edit count twice', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  far.isReplyLost = true;
  store.write('Note', [{ kind: 'add-note', note: { id: 'n', text: 'Cracked', audience: 'internal' } }]);
  await settle();
  far.isReplyLost = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(far.log).toHaveLength(1);
  expect(store.snapshot().estimate.notes).toHaveLength(1);
  expect(state(store)).toEqual({ kind: 'saved', at: 42 });
});

test('an unreadable reply is requested again, and later edits are sent too', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  const send = far.send;
  far.send = async (since, edits) => {
    await send(since, edits);
    return accept({ fates: null, others: [] } as unknown as SentEdits);
  };
  store.write('Name', [name('Ruth')]);
  await settle();
  expect(state(store)).toEqual({ kind: 'local', waiting: 1 });
  far.send = send;
  store.write('Name', [name('Ruth Okafor')]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(far.estimate.parties.customer.name).toBe('Ruth Okafor');
  expect(far.log).toHaveLength(2);
  expect(state(store)).toEqual({ kind: 'saved', at: 42 });
});

test('an edit the server refuses is stored with its reason until its author has seen it', async () => {
  const far = new FarEnd();
  const storage = memoryEditStorage('device-1');
  const store = await open(far, storage);
  far.take({ id: 'theirs', kind: 'void', by: 'Kim', at: '2026-11-15T10:00:00Z' });
  store.write('Name', [name('Ruth')]);
  await settle();
  const [refused] = store.snapshot().refused;
  expect(refused?.reason).toMatch(/void/i);
  expect(state(store)).toEqual({ kind: 'attention', things: 1 });
  expect((await storage.open('estimate-1')).refused).toHaveLength(1);
  store.forgetRefused(refused?.edit.id ?? '');
  expect(state(store)).toEqual({ kind: 'locked' });
});

test('one invalid edit does not hold up the others', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  store.write('Name', [name('Ruth')]);
  const send = far.send;
  far.send = (since, edits) =>
    send(
      since,
      edits.map((edit) =>
        edit.kind === 'set-unit' ? ({ ...edit, kind: 'set unit!' } as unknown as Edit) : edit,
      ),
    );
  store.write('Make', [{ kind: 'set-unit', changes: { make: 'Northfork' } }]);
  store.write('Name', [name('Ruth Okafor')]);
  await settle();
  expect(far.estimate.parties.customer.name).toBe('Ruth Okafor');
  expect(store.snapshot().refused.map(({ reason }) => reason)).toEqual(['Not to be read.']);
});

test('edits of others appear, and pending edits stay on top of them', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  far.isCut = true;
  store.write('Name', [name('Ruth')]);
  far.take({ id: 'theirs', kind: 'set-unit', changes: { make: 'Northfork' } });
  far.news?.onEdits(far.log);
  await settle();
  expect(store.snapshot().estimate.unit.make).toBe('Northfork');
  expect(customer(store)).toBe('Ruth');
  expect(store.snapshot().lastRemoteRevision).toBe(1);
  // A reply to an own edit is no remote edit.
  far.isCut = false;
  store.flush();
  await settle();
  expect([far.log.length, store.snapshot().lastRemoteRevision]).toEqual([2, 1]);
});

test('an open estimate is notified of comments', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  await settle();
  const before = store.snapshot().comments;
  far.news?.onComments();
  expect(store.snapshot().comments).toBe(before + 1);
});

test('a gap in the received edits makes the estimate load again', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  far.take({ id: 'first', kind: 'set-unit', changes: { make: 'Northfork' } });
  far.take({ id: 'second', kind: 'set-unit', changes: { model: 'Ridgeline' } });
  far.news?.onEdits(far.log.slice(1));
  await settle();
  expect(store.snapshot().estimate.unit).toMatchObject({ make: 'Northfork', model: 'Ridgeline' });
});

test('"Saved" states when the last change was saved, not when the page was opened', async () => {
  const far = new FarEnd();
  const storage = memoryEditStorage('device-1');
  const { stored: _, ...work } = await storage.open('estimate-1');
  const store = new EstimateStore({ ...stored, savedAt: 5 }, work, dependencies(far, storage));
  expect(state(store)).toEqual({ kind: 'saved', at: 5 });
  far.take({ id: 'others-1', ...name('Ruth') });
  far.news?.onEdits(far.log);
  await settle();
  expect(state(store)).toEqual({ kind: 'saved', at: 42 });
});

test('undo reverts one own step, redo repeats it, also after a reload', async () => {
  const far = new FarEnd();
  const storage = memoryEditStorage('device-1');
  const store = await open(far, storage);
  store.write('Name the customer', [name('Ruth')]);
  store.write('Name the unit', [{ kind: 'set-unit', changes: { make: 'Northfork', model: 'Ridgeline' } }]);
  await settle();
  store.close();
  const again = await open(far, storage);
  expect(again.snapshot().undoLabel).toBe('Name the unit');
  again.undo();
  again.undo();
  expect(again.snapshot().estimate.unit.make).toBe('');
  expect(customer(again)).toBe('');
  again.redo();
  expect(customer(again)).toBe('Ruth');
  expect(again.snapshot().redoLabel).toBe('Name the unit');
  await settle();
  expect(far.estimate.parties.customer.name).toBe('Ruth');
});

test('an undo offered for one step reverts that step alone, whatever was written after it', async () => {
  const store = await open(new FarEnd(), memoryEditStorage('device-1'));
  store.write('Name the customer', [name('Ruth')]);
  const undoNaming = store.undoOfNewest();
  store.write('Name the unit', [{ kind: 'set-unit', changes: { make: 'Northfork', model: 'Ridgeline' } }]);
  undoNaming();
  expect(customer(store)).toBe('');
  expect(store.snapshot()).toMatchObject({
    undoLabel: 'Name the unit',
    estimate: { unit: { make: 'Northfork' } },
  });
  undoNaming();
  expect(store.snapshot().estimate.unit.make).toBe('Northfork');
});

test('undo reverts no lifecycle step, and is not offered while the estimate is locked or void', async () => {
  const store = await open(new FarEnd(), memoryEditStorage('device-1'));
  store.write('Name', [name('Ruth')]);
  store.undo();
  store.write('Number', [{ kind: 'set-claim', changes: { number: '7' } }]);
  store.write('Void', [{ kind: 'void', by: 'Ruth', at: '2026-11-02T10:00:00Z' }]);
  await settle();
  expect(store.snapshot()).toMatchObject({ undoLabel: null, redoLabel: null });
  store.write('Back to Draft', [{ kind: 'return-to-stage', stage: 'draft' }]);
  expect(store.snapshot()).toMatchObject({ undoLabel: 'Number', estimate: { stage: 'draft' } });
});

test('an undo does not restore a value that another person has undone meanwhile', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  const theirs: Edit = { ...name('Dana'), id: 'a-1' };
  far.take(theirs);
  far.news?.onEdits(far.log.slice());
  store.write('Name', [name('Ruth')]);
  await settle();
  const takesBack = { edit: theirs.id, wrote: fingerprintsOf(theirs) };
  far.take({ ...name(''), id: 'a-2', takesBack });
  far.news?.onEdits(far.log.slice());
  await settle();
  expect(customer(store)).toBe('Ruth');
  store.undo();
  expect(customer(store)).toBe('');
});

test('several changes are applied together, or none if one is refused', async () => {
  const store = await open(new FarEnd(), memoryEditStorage('device-1'));
  const outcome = store.write('Both', [
    name('Ruth'),
    { kind: 'change-line', lineId: 'none', changes: { note: 'x' } },
  ]);
  expect(outcome.ok).toBe(false);
  expect(customer(store)).toBe('');
});

test('a device that cannot store an edit reports it, and sends the edit all the same', async () => {
  const far = new FarEnd();
  const full: EditStorage = {
    ...memoryEditStorage('device-1'),
    write: () => Promise.reject(new Error('Quota exceeded')),
  };
  const store = await open(far, full);
  far.isCut = true;
  store.write('Name', [name('Ruth')]);
  await settle();
  expect(state(store)).toEqual({ kind: 'blocked' });
  far.isCut = false;
  store.flush();
  await settle();
  expect(far.estimate.parties.customer.name).toBe('Ruth');
  expect(state(store)).toEqual({ kind: 'saved', at: 42 });
});

test('a device that has room again stores the edits it refused, without another key press', async () => {
  const far = new FarEnd();
  const disk = memoryEditStorage('device-1');
  let isFull = true;
  const storage = retryingEditStorage(
    { ...disk, write: (...given) => (isFull ? Promise.reject(new Error('full')) : disk.write(...given)) },
    [],
  );
  const store = await open(far, storage);
  far.isCut = true;
  store.write('Name', [name('Ruth')]);
  store.write('Make', [{ kind: 'set-unit', changes: { make: 'Northfork' } }]);
  await settle();
  expect(state(store)).toEqual({ kind: 'blocked' });
  isFull = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state(store)).toEqual({ kind: 'local', waiting: 2 });
  expect((await disk.open('estimate-1')).pending.length).toBe(2);
});

test('a device that cannot store an edit does not report it while the server replies', async () => {
  const full: EditStorage = {
    ...memoryEditStorage('device-1'),
    write: () => Promise.reject(new Error('full')),
  };
  const store = await open(new FarEnd(), full);
  const seen = new Set<string>();
  store.subscribe(() => seen.add(state(store).kind));
  store.write('Name', [name('Ruth')]);
  await settle();
  expect([...seen]).toEqual(['saving', 'saved']);
});

test('a server restored from an older backup gets the pending edits all the same', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  store.write('Name', [name('Ruth')]);
  await settle();
  far.isCut = true;
  store.write('Make', [{ kind: 'set-unit', changes: { make: 'Northfork' } }]);
  await settle();
  far.log.length = 0;
  far.estimate = blank;
  far.isCut = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(far.estimate.unit.make).toBe('Northfork');
  expect(store.snapshot().estimate.unit.make).toBe('Northfork');
  expect(state(store)).toEqual({ kind: 'saved', at: 42 });
});

test('a restored connection is used at once, even during a long pause', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  far.isCut = true;
  store.write('Name', [name('Ruth')]);
  await vi.advanceTimersByTimeAsync(60_000);
  far.isCut = false;
  store.reconnect();
  await vi.advanceTimersByTimeAsync(0);
  expect(far.estimate.parties.customer.name).toBe('Ruth');
  expect(state(store)).toEqual({ kind: 'saved', at: 42 });
});

test('an edit made right before leaving is sent all the same', async () => {
  const far = new FarEnd();
  const store = await open(far, memoryEditStorage('device-1'));
  store.write('Name', [name('Ruth')]);
  store.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(far.estimate.parties.customer.name).toBe('Ruth');
});

test('an edit made right before leaving offline is there when the estimate is opened again', async () => {
  const far = new FarEnd();
  const storage = memoryEditStorage('device-1');
  const store = await open(far, storage);
  far.isCut = true;
  store.write('Name', [name('Ruth')]);
  store.leave();
  await settle();
  far.isCut = false;
  const again = await open(far, storage);
  expect(customer(again)).toBe('Ruth');
  await settle();
  expect(far.log.length).toBe(1);
});

test('the event stream reopens as soon as the connection is back', async () => {
  const far = new FarEnd();
  const opened = vi.fn<EstimateTransport['listen']>(async () => 'ended');
  far.listen = opened;
  const store = await open(far, memoryEditStorage('device-1'));
  await vi.advanceTimersByTimeAsync(60_000);
  opened.mockClear();
  store.reconnect();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveBeenCalledTimes(1);
  store.close();
});
