import { newId } from '../../lib/new-id.ts';
import { indexedEditStorage } from './indexed-edit-storage.ts';
import { type JournalStorage, takeJournalEntries, withJournal } from './write-ahead-journal.ts';
import { retryingEditStorage } from './retrying-edit-storage.ts';
import type { EditStorage } from './edit-storage.ts';

const open = new Map<string, Promise<EditStorage>>();

/** The person's edit storage on this device, opened once per page. Private windows may refuse any storage. */
export function openEditStorage(person: string): Promise<EditStorage> {
  const known = open.get(person);
  if (known !== undefined) return known;
  const opening = journaled(person);
  open.set(person, opening);
  return opening;
}

async function journaled(person: string): Promise<EditStorage> {
  const slips = localSlips();
  const disk = await indexedEditStorage(person, newId).catch(() => undefined);
  if (disk === undefined) {
    const { pageEditStorage } = await import('./page-edit-storage.ts');
    return slips === undefined ? pageEditStorage() : withJournal(pageEditStorage(), slips, person);
  }
  if (slips === undefined) return retryingEditStorage(disk.shelf, []);
  const left = await takeJournalEntries(slips, person, disk.recover);
  return withJournal(retryingEditStorage(disk.shelf, left), slips, person);
}

function localSlips(): JournalStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
