import type { PendingPhoto, PhotoStorage } from './photo-storage.ts';

/** For browsers that refuse storage: pictures live as long as the page. */
export function memoryPhotoStorage(): PhotoStorage {
  const photos = new Map<string, PendingPhoto>();
  return {
    all: async () => [...photos.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    put: async (photo) => void photos.set(photo.id, photo),
    change: async (id, changes) => {
      const known = photos.get(id);
      if (known === undefined) return undefined;
      const changed = { ...known, ...changes };
      photos.set(id, changed);
      return changed;
    },
    remove: async (id) => void photos.delete(id),
  };
}
