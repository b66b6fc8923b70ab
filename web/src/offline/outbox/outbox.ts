import { lastingStore, requestDone, writeDone } from '../../lib/indexed-store.ts';
import type { JournalStorage } from '../storage/write-ahead-journal.ts';

/** Entries on this device that the server has not acknowledged, in the order they were written. */
export interface EntryOutbox<Entry extends { readonly id: string }> {
  /** Entries of earlier pages, with those only the journal has. */
  entries(): Promise<readonly Entry[]>;
  /** Resolves once they are on the disk; the journal has them before this returns. */
  add(entries: readonly Entry[]): Promise<void>;
  /** The server has them. */
  remove(ids: readonly string[]): Promise<void>;
}

interface OutboxPlace {
  /** Each person has a database of their own: the next person on this device neither reads nor sends its entries. */
  readonly database: string;
  readonly version: number;
  /** Every object store of the database. */
  readonly stores: readonly string[];
}

/** A write resolves only once it is on the disk, so a browser crash right after it loses nothing. */
const toDisk = { durability: 'strict' } as const;

/**
 * IndexedDB writes finish later and are lost if the page closes, so each entry is first written to localStorage, and
 * removed from there once it is stored. Entries are found by id, so one that is in both counts once.
 */
export function openOutbox<Entry extends { readonly id: string }>(
  place: OutboxPlace,
  store: string,
  journal: JournalStorage | undefined,
): EntryOutbox<Entry> {
  const open = lastingStore(place.database, place.version, (database) => {
    for (const name of place.stores) {
      if (database.objectStoreNames.contains(name)) continue;
      // Auto-incremented keys return the entries in the order they were written.
      database.createObjectStore(name, { autoIncrement: true }).createIndex('byId', 'id', { unique: true });
    }
  });
  const prefix = `dre-journal ${place.database} ${store} `;
  let count = 0;
  return {
    async entries() {
      const written = await open()
        .then((database) => requestDone<Entry[]>(database.transaction(store).objectStore(store).getAll()))
        .catch(() => []);
      const known = new Set(written.map(({ id }) => id));
      const left = journal === undefined ? [] : journaled<Entry>(journal, prefix);
      return [...written, ...left.filter(({ id }) => !known.has(id))];
    },
    async add(entries) {
      const key = `${prefix}${String(Date.now())}-${String((count += 1)).padStart(6, '0')}-${entries[0]?.id ?? ''}`;
      note(journal, key, entries);
      // If the write fails, the journal has the only copy, so it stays.
      await write(await open(), store, entries);
      journal?.removeItem(key);
    },
    async remove(ids) {
      const gone = new Set(ids);
      if (journal !== undefined) forget(journal, prefix, gone);
      await erase(await open(), store, ids);
    },
  };
}

async function write<Entry extends { readonly id: string }>(
  database: IDBDatabase,
  store: string,
  entries: readonly Entry[],
): Promise<void> {
  const transaction = database.transaction(store, 'readwrite', toDisk);
  const done = writeDone(transaction);
  const stored = transaction.objectStore(store);
  const missing = await Promise.all(
    entries.map(async (entry) => {
      const key = await requestDone(stored.index('byId').getKey(entry.id));
      return key === undefined ? [entry] : [];
    }),
  );
  for (const entry of missing.flat()) stored.add(entry);
  // Committed explicitly: a page that is closing may not live until the browser commits by itself.
  transaction.commit();
  await done;
}

async function erase(database: IDBDatabase, store: string, ids: readonly string[]): Promise<void> {
  const transaction = database.transaction(store, 'readwrite', toDisk);
  const done = writeDone(transaction);
  const stored = transaction.objectStore(store);
  for (const id of ids) {
    const key = await requestDone(stored.index('byId').getKey(id));
    if (key !== undefined) stored.delete(key);
  }
  await done;
}

function keysOf(journal: JournalStorage, prefix: string): readonly string[] {
  return Array.from({ length: journal.length }, (_, index) => journal.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .toSorted();
}

function journaled<Entry>(journal: JournalStorage, prefix: string): readonly Entry[] {
  return keysOf(journal, prefix).flatMap((key) => parsed<Entry>(journal.getItem(key)));
}

function forget(journal: JournalStorage, prefix: string, gone: ReadonlySet<string>): void {
  for (const key of keysOf(journal, prefix)) {
    const entries = parsed<{ id: string }>(journal.getItem(key));
    if (entries.every(({ id }) => gone.has(id))) journal.removeItem(key);
  }
}

function parsed<Entry>(text: string | null): readonly Entry[] {
  try {
    return text === null ? [] : (JSON.parse(text) as readonly Entry[]);
  } catch {
    return [];
  }
}

function note(journal: JournalStorage | undefined, key: string, entries: readonly unknown[]): void {
  try {
    journal?.setItem(key, JSON.stringify(entries));
  } catch {
    // No room in localStorage: IndexedDB has the entries a moment later.
  }
}
