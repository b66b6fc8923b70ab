import { newId } from '../lib/new-id.ts';
import { indexedShelf } from './indexed-shelf.ts';
import { type Slips, takeSlips, withJournal } from './journal.ts';
import { memoryShelf } from './memory-shelf.ts';
import type { Shelf } from './shelf.ts';

const open = new Map<string, Promise<Shelf>>();

/** This person's shelf on this device, opened once a page. Private windows may refuse to keep anything. */
export function openShelf(person: string): Promise<Shelf> {
  const known = open.get(person);
  if (known !== undefined) return known;
  const opening = journaled(person).catch(() => memoryShelf(newId()));
  open.set(person, opening);
  return opening;
}

async function journaled(person: string): Promise<Shelf> {
  const { shelf, recover } = await indexedShelf(person, newId);
  const slips = localSlips();
  if (slips === undefined) return shelf;
  await takeSlips(slips, person, recover);
  return withJournal(shelf, slips, person);
}

function localSlips(): Slips | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
