import {
  nothingToUndo,
  remember,
  takeStep as turned,
  type UndoStack,
} from '@dre/core/domain/estimates/sync/undo-stack';
import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import { expect, test, vi } from 'vitest';
import { type JournalStorage, takeJournalEntries, withJournal } from './write-ahead-journal.ts';
import { memoryEditStorage } from './memory-edit-storage.ts';
import type { EditStorage } from './edit-storage.ts';

const model = (id: string): PendingEdit => ({
  seen: 0,
  edit: { id, kind: 'set-unit', changes: { model: id } },
});

function journalStorage(): JournalStorage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    // Browsers guarantee no key order.
    key: (index) => [...values.keys()].toReversed()[index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/** A storage whose page closes before the disk completes any write. */
const neverWrites = (): EditStorage => ({
  ...memoryEditStorage('d'),
  write: () => new Promise(() => undefined),
});

async function taken(journal: JournalStorage, person: string): Promise<string[]> {
  const found: string[] = [];
  await takeJournalEntries(journal, person, async (estimate, edits) => {
    found.push(...edits.map(({ edit }) => `${estimate} ${edit.id}`));
  });
  return found;
}

test('edits of a page closed before its writes completed are found by the next one, once and in order', async () => {
  const journal = journalStorage();
  const storage = withJournal(neverWrites(), journal, 'ruth');
  for (let index = 1; index <= 12; index += 1) void storage.write('e', [model(`m${index}`)], nothingToUndo);
  expect(await taken(journal, 'somebody else')).toEqual([]);
  expect(await taken(journal, 'ruth')).toEqual(Array.from({ length: 12 }, (_, index) => `e m${index + 1}`));
  expect(journal.length).toBe(0);
});

test('an edit on the disk needs no journal entry', async () => {
  const journal = journalStorage();
  const storage = withJournal(memoryEditStorage('d'), journal, 'ruth');
  await storage.write('e', [model('m1')], nothingToUndo);
  expect(journal.length).toBe(0);
  expect((await storage.open('e')).pending).toMatchObject([model('m1')]);
});

test('if the disk refuses, the journal entry stays until the server has acknowledged the edit', async () => {
  const journal = journalStorage();
  const full: EditStorage = { ...memoryEditStorage('d'), write: () => Promise.reject(new Error('full')) };
  const storage = withJournal(full, journal, 'ruth');
  await expect(storage.write('e', [model('m1')], nothingToUndo)).rejects.toThrow('full');
  expect(journal.length).toBe(1);
  const stored = { id: 'e' } as Parameters<EditStorage['acknowledge']>[1]['stored'];
  await storage.acknowledge('e', { stored, acknowledged: ['m1'], refused: [] });
  expect(journal.length).toBe(0);
});

test('a clock that is set back between two edits does not reverse their order', async () => {
  const journal = journalStorage();
  vi.useFakeTimers();
  for (const [index, day] of ['2026-11-14', '2026-11-09', '2026-11-19', '2026-11-01'].entries()) {
    vi.setSystemTime(new Date(day));
    // Each iteration is another page, which finds the entries of the others.
    const storage = withJournal(neverWrites(), journal, 'ruth');
    for (const half of ['a', 'b']) void storage.write('e', [model(`m${index}${half}`)], nothingToUndo);
  }
  vi.useRealTimers();
  const expected = [0, 1, 2, 3].flatMap((index) => [`e m${index}a`, `e m${index}b`]);
  expect(await taken(journal, 'ruth')).toEqual(expected);
});

test('an edit the disk has no room for is found in the journal by the next page, and stored in order later', async () => {
  const journal = journalStorage();
  const disk = memoryEditStorage('d');
  const full: EditStorage = { ...disk, write: () => Promise.reject(new Error('full')) };
  const before = withJournal(full, journal, 'ruth');
  await Promise.allSettled(['m1', 'm2', 'm3'].map((id) => before.write('e', [model(id)], nothingToUndo)));
  let tries = 0;
  const left = await takeJournalEntries(journal, 'ruth', async () => {
    tries += 1;
    if (tries === 2) throw new Error('full');
  });
  expect(left.flatMap(({ edits }) => edits.map(({ edit }) => edit.id))).toEqual(['m2', 'm3']);
  const { pending } = await withJournal(disk, journal, 'ruth').open('e');
  expect(pending).toMatchObject([model('m2'), model('m3')]);
});

test('edits journaled by an earlier page can be undone and redone like any other', async () => {
  const journal = journalStorage();
  const storage = withJournal(neverWrites(), journal, 'ruth');
  const step = (label: string) => ({ label, inverses: [model(label).edit] });
  const first = remember(nothingToUndo, step('first'));
  const second = remember(first, step('second'));
  const undone = turned(second, 'undo', [model('again').edit]);
  for (const [index, undo] of [second, undone].entries()) void storage.write('e', [model(`m${index}`)], undo);
  // The disk has the first step; the page was closed before it wrote the others.
  let stack: UndoStack = first;
  const stacks: UndoStack[] = [];
  await takeJournalEntries(journal, 'ruth', async (_estimate, _edits, take) => {
    stack = take(stack);
    stacks.push(stack);
  });
  expect(stacks).toEqual([second, undone]);
});
