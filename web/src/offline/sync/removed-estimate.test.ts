import type { Problem } from '@dre/core/contract/problem';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { nothingToUndo } from '@dre/core/domain/estimates/sync/undo-stack';
import { refuse } from '@dre/core/domain/result';
import { aBook } from '@dre/core/domain/testing/a-book';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneBookHere } from '../../testing/one-book-here.ts';
import { memoryEditStorage } from '../storage/memory-edit-storage.ts';
import { EstimateStore } from './estimate-store.ts';
import type { EstimateTransport } from './estimate-transport.ts';
import type { StreamEnd } from './reopening-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const noSuchEstimate: Problem = { type: '/api/docs#not-found', title: 'Nothing.', status: 404 };
const ofAProxy: Problem = { type: 'about:blank', title: 'Not found.', status: 404 };
const work = { pending: [], undo: nothingToUndo, refused: [] };

/** An open estimate; every send is refused, and the stream ends as told or not at all. */
function open(refusal: Problem, end?: StreamEnd) {
  const confirmed = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
  const send = vi.fn<EstimateTransport['send']>(async () => refuse(refusal));
  const transport: EstimateTransport = {
    send,
    read: async () => refuse(refusal),
    listen: async () => end ?? new Promise(() => undefined),
  };
  const stored = { id: 'estimate-1', company: 'c', confirmed, revision: 0, houseRevision: 0, mayEdit: true };
  const store = new EstimateStore(stored, work, {
    storage: memoryEditStorage('device-1'),
    transport,
    books: oneBookHere(aBook({ parts: [], operations: [] })),
    newId: () => 'made-1',
    now: () => 42,
  });
  return { store, send };
}

test('an estimate that was removed on the server is gone here as soon as its stream says so', async () => {
  const { store } = open(noSuchEstimate, 'gone');
  expect(store.snapshot().isGone).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot().isGone).toBe(true);
});

test('a reply that knows no such estimate ends sending; one of a proxy in between does not', async () => {
  const { store, send } = open(noSuchEstimate);
  store.write('Name', [{ kind: 'set-party', role: 'customer', changes: { name: 'Ruth' } }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.snapshot().isGone).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);

  const cutOff = open(ofAProxy);
  cutOff.store.write('Name', [{ kind: 'set-party', role: 'customer', changes: { name: 'Ruth' } }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(cutOff.store.snapshot().isGone).toBe(false);
  expect(cutOff.send.mock.calls.length).toBeGreaterThan(2);
  cutOff.store.close();
});
