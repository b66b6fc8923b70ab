import { may } from '@dre/core/domain/companies/roles';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Authenticator, CompanyContext } from '../../../http/calls/authenticator.ts';
import type { FileStore, StoredFile } from '../../../storage/file-store.ts';
import { type EstimateContext, notHere, type Outcome, refusedFor } from '../record/access.ts';
import { progressOf } from '../record/estimates-queries.ts';
import { openGrant, type PhotoGrant, sealGrant } from './photo-address.ts';
import { storedFile, statesOf } from './photo-queries.ts';
import { photoKey, type PhotoSize } from './photo-sizes.ts';
import { addressesUntil } from '../../../files/signed-address.ts';

export const photoFilesPath = '/api/photo-files/';

interface Addresses {
  readonly file: string;
  readonly state: 'waiting' | 'kept' | 'ready';
  readonly small: string;
  readonly medium: string;
  readonly full: string;
}

export async function readAddresses(
  secret: string,
  context: EstimateContext,
  { id, files }: { readonly id: string; readonly files: readonly string[] },
): Outcome<{ readonly addresses: Addresses[]; readonly until: string }, 'forbidden' | 'not-found'> {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  if ((await progressOf(trx, id)) === undefined) return notHere(context, id);
  return accept(addressesOf({ secret, by: 'estimate' }, context, await statesOf(trx, files)));
}

/** Addresses of pictures the caller may see, for this session. */
export function addressesOf(
  { secret, by }: { readonly secret: string; readonly by: PhotoGrant['by'] },
  { auth: { company, identity }, now }: CompanyContext,
  files: readonly Pick<Addresses, 'file' | 'state'>[],
): { readonly addresses: Addresses[]; readonly until: string } {
  const { personId, sessionId, tabId } = identity;
  const holder = { companyId: company.companyId, personId, sessionId, tabId };
  const until = addressesUntil(now);
  const addresses = files.map(({ file, state }) => {
    const at = (size: PhotoSize) =>
      `${photoFilesPath}${sealGrant(secret, { holder, file, size, by, until })}`;
    return { file, state, small: at('small'), medium: at('medium'), full: at('full') };
  });
  return { addresses, until: until.toISOString() };
}

/** One picture to send. */
export interface RequestedPhoto extends StoredFile {
  readonly mediaType: string;
  readonly tag: string;
  /** The time until which a browser may cache it; undefined while the smaller one is still being made. */
  readonly keepUntil: Date | undefined;
}

export interface PhotoWindow {
  readonly secret: string;
  readonly authenticator: Authenticator;
  readonly store: FileStore;
  readonly now: Date;
}

type Unseen = { readonly kind: 'not-found' | 'link-ended' };

/** The address is the authorization; it ends with its time, its session or the person's membership. */
export async function openPhoto(window: PhotoWindow, token: string): Promise<Result<RequestedPhoto, Unseen>> {
  const grant = openGrant(window.secret, token);
  if (grant === undefined) return refuse({ kind: 'not-found' });
  if (grant.until <= window.now) return refuse({ kind: 'link-ended' });
  const admitted = await window.authenticator.reauthorize(grant.holder, async ({ trx, company }) => ({
    mayRead: may(company.role, grant.by === 'estimate' ? 'read-estimates' : 'read-own-repair-orders'),
    photo: await storedFile(trx, grant.file),
  }));
  if (!admitted?.mayRead) return refuse({ kind: 'link-ended' });
  if (admitted.photo === undefined) return refuse({ kind: 'not-found' });
  return openSize(window.store, grant, admitted.photo);
}

async function openSize(
  store: FileStore,
  { holder: { companyId }, file, size, until }: PhotoGrant,
  photo: { readonly state: string; readonly mediaType: string; readonly hash: Buffer },
): Promise<Result<RequestedPhoto, Unseen>> {
  const isMade = size === 'full' || photo.state === 'ready';
  const shown = isMade ? size : 'full';
  const stored = await store.open(photoKey(companyId, file, shown));
  if (stored === undefined) return refuse({ kind: 'not-found' });
  return accept({
    ...stored,
    mediaType: shown === 'full' ? photo.mediaType : 'image/webp',
    tag: `"${photo.hash.toString('hex', 0, 12)}-${shown}"`,
    keepUntil: isMade ? until : undefined,
  });
}
