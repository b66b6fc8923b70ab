import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import type { UndoStack, UndoStep } from '@dre/core/domain/estimates/sync/undo-stack';
import type { EditStorage, Shelved } from './edit-storage.ts';

/** A place that has what it is given before it answers, as a browser's local storage has. */
export type Slips = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export interface JournalEntry {
  readonly estimate: string;
  readonly edits: readonly PendingEdit[];
  /** Not there on slips of an earlier program. */
  readonly turned?: TurnedStacks;
}

/** What a write did to the steps that can be undone: only the last of each is new, the others are on the shelf. */
interface TurnedStacks {
  readonly undo: { readonly count: number; readonly last?: UndoStep | undefined };
  readonly redo: { readonly count: number; readonly last?: UndoStep | undefined };
}

/**
 * A shelf answers later, and a page that is left takes with it what was not answered. So each edit is first noted on a
 * slip, at once, and the slip is thrown away when the shelf has the edit or the server has answered it.
 */
export function withJournal(shelf: EditStorage, slips: Slips, person: string): EditStorage {
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
      // Where the shelf refuses, the slip is all there is: it stays.
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
 * Puts on the shelf what an earlier page noted and did not get there, in the order it was written. Gives what the shelf
 * would not take: those slips stay, and so does whatever comes after them.
 */
export async function takeSlips(
  slips: Slips,
  person: string,
  put: (estimate: string, edits: readonly PendingEdit[], undo: Turn) => Promise<void>,
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

/** What a disk without room would not take of an earlier page waits to be sent all the same. */
function withSlip(shelved: Shelved, { edits, turned }: JournalEntry): Shelved {
  const known = new Set(shelved.pending.map(({ edit }) => edit.id));
  const late = edits.filter(({ edit }) => !known.has(edit.id));
  if (late.length === 0) return shelved;
  const undo = turned === undefined ? shelved.undo : turnedOn(shelved.undo, turned);
  return { ...shelved, pending: [...shelved.pending, ...late], undo };
}

/** The stacks after a write, made of those before it. */
export type Turn = (before: UndoStack) => UndoStack;

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

function readSlips(slips: Slips, start: string): readonly (readonly [string, JournalEntry])[] {
  const names = Array.from({ length: slips.length }, (_, index) => slips.key(index) ?? '');
  return names
    .filter((name) => name.startsWith(start))
    .toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    .flatMap((name) => {
      const slip = readSlip(slips.getItem(name));
      return slip === undefined ? [] : [[name, slip] as const];
    });
}

/** Counted on from what lies there, not by the clock: a clock that is set back would turn the order around. */
function lastCount(slips: Slips, start: string): number {
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

function note(slips: Slips, name: string, slip: JournalEntry): void {
  try {
    slips.setItem(name, JSON.stringify(slip));
  } catch {
    // No room for a slip: the shelf has the edit a moment later.
  }
}
