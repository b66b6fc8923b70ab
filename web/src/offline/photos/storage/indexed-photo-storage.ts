import { type DBSchema, type IDBPDatabase, wrap } from 'idb';
import { lastingStore } from '../../../lib/indexed-store.ts';
import type { PendingPhoto, PhotoStorage } from './photo-storage.ts';

interface PhotoSchema extends DBSchema {
  photo: { key: string; value: PendingPhoto };
}

const toDisk = { durability: 'strict' } as const;

/** A separate database: large photos neither slow nor endanger the edits. */
export async function indexedPhotoStorage(person: string): Promise<PhotoStorage> {
  const store = lastingStore(`dre-photos-${person}`, 1, (database) => {
    database.createObjectStore('photo', { keyPath: 'id' });
  });
  const open = async () => wrap(await store()) as IDBPDatabase<PhotoSchema>;
  await open();
  return {
    // Ids are time-ordered, so photos sort by the time they were taken.
    all: async () => (await open()).getAll('photo'),
    async put(photo) {
      const transaction = (await open()).transaction('photo', 'readwrite', toDisk);
      void transaction.store.put(photo);
      transaction.commit();
      await transaction.done;
    },
    async change(id, changes) {
      const transaction = (await open()).transaction('photo', 'readwrite', toDisk);
      const existing = await transaction.store.get(id);
      const changed = existing && { ...existing, ...changes };
      if (changed) void transaction.store.put(changed);
      await transaction.done;
      return changed;
    },
    remove: async (id) => (await open()).delete('photo', id),
  };
}
