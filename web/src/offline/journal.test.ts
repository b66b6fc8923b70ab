import {
  nothingToUndo,
  remember,
  turn as turned,
  type UndoStack,
} from '@dre/core/domain/estimates/undo-stack';
import type { PendingEdit } from '@dre/core/domain/estimates/replica';
import { expect, test } from 'vitest';
import { type Slips, takeSlips, withJournal } from './journal.ts';
import { memoryShelf } from './memory-shelf.ts';
import type { Shelf } from './shelf.ts';

const model = (id: string): PendingEdit => ({
  seen: 0,
  edit: { id, kind: 'set-unit', changes: { model: id } },
});

function storage(): Slips {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    // A browser promises no order.
    key: (index) => [...values.keys()].toReversed()[index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/** As it stands when the page is gone before the disk answers. */
const neverAnswers = (): Shelf => ({ ...memoryShelf('d'), write: () => new Promise(() => undefined) });

async function taken(slips: Slips, person: string): Promise<string[]> {
  const found: string[] = [];
  await takeSlips(slips, person, async (estimate, edits) => {
    found.push(...edits.map(({ edit }) => `${estimate} ${edit.id}`));
  });
  return found;
}

test('edits of a page that was left before the disk answered are found in order by the next one, once', async () => {
  const slips = storage();
  const shelf = withJournal(neverAnswers(), slips, 'ruth');
  for (let turn = 1; turn <= 12; turn += 1) void shelf.write('e', [model(`m${turn}`)], nothingToUndo);
  expect(await taken(slips, 'somebody else')).toEqual([]);
  expect(await taken(slips, 'ruth')).toEqual(Array.from({ length: 12 }, (_, turn) => `e m${turn + 1}`));
  expect(slips.length).toBe(0);
});

test('what the disk has needs no slip', async () => {
  const slips = storage();
  const shelf = withJournal(memoryShelf('d'), slips, 'ruth');
  await shelf.write('e', [model('m1')], nothingToUndo);
  expect(slips.length).toBe(0);
  expect((await shelf.open('e')).pending).toMatchObject([model('m1')]);
});

test('where the disk refuses, the slip stays until the server has answered the edit', async () => {
  const slips = storage();
  const full: Shelf = { ...memoryShelf('d'), write: () => Promise.reject(new Error('full')) };
  const shelf = withJournal(full, slips, 'ruth');
  await expect(shelf.write('e', [model('m1')], nothingToUndo)).rejects.toThrow('full');
  expect(slips.length).toBe(1);
  const kept = { id: 'e' } as Parameters<Shelf['strike']>[1]['kept'];
  await shelf.strike('e', { kept, struck: ['m1'], refused: [] });
  expect(slips.length).toBe(0);
});

test('what an earlier page noted can be undone and done again like anything else', async () => {
  const slips = storage();
  const shelf = withJournal(neverAnswers(), slips, 'ruth');
  const step = (label: string) => ({ label, inverses: [model(label).edit] });
  const first = remember(nothingToUndo, step('first'));
  const second = remember(first, step('second'));
  const undone = turned(second, 'undo', [model('again').edit]);
  for (const [index, undo] of [second, undone].entries()) void shelf.write('e', [model(`m${index}`)], undo);
  // The disk has the first step; the page was left before it had the others.
  let stack: UndoStack = first;
  const stacks: UndoStack[] = [];
  await takeSlips(slips, 'ruth', async (_estimate, _edits, take) => {
    stack = take(stack);
    stacks.push(stack);
  });
  expect(stacks).toEqual([second, undone]);
});
