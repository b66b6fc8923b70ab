import { type Db, inCompany } from '../../../database/connections/connection.ts';
import { smallerPictures } from '../../../files/smaller-pictures.ts';
import { type FileStore, readWhole } from '../../../storage/file-store.ts';
import { storedFile, markReady } from './photo-queries.ts';
import { photoKey } from './photo-sizes.ts';

interface ThumbnailDependencies {
  readonly db: Db;
  readonly store: FileStore;
}

/** Repeatable: it skips finished work, and after a kill starts over. */
export async function makeThumbnails(
  { db, store }: ThumbnailDependencies,
  { companyId, file }: { readonly companyId: string; readonly file: string },
): Promise<void> {
  const known = await inCompany(db, companyId, (trx) => storedFile(trx, file));
  if (known?.state !== 'kept') return;
  const picture = await readWhole(store, photoKey(companyId, file, 'full'));
  if (picture === undefined) throw new Error('A picture that was kept is missing from the file store.');
  const { small, medium } = await smallerPictures(picture);
  await store.put(photoKey(companyId, file, 'small'), small);
  await store.put(photoKey(companyId, file, 'medium'), medium);
  await inCompany(db, companyId, (trx) => markReady(trx, file));
}
