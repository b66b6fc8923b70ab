import { newId } from '../lib/new-id.ts';
import { indexedShelf } from './indexed-shelf.ts';
import { memoryShelf } from './memory-shelf.ts';
import type { Shelf } from './shelf.ts';

const open = new Map<string, Promise<Shelf>>();

/** This person's shelf on this device, opened once a page. Private windows may refuse to keep anything. */
export function openShelf(person: string): Promise<Shelf> {
  const known = open.get(person);
  if (known !== undefined) return known;
  const opening = indexedShelf(person, newId).catch(() => memoryShelf(newId()));
  open.set(person, opening);
  return opening;
}
