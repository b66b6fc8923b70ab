import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type Db, inCompany } from '../../database/connections/connection.ts';
import type { FileStore, StoredFile } from '../../storage/file-store.ts';
import { storedFile } from '../estimates/photos/photo-queries.ts';
import { photoKey } from '../estimates/photos/photo-sizes.ts';
import { linkById } from './links/links-queries.ts';
import { isLiving, type SharedDependencies } from './public-call.ts';
import { openSharedGrant, type SharedGrant } from './shared-address.ts';
import { photosWithOwner, sharedStatus } from './shared-repair.ts';

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
  const isPhoto = grant?.kind === 'photo' || grant?.kind === 'released-photo';
  if (!isPhoto || grant.until <= now) return refuse(ended);
  const { companyId, file, size } = grant;
  const photo = await inCompany(deps.db, companyId, async (trx) =>
    (await mayOpen(deps, trx, grant, now)) ? storedFile(trx, file) : undefined,
  );
  if (photo === undefined) return refuse(ended);
  const isMade = size === 'full' || photo.state === 'ready';
  const stored = await deps.store.open(photoKey(companyId, file, isMade ? size : 'full'));
  if (stored === undefined) return refuse(ended);
  return accept({ ...stored, mediaType: isMade && size !== 'full' ? 'image/webp' : photo.mediaType });
}

type PhotoGrant = Extract<SharedGrant, { kind: 'photo' | 'released-photo' }>;

/** Photos of the version are open while the link lives; released ones while the status is shown and they stay released. */
async function mayOpen(
  { canMail }: SharedDependencies,
  trx: Db,
  { kind, linkId, file }: PhotoGrant,
  now: Date,
): Promise<boolean> {
  const link = await linkById(trx, linkId);
  if (kind === 'photo') return isLiving(link, now);
  if (link === undefined) return false;
  const released = await photosWithOwner(trx, link.estimateId);
  if (!released.some((photo) => photo.file === file)) return false;
  return (await sharedStatus({ trx, link, secret: '', canMail, now })) !== undefined;
}
