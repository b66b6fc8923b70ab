import { memoryPhotoStorage } from './memory-photo-storage.ts';
import type { PhotoStorage } from './photo-storage.ts';

/** Falls back to memory when the disk is full: the photo can still be sent, and `onFull` reports it. */
export function photoStorageWithFallback(disk: PhotoStorage, onFull: () => void): PhotoStorage {
  const page = memoryPhotoStorage();
  const isHeld = async (id: string) => (await page.all()).some((photo) => photo.id === id);
  return {
    async all() {
      const [held, stored] = await Promise.all([page.all(), disk.all()]);
      const ids = new Set(held.map(({ id }) => id));
      return [...stored.filter(({ id }) => !ids.has(id)), ...held];
    },
    async put(photo) {
      try {
        await disk.put(photo);
      } catch {
        await page.put(photo);
        onFull();
      }
    },
    async change(id, changes) {
      if (await isHeld(id)) return page.change(id, changes);
      try {
        return await disk.change(id, changes);
      } catch {
        const existing = (await disk.all()).find((photo) => photo.id === id);
        if (existing === undefined) return undefined;
        const changed = { ...existing, ...changes };
        await page.put(changed);
        onFull();
        return changed;
      }
    },
    async remove(id) {
      await page.remove(id);
      await disk.remove(id);
    },
  };
}
