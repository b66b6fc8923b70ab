import { type DBSchema, type IDBPDatabase, wrap } from 'idb';
import { lastingStore } from '../../../lib/indexed-store.ts';
import type { PendingPhoto, PhotoStorage } from './photo-storage.ts';

interface Drawers extends DBSchema {
  photo: { key: string; value: PendingPhoto };
}

const toDisk = { durability: 'strict' } as const;

/** A separate database: large photos neither slow nor endanger the edits. */
export async function indexedPhotoStorage(person: string): Promise<PhotoStorage> {
  const store = lastingStore(`dre-photos-${person}`, 1, (drawers) => {
    drawers.createObjectStore('photo', { keyPath: 'id' });
  });
  const open = async () => wrap(await store()) as IDBPDatabase<Drawers>;
  await open();
  return {
    // Ids are time-ordered, so photos sort by the time they were taken.
    all: async () => (await open()).getAll('photo'),
    async put(photo) {
      const drawer = (await open()).transaction('photo', 'readwrite', toDisk);
      void drawer.store.put(photo);
      drawer.commit();
      await drawer.done;
    },
    async change(id, changes) {
      const drawer = (await open()).transaction('photo', 'readwrite', toDisk);
      const known = await drawer.store.get(id);
      const changed = known && { ...known, ...changes };
      if (changed) void drawer.store.put(changed);
      await drawer.done;
      return changed;
    },
    remove: async (id) => (await open()).delete('photo', id),
  };
}
