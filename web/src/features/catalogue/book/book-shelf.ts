import { editionForm } from '@dre/core/domain/catalogue/traveling-edition';
import type { KeptEdition, KeptName, Shelf } from './kept-editions.ts';

/** What is kept, without the tables: asked on every visit. */
const names = 'names';
const editions = 'editions';

/** Version 1 kept the tables of a book as they were written. */
const firstOfContents = 1;

/** The shelf of this browser; one that forgets where the browser refuses to keep anything. */
export async function openShelf(): Promise<Shelf> {
  try {
    // By hand, without the library the estimates are kept with: it would be a tenth of what reads a book.
    const opening = indexedDB.open('dre-book', firstOfContents + editionForm);
    opening.addEventListener('upgradeneeded', () => {
      // Kept in a form this version of the product does not know: fetched again.
      for (const store of opening.result.objectStoreNames) opening.result.deleteObjectStore(store);
      opening.result.createObjectStore(names, { keyPath: 'number' });
      opening.result.createObjectStore(editions, { keyPath: 'number' });
    });
    return lasting(await answer(opening));
  } catch {
    // Private windows of some browsers, and profiles without room.
    return forgetful;
  }
}

function lasting(store: IDBDatabase): Shelf {
  const reading = (of: string) => store.transaction(of).objectStore(of);
  const writeBoth = (write: (shelf: IDBObjectStore) => void) => {
    const writing = store.transaction([names, editions], 'readwrite');
    write(writing.objectStore(names));
    write(writing.objectStore(editions));
    return written(writing);
  };
  return {
    names: () => answer<KeptName[]>(reading(names).getAll()),
    get: (number) => answer<KeptEdition | undefined>(reading(editions).get(number)),
    put: async (edition) => {
      const { number, publishedAt, openedAt } = edition;
      const name: KeptName = { number, publishedAt, openedAt };
      try {
        await writeBoth((shelf) => shelf.put(shelf.name === names ? name : edition));
      } catch {
        // No room left: the book is read all the same and fetched again at the next visit.
      }
    },
    remove: (number) => writeBoth((shelf) => shelf.delete(number)),
  };
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The shelf is closed.')));
  });
}

function written(writing: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    writing.addEventListener('complete', () => resolve());
    // Whatever fails in it ends it so.
    writing.addEventListener('abort', () => reject(writing.error ?? new Error('The shelf is closed.')));
  });
}

const forgetful: Shelf = {
  names: async () => [],
  get: async () => undefined,
  put: async () => undefined,
  remove: async () => undefined,
};
