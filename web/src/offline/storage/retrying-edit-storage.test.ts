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
  const shelf = memoryEditStorage('d');
  const at = { isFull: false, writes: 0 };
  const write: EditStorage['write'] = async (...given) => {
    const { isFull } = at;
    await Promise.resolve();
    at.writes += 1;
    if (isFull) throw new Error('full');
    await shelf.write(...given);
  };
  const kept = async () => (await shelf.open('e')).pending.map(({ edit }) => edit.id);
  return { at, kept, shelf: { ...shelf, write } satisfies EditStorage };
}

test('edits a full disk refused are written first when there is room again, in their order', async () => {
  const { at, kept, shelf } = disk();
  const owing = retryingEditStorage(shelf, []);
  await owing.write('e', [model('1')], nothingToUndo);
  at.isFull = true;
  await expect(owing.write('e', [model('2')], nothingToUndo)).rejects.toThrow('full');
  const third = owing.write('e', [model('3')], nothingToUndo);
  await expect(third).rejects.toThrow('full');
  expect(await kept()).toEqual(['1']);
  at.isFull = false;
  await owing.write('e', [], nothingToUndo);
  expect(await kept()).toEqual(['1', '2', '3']);
});

test('a write that succeeds has everything before it on the disk, also when several run at once', async () => {
  const { at, kept, shelf } = disk();
  const owing = retryingEditStorage(shelf, []);
  at.isFull = true;
  const [first] = await Promise.allSettled([
    owing.write('e', [model('1')], nothingToUndo).finally(() => (at.isFull = false)),
    owing.write('e', [model('2')], nothingToUndo),
  ]);
  expect(first.status).toBe('rejected');
  await owing.write('e', [model('3')], nothingToUndo);
  expect(await kept()).toEqual(['1', '2', '3']);
});

test('writes that wait for one another are combined, with the undo stack of the last', async () => {
  const { at, kept, shelf } = disk();
  const owing = retryingEditStorage(shelf, []);
  const undo = remember(nothingToUndo, { label: 'last', inverses: [] });
  await Promise.all([
    owing.write('e', [model('1')], nothingToUndo),
    owing.write('e', [model('2')], nothingToUndo),
    owing.write('e', [model('3')], undo),
  ]);
  expect(await kept()).toEqual(['1', '2', '3']);
  expect(at.writes).toBeLessThan(3);
  expect((await shelf.open('e')).undo).toEqual(undo);
});

test('edits the server has acknowledged are not written again', async () => {
  const { at, kept, shelf } = disk();
  const owing = retryingEditStorage(shelf, [{ estimate: 'e', edits: [model('0')] }]);
  at.isFull = true;
  await expect(owing.write('e', [model('1')], nothingToUndo)).rejects.toThrow('full');
  at.isFull = false;
  await owing.strike('e', { kept: { id: 'e' } as Acknowledgment['kept'], struck: ['1'], refused: [] });
  await owing.write('e', [model('2')], nothingToUndo);
  expect(await kept()).toEqual(['0', '2']);
});
