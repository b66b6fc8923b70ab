import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import type { UndoStack, UndoStep } from '@dre/core/domain/estimates/sync/undo-stack';
import type { EditStorage, StoredWork } from './edit-storage.ts';

/** A synchronous key-value store, such as localStorage. */
export type JournalStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export interface JournalEntry {
  readonly estimate: string;
  readonly edits: readonly PendingEdit[];
  /** Missing on entries of an earlier release. */
  readonly turned?: TurnedStacks;
}

/** The effect of a write on the undo stack: only the last step of each side is new, the others are stored. */
interface TurnedStacks {
  readonly undo: { readonly count: number; readonly last?: UndoStep | undefined };
  readonly redo: { readonly count: number; readonly last?: UndoStep | undefined };
}

/**
 * IndexedDB writes finish later and are lost if the page closes, so each edit is first written to
 * localStorage. The journal entry is removed once the edit is stored or acknowledged.
 */
export function withJournal(shelf: EditStorage, slips: JournalStorage, person: string): EditStorage {
  const start = startOf(person);
  let count = lastCount(slips, start);
  return {
    ...shelf,
    async open(estimate) {
      const found = readSlips(slips, start).filter(([, slip]) => slip.estimate === estimate);
      return found.reduce((shelved, [, slip]) => withSlip(shelved, slip), await shelf.open(estimate));
    },
    async write(estimate, edits, undo) {
      const name = `${start}${(count += 1)}-${edits[0]?.edit.id ?? ''}`;
      if (edits.length > 0) note(slips, name, { estimate, edits, turned: turnedBy(undo) });
      // If the write fails, the journal entry is the only copy, so it stays.
      await shelf.write(estimate, edits, undo);
      slips.removeItem(name);
    },
    async strike(estimate, answered) {
      const struck = new Set(answered.struck);
      for (const [name, { edits }] of readSlips(slips, start)) {
        if (edits.every(({ edit }) => struck.has(edit.id))) slips.removeItem(name);
      }
      await shelf.strike(estimate, answered);
    },
  };
}

/**
 * Writes an earlier page's journal entries to the disk, in order. Returns the entries from the first failed
 * write on; they stay in the journal.
 */
export async function takeJournalEntries(
  slips: JournalStorage,
  person: string,
  put: (estimate: string, edits: readonly PendingEdit[], undo: UndoUpdate) => Promise<void>,
): Promise<readonly JournalEntry[]> {
  const found = readSlips(slips, startOf(person));
  for (const [at, [name, { estimate, edits, turned }]] of found.entries()) {
    try {
      await put(estimate, edits, (stack) => (turned === undefined ? stack : turnedOn(stack, turned)));
      slips.removeItem(name);
    } catch {
      return found.slice(at).map(([, slip]) => slip);
    }
  }
  return [];
}

/** Adds a journal entry's edits that a full disk refused, so that they are sent all the same. */
function withSlip(shelved: StoredWork, { edits, turned }: JournalEntry): StoredWork {
  const known = new Set(shelved.pending.map(({ edit }) => edit.id));
  const late = edits.filter(({ edit }) => !known.has(edit.id));
  if (late.length === 0) return shelved;
  const undo = turned === undefined ? shelved.undo : turnedOn(shelved.undo, turned);
  return { ...shelved, pending: [...shelved.pending, ...late], undo };
}

/** Derives the undo stack after a write from the stack before it. */
export type UndoUpdate = (before: UndoStack) => UndoStack;

function turnedBy({ undo, redo }: UndoStack): TurnedStacks {
  return {
    undo: { count: undo.length, last: undo.at(-1) },
    redo: { count: redo.length, last: redo.at(-1) },
  };
}

function turnedOn({ undo, redo }: UndoStack, turned: TurnedStacks): UndoStack {
  return { undo: withLast(undo, turned.undo), redo: withLast(redo, turned.redo) };
}

function withLast(steps: readonly UndoStep[], { count, last }: TurnedStacks['undo']): readonly UndoStep[] {
  return last === undefined || count <= steps.length ? steps.slice(0, count) : [...steps, last];
}

function startOf(person: string): string {
  return `dre-slip ${person} `;
}

function readSlips(slips: JournalStorage, start: string): readonly (readonly [string, JournalEntry])[] {
  const names = Array.from({ length: slips.length }, (_, index) => slips.key(index) ?? '');
  return names
    .filter((name) => name.startsWith(start))
    .toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    .flatMap((name) => {
      const slip = readSlip(slips.getItem(name));
      return slip === undefined ? [] : [[name, slip] as const];
    });
}

/** Continues the highest number in the journal. A clock that is set back would reverse the order. */
function lastCount(slips: JournalStorage, start: string): number {
  const counts = readSlips(slips, start).map(([name]) => Number.parseInt(name.slice(start.length), 10));
  return Math.max(0, ...counts);
}

function readSlip(text: string | null): JournalEntry | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as JournalEntry);
  } catch {
    return undefined;
  }
}

function note(slips: JournalStorage, name: string, slip: JournalEntry): void {
  try {
    slips.setItem(name, JSON.stringify(slip));
  } catch {
    // No room in localStorage: IndexedDB has the edit a moment later.
  }
}
