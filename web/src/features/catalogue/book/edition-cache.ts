import { editionForm } from '@dre/core/domain/catalogue/editions/edition-payload';
import { requestDone, openStore, writeDone } from '../../../lib/indexed-store.ts';
import type { CachedEdition, CachedName, EditionCache } from './cached-editions.ts';

/** The cached editions without their tables, read on every visit. */
const names = 'names';
const editions = 'editions';

/** Version 1 stored the tables of a book as they were written. */
const firstOfContents = 1;

/** Opens this browser's cache; a no-op one if the browser refuses storage. */
export async function openEditionCache(): Promise<EditionCache> {
  try {
    const store = await openStore('dre-book', firstOfContents + editionForm, (books) => {
      // A format this version of the product does not know is dropped and fetched again.
      for (const name of books.objectStoreNames) books.deleteObjectStore(name);
      books.createObjectStore(names, { keyPath: 'number' });
      books.createObjectStore(editions, { keyPath: 'number' });
    });
    return lasting(store);
  } catch {
    // Private windows of some browsers, and profiles without room.
    return forgetful;
  }
}

function lasting(store: IDBDatabase): EditionCache {
  const reading = async <Value>(of: string, request: (table: IDBObjectStore) => IDBRequest<Value>) =>
    requestDone(request(store.transaction(of).objectStore(of)));
  const writeBoth = async (write: (table: IDBObjectStore) => void) => {
    const writing = store.transaction([names, editions], 'readwrite');
    write(writing.objectStore(names));
    write(writing.objectStore(editions));
    return writeDone(writing);
  };
  return {
    // A database the browser closed for lack of room is empty: the book is fetched.
    names: () => reading<CachedName[]>(names, (table) => table.getAll()).catch(() => []),
    get: (number) =>
      reading<CachedEdition | undefined>(editions, (table) => table.get(number)).catch(() => undefined),
    put: async (edition) => {
      const { number, publishedAt, openedAt } = edition;
      const name: CachedName = { number, publishedAt, openedAt };
      try {
        await writeBoth((table) => table.put(table.name === names ? name : edition));
      } catch {
        // No room left: the book still opens and is fetched again at the next visit.
      }
    },
    // An edition that cannot be removed now is removed with the next one stored.
    remove: (number) => writeBoth((table) => table.delete(number)).catch(() => undefined),
  };
}

const forgetful: EditionCache = {
  names: async () => [],
  get: async () => undefined,
  put: async () => undefined,
  remove: async () => undefined,
};
