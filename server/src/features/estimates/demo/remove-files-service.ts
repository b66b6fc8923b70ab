import { type Db, inCompany } from '../../../database/connections/connection.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { signedKey } from '../documents/signed-key.ts';
import { statesOf } from '../photos/photo-queries.ts';
import { photoKey, photoSizes } from '../photos/photo-sizes.ts';

interface RemovedFiles {
  readonly companyId: string;
  readonly photos: readonly string[];
  readonly signed: readonly string[];
}

/** Repeatable: a file that is gone already is skipped, and so is a picture that was sent again meanwhile. */
export async function removeFiles(
  { db, store }: { readonly db: Db; readonly store: FileStore },
  { companyId, photos, signed }: RemovedFiles,
): Promise<void> {
  const again =
    photos.length === 0 ? [] : await inCompany(db, companyId, async (trx) => statesOf(trx, photos));
  const inUse = new Set(again.map(({ file }) => file));
  for (const file of photos) {
    if (inUse.has(file)) continue;
    for (const size of photoSizes) await store.remove(photoKey(companyId, file, size));
  }
  for (const approval of signed) await store.remove(signedKey(companyId, approval));
}
