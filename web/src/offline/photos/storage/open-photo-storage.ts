import { indexedPhotoStorage } from './indexed-photo-storage.ts';
import { memoryPhotoStorage } from './memory-photo-storage.ts';
import type { PhotoStorage } from './photo-storage.ts';

const open = new Map<string, Promise<PhotoStorage>>();

/** The person's photo storage on this device, opened once per page. Private windows may refuse any storage. */
export function openPhotoStorage(person: string): Promise<PhotoStorage> {
  const existing = open.get(person);
  if (existing !== undefined) return existing;
  const opening = indexedPhotoStorage(person).catch(() => memoryPhotoStorage());
  open.set(person, opening);
  return opening;
}

/** Numbers of photos not yet on the server, by estimate, for one company. Photos of repair orders wait in the shop. */
export async function unsentPhotos(person: string, company: string): Promise<ReadonlyMap<string, number>> {
  const storage = await openPhotoStorage(person);
  const counts = new Map<string, number>();
  for (const photo of await storage.all()) {
    if (photo.company !== company || photo.repairOrder !== undefined) continue;
    counts.set(photo.estimate, (counts.get(photo.estimate) ?? 0) + 1);
  }
  return counts;
}
