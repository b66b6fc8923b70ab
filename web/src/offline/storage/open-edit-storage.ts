import { newId } from '../../lib/new-id.ts';
import { indexedEditStorage } from './indexed-edit-storage.ts';
import { type JournalStorage, takeJournalEntries, withJournal } from './write-ahead-journal.ts';
import { retryingEditStorage } from './retrying-edit-storage.ts';
import type { EditStorage } from './edit-storage.ts';

const open = new Map<string, Promise<EditStorage>>();

/** The person's edit storage on this device, opened once per page. Private windows may refuse any storage. */
export function openEditStorage(person: string): Promise<EditStorage> {
  const existing = open.get(person);
  if (existing !== undefined) return existing;
  const opening = journaled(person);
  open.set(person, opening);
  return opening;
}

async function journaled(person: string): Promise<EditStorage> {
  const journal = localJournal();
  const disk = await indexedEditStorage(person, newId).catch(() => undefined);
  if (disk === undefined) {
    const { pageEditStorage } = await import('./page-edit-storage.ts');
    return journal === undefined ? pageEditStorage() : withJournal(pageEditStorage(), journal, person);
  }
  if (journal === undefined) return retryingEditStorage(disk.storage, []);
  const unwritten = await takeJournalEntries(journal, person, disk.recover);
  return withJournal(retryingEditStorage(disk.storage, unwritten), journal, person);
}

function localJournal(): JournalStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
