import { accept, refuse, type Result } from '@dre/core/domain/result';
import { inCompany } from '../../database/connections/connection.ts';
import type { FileStore, StoredFile } from '../../storage/file-store.ts';
import { storedFile } from '../estimates/photos/photo-queries.ts';
import { photoKey } from '../estimates/photos/photo-sizes.ts';
import { linkById } from './links/links-queries.ts';
import { isLiving, type SharedDependencies } from './public-call.ts';
import { openSharedGrant } from './shared-address.ts';

export interface SharedFile extends StoredFile {
  readonly mediaType: string;
}

type Unseen = { readonly kind: 'link-ended' };
const ended: Unseen = { kind: 'link-ended' };

/** The address is the authorization; it ends with its time or its link. */
export async function openSharedPhoto(
  deps: SharedDependencies & { readonly store: FileStore },
  sealed: string,
): Promise<Result<SharedFile, Unseen>> {
  const grant = openSharedGrant(await deps.addressSecret(), sealed);
  const now = deps.now();
  if (grant?.kind !== 'photo' || grant.until <= now) return refuse(ended);
  const { companyId, linkId, file, size } = grant;
  const photo = await inCompany(deps.db, companyId, async (trx) =>
    isLiving(await linkById(trx, linkId), now) ? storedFile(trx, file) : undefined,
  );
  if (photo === undefined) return refuse(ended);
  const isMade = size === 'full' || photo.state === 'ready';
  const stored = await deps.store.open(photoKey(companyId, file, isMade ? size : 'full'));
  if (stored === undefined) return refuse(ended);
  return accept({ ...stored, mediaType: isMade && size !== 'full' ? 'image/webp' : photo.mediaType });
}
