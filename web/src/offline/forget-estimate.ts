import { openPhotoStorage } from './photos/storage/open-photo-storage.ts';
import { openEditStorage } from './storage/open-edit-storage.ts';

/** Deletes from this device what it stores of an estimate the server no longer has: nothing of it can be sent or shown. */
export async function forgetEstimate(person: string, estimate: string): Promise<void> {
  const photos = await openPhotoStorage(person);
  for (const photo of await photos.all()) if (photo.estimate === estimate) await photos.remove(photo.id);
  const edits = await openEditStorage(person);
  await edits.forget(estimate);
}
