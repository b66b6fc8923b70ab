import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import type { UndoStack, UndoStep } from '@dre/core/domain/estimates/sync/undo-stack';
import type { EditStorage, StoredWork } from './edit-storage.ts';

/** A synchronous key-value store, such as localStorage. */
export type JournalStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export interface JournalEntry {
  readonly estimate: string;
  readonly edits: readonly PendingEdit[];
  /** Stored under this name; missing on entries of an earlier release. */
  readonly turned?: UndoEffect;
}

/** The effect of a write on the undo stack: only the last step of each side is new, the others are stored. */
interface UndoEffect {
  readonly undo: { readonly count: number; readonly last?: UndoStep | undefined };
  readonly redo: { readonly count: number; readonly last?: UndoStep | undefined };
}

/**
 * IndexedDB writes finish later and are lost if the page closes, so each edit is first written to
 * localStorage. The journal entry is removed once the edit is stored or acknowledged.
 */
export function withJournal(storage: EditStorage, journal: JournalStorage, person: string): EditStorage {
  const prefix = keyPrefix(person);
  let count = lastCount(journal, prefix);
  return {
    ...storage,
    async open(estimate) {
      const found = readEntries(journal, prefix).filter(([, entry]) => entry.estimate === estimate);
      return found.reduce((work, [, entry]) => withEntry(work, entry), await storage.open(estimate));
    },
    async write(estimate, edits, undo) {
      const key = `${prefix}${(count += 1)}-${edits[0]?.edit.id ?? ''}`;
      if (edits.length > 0) writeEntry(journal, key, { estimate, edits, turned: undoEffectOf(undo) });
      // If the write fails, the journal entry is the only copy, so it stays.
      await storage.write(estimate, edits, undo);
      journal.removeItem(key);
    },
    async acknowledge(estimate, acknowledgment) {
      const acknowledged = new Set(acknowledgment.acknowledged);
      for (const [key, { edits }] of readEntries(journal, prefix)) {
        if (edits.every(({ edit }) => acknowledged.has(edit.id))) journal.removeItem(key);
      }
      await storage.acknowledge(estimate, acknowledgment);
    },
    async forget(estimate) {
      for (const [key, entry] of readEntries(journal, prefix)) {
        if (entry.estimate === estimate) journal.removeItem(key);
      }
      await storage.forget(estimate);
    },
  };
}

/**
 * Writes an earlier page's journal entries to the disk, in order. Returns the entries from the first failed
 * write on; they stay in the journal.
 */
export async function takeJournalEntries(
  journal: JournalStorage,
  person: string,
  put: (estimate: string, edits: readonly PendingEdit[], undo: UndoUpdate) => Promise<void>,
): Promise<readonly JournalEntry[]> {
  const found = readEntries(journal, keyPrefix(person));
  for (const [at, [key, { estimate, edits, turned }]] of found.entries()) {
    try {
      await put(estimate, edits, (stack) => (turned === undefined ? stack : withUndoEffect(stack, turned)));
      journal.removeItem(key);
    } catch {
      return found.slice(at).map(([, entry]) => entry);
    }
  }
  return [];
}

/** Adds a journal entry's edits that a full disk refused, so that they are sent all the same. */
function withEntry(work: StoredWork, { edits, turned }: JournalEntry): StoredWork {
  const stored = new Set(work.pending.map(({ edit }) => edit.id));
  const missing = edits.filter(({ edit }) => !stored.has(edit.id));
  if (missing.length === 0) return work;
  const undo = turned === undefined ? work.undo : withUndoEffect(work.undo, turned);
  return { ...work, pending: [...work.pending, ...missing], undo };
}

/** Derives the undo stack after a write from the stack before it. */
export type UndoUpdate = (before: UndoStack) => UndoStack;

function undoEffectOf({ undo, redo }: UndoStack): UndoEffect {
  return {
    undo: { count: undo.length, last: undo.at(-1) },
    redo: { count: redo.length, last: redo.at(-1) },
  };
}

function withUndoEffect({ undo, redo }: UndoStack, turned: UndoEffect): UndoStack {
  return { undo: withLast(undo, turned.undo), redo: withLast(redo, turned.redo) };
}

function withLast(steps: readonly UndoStep[], { count, last }: UndoEffect['undo']): readonly UndoStep[] {
  return last === undefined || count <= steps.length ? steps.slice(0, count) : [...steps, last];
}

function keyPrefix(person: string): string {
  return `dre-slip ${person} `;
}

function readEntries(journal: JournalStorage, prefix: string): readonly (readonly [string, JournalEntry])[] {
  const keys = Array.from({ length: journal.length }, (_, index) => journal.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    .flatMap((key) => {
      const entry = parseEntry(journal.getItem(key));
      return entry === undefined ? [] : [[key, entry] as const];
    });
}

/** Continues the highest number in the journal. A clock that is set back would reverse the order. */
function lastCount(journal: JournalStorage, prefix: string): number {
  const counts = readEntries(journal, prefix).map(([key]) => Number.parseInt(key.slice(prefix.length), 10));
  return Math.max(0, ...counts);
}

function parseEntry(text: string | null): JournalEntry | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as JournalEntry);
  } catch {
    return undefined;
  }
}

function writeEntry(journal: JournalStorage, key: string, entry: JournalEntry): void {
  try {
    journal.setItem(key, JSON.stringify(entry));
  } catch {
    // No room in localStorage: IndexedDB has the edit a moment later.
  }
}
