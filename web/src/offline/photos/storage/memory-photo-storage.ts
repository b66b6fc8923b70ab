import type { PendingPhoto, PhotoStorage } from './photo-storage.ts';

/** For browsers that refuse storage: pictures live as long as the page. */
export function memoryPhotoStorage(): PhotoStorage {
  const photos = new Map<string, PendingPhoto>();
  return {
    all: async () => [...photos.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    put: async (photo) => void photos.set(photo.id, photo),
    change: async (id, changes) => {
      const existing = photos.get(id);
      if (existing === undefined) return undefined;
      const changed = { ...existing, ...changes };
      photos.set(id, changed);
      return changed;
    },
    remove: async (id) => void photos.delete(id),
  };
}
