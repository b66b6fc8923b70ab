import { nothingToUndo, remember } from '@dre/core/domain/estimates/sync/undo-stack';
import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import { expect, test } from 'vitest';
import { memoryEditStorage } from './memory-edit-storage.ts';
import { retryingEditStorage } from './retrying-edit-storage.ts';
import type { Acknowledgment, EditStorage } from './edit-storage.ts';

const model = (id: string): PendingEdit => ({
  seen: 0,
  edit: { id, kind: 'set-unit', changes: { model: id } },
});

/** A disk that can be full. */
function disk() {
  const storage = memoryEditStorage('d');
  const at = { isFull: false, writes: 0 };
  const write: EditStorage['write'] = async (...given) => {
    const { isFull } = at;
    await Promise.resolve();
    at.writes += 1;
    if (isFull) throw new Error('full');
    await storage.write(...given);
  };
  const storedIds = async () => (await storage.open('e')).pending.map(({ edit }) => edit.id);
  return { at, storedIds, storage: { ...storage, write } satisfies EditStorage };
}

test('edits a full disk refused are written first when there is room again, in their order', async () => {
  const { at, storedIds, storage } = disk();
  const retrying = retryingEditStorage(storage, []);
  await retrying.write('e', [model('1')], nothingToUndo);
  at.isFull = true;
  await expect(retrying.write('e', [model('2')], nothingToUndo)).rejects.toThrow('full');
  const third = retrying.write('e', [model('3')], nothingToUndo);
  await expect(third).rejects.toThrow('full');
  expect(await storedIds()).toEqual(['1']);
  at.isFull = false;
  await retrying.write('e', [], nothingToUndo);
  expect(await storedIds()).toEqual(['1', '2', '3']);
});

test('a write that succeeds has everything before it on the disk, also when several run at once', async () => {
  const { at, storedIds, storage } = disk();
  const retrying = retryingEditStorage(storage, []);
  at.isFull = true;
  const [first] = await Promise.allSettled([
    retrying.write('e', [model('1')], nothingToUndo).finally(() => (at.isFull = false)),
    retrying.write('e', [model('2')], nothingToUndo),
  ]);
  expect(first.status).toBe('rejected');
  await retrying.write('e', [model('3')], nothingToUndo);
  expect(await storedIds()).toEqual(['1', '2', '3']);
});

test('writes that wait for one another are combined, with the undo stack of the last', async () => {
  const { at, storedIds, storage } = disk();
  const retrying = retryingEditStorage(storage, []);
  const undo = remember(nothingToUndo, { label: 'last', inverses: [] });
  await Promise.all([
    retrying.write('e', [model('1')], nothingToUndo),
    retrying.write('e', [model('2')], nothingToUndo),
    retrying.write('e', [model('3')], undo),
  ]);
  expect(await storedIds()).toEqual(['1', '2', '3']);
  expect(at.writes).toBeLessThan(3);
  expect((await storage.open('e')).undo).toEqual(undo);
});

test('edits the server has acknowledged are not written again', async () => {
  const { at, storedIds, storage } = disk();
  const retrying = retryingEditStorage(storage, [{ estimate: 'e', edits: [model('0')] }]);
  at.isFull = true;
  await expect(retrying.write('e', [model('1')], nothingToUndo)).rejects.toThrow('full');
  at.isFull = false;
  await retrying.acknowledge('e', {
    stored: { id: 'e' } as Acknowledgment['stored'],
    acknowledged: ['1'],
    refused: [],
  });
  await retrying.write('e', [model('2')], nothingToUndo);
  expect(await storedIds()).toEqual(['0', '2']);
});

test('of an estimate that is forgotten nothing is stored, and nothing is written later', async () => {
  const { at, storage } = disk();
  const retrying = retryingEditStorage(storage, []);
  await retrying.write('e', [model('1')], nothingToUndo);
  await retrying.write('f', [model('2')], nothingToUndo);
  await retrying.acknowledge('e', {
    stored: { id: 'e' } as Acknowledgment['stored'],
    acknowledged: [],
    refused: [{ edit: model('3').edit, reason: 'No.' }],
  });
  at.isFull = true;
  await expect(retrying.write('e', [model('4')], nothingToUndo)).rejects.toThrow('full');
  at.isFull = false;
  await retrying.forget('e');
  await retrying.write('f', [], nothingToUndo);
  expect(await retrying.open('e')).toEqual({
    stored: undefined,
    pending: [],
    undo: nothingToUndo,
    refused: [],
  });
  expect(await retrying.unsent()).toEqual(new Map([['f', 1]]));
});
