import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptEdition, KeptName, Shelf } from './kept-editions.ts';

interface BookStore extends DBSchema {
  /** What is kept, without the tables: asked on every visit. */
  names: { key: number; value: KeptName };
  editions: { key: number; value: KeptEdition };
}

/** The shelf of this browser; one that forgets where the browser refuses to keep anything. */
export async function openShelf(): Promise<Shelf> {
  try {
    return lasting(
      await openDB<BookStore>('dre-book', 1, {
        upgrade(store) {
          store.createObjectStore('names', { keyPath: 'number' });
          store.createObjectStore('editions', { keyPath: 'number' });
        },
      }),
    );
  } catch {
    // Private windows of some browsers, and profiles without room.
    return forgetful;
  }
}

function lasting(store: IDBPDatabase<BookStore>): Shelf {
  return {
    names: () => store.getAll('names'),
    get: (number) => store.get('editions', number),
    put: async (edition) => {
      const { number, publishedAt, openedAt } = edition;
      const writing = store.transaction(['names', 'editions'], 'readwrite');
      try {
        await Promise.all([
          writing.objectStore('names').put({ number, publishedAt, openedAt }),
          writing.objectStore('editions').put(edition),
          writing.done,
        ]);
      } catch {
        // No room left: the book is read all the same and fetched again at the next visit.
      }
    },
    remove: async (number) => {
      const removing = store.transaction(['names', 'editions'], 'readwrite');
      await Promise.all([
        removing.objectStore('names').delete(number),
        removing.objectStore('editions').delete(number),
        removing.done,
      ]);
    },
  };
}

const forgetful: Shelf = {
  names: async () => [],
  get: async () => undefined,
  put: async () => undefined,
  remove: async () => undefined,
};
