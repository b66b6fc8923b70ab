import type { PendingEdit } from '@dre/core/domain/estimates/replica';
import type { Shelf } from './shelf.ts';

/** A place that has what it is given before it answers, as a browser's local storage has. */
export type Slips = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

interface Slip {
  readonly estimate: string;
  readonly edits: readonly PendingEdit[];
}

/**
 * A shelf answers later, and a page that is left takes with it what was not answered. So each edit is first noted on a
 * slip, at once, and the slip is thrown away when the shelf has the edit or the server has answered it.
 */
export function withJournal(shelf: Shelf, slips: Slips, person: string): Shelf {
  const start = startOf(person);
  let count = 0;
  return {
    ...shelf,
    async write(estimate, edits, undo) {
      const name = `${start}${Date.now()}-${(count += 1)}-${edits[0]?.edit.id ?? ''}`;
      if (edits.length > 0) note(slips, name, { estimate, edits });
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

/** Puts on the shelf what an earlier page noted and did not get there, in the order it was written. */
export async function takeSlips(
  slips: Slips,
  person: string,
  put: (estimate: string, edits: readonly PendingEdit[]) => Promise<void>,
): Promise<void> {
  for (const [name, { estimate, edits }] of readSlips(slips, startOf(person))) {
    try {
      await put(estimate, edits);
      slips.removeItem(name);
    } catch {
      // The shelf is full: the slip stays for the next time.
    }
  }
}

function startOf(person: string): string {
  return `dre-slip ${person} `;
}

function readSlips(slips: Slips, start: string): readonly (readonly [string, Slip])[] {
  const names = Array.from({ length: slips.length }, (_, index) => slips.key(index) ?? '');
  return names
    .filter((name) => name.startsWith(start))
    .toSorted((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    .flatMap((name) => {
      const slip = readSlip(slips.getItem(name));
      return slip === undefined ? [] : [[name, slip] as const];
    });
}

function readSlip(text: string | null): Slip | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Slip);
  } catch {
    return undefined;
  }
}

function note(slips: Slips, name: string, slip: Slip): void {
  try {
    slips.setItem(name, JSON.stringify(slip));
  } catch {
    // No room for a slip: the shelf has the edit a moment later.
  }
}
