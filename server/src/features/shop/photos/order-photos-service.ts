import type { PhotoFileProgress } from '@dre/core/contract/estimates/photos';
import { may } from '@dre/core/domain/companies/roles';
import { refuse, type Result, accept } from '@dre/core/domain/result';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { mayAddPhotos } from '@dre/core/domain/shop/roles/shop-permissions';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { addressesOf } from '../../estimates/photos/photo-addresses-service.ts';
import { statesOf } from '../../estimates/photos/photo-queries.ts';
import {
  announceAllowedFile,
  type PhotoDependencies,
  type PhotoPart,
  takeAllowedPart,
} from '../../estimates/photos/photos-service.ts';
import { maySee, readerOf } from '../orders/order-views.ts';
import { orderById } from '../orders/orders-queries.ts';
import { photosOf } from '../parts/parts-queries.ts';
import { crewIdOf } from '../setup/shop-queries.ts';
import { noSuchOrder, refusedUnless, type ShopRefused, type ShopReply } from '../shop-access.ts';

type Refusal = Result<never, ShopRefused<'forbidden' | 'not-found'>>;

export async function announceOrderPhoto(
  deps: PhotoDependencies,
  context: CompanyContext,
  { id, ...given }: { readonly id: string; readonly file: string; readonly bytes: number },
): ShopReply<PhotoFileProgress, 'forbidden' | 'not-found' | 'too-large' | 'conflict'> {
  return (await refusedAt(context, id)) ?? announceAllowedFile(deps, context, given);
}

export async function takeOrderPhotoPart(
  context: CompanyContext,
  { id, ...part }: PhotoPart & { readonly id: string },
): ShopReply<PhotoFileProgress, 'forbidden' | 'not-found' | 'too-large' | 'conflict' | 'invalid-request'> {
  return (await refusedAt(context, id)) ?? takeAllowedPart(context, part);
}

/** Addresses of pictures on the order or its estimate, and of those the caller is about to add. Others are omitted. */
export async function readOrderPhotoAddresses(
  secret: string,
  context: CompanyContext,
  { id, files }: { readonly id: string; readonly files: readonly string[] },
): ShopReply<ReturnType<typeof addressesOf>, 'forbidden' | 'not-found'> {
  const seen = await seenOrder(context, id);
  if (!seen.ok) return seen;
  const { trx, identity } = context.auth;
  const ofOrder = (seen.value.photos ?? []).map(({ file }) => file);
  const ofEstimate = (await photosOf(trx, seen.value.estimateId))?.photos.map(({ file }) => file) ?? [];
  const known = new Set([...ofOrder, ...ofEstimate]);
  const found = await statesOf(trx, files);
  const shown = found.filter(({ file, announcedBy }) => known.has(file) || announcedBy === identity.personId);
  return accept(addressesOf({ secret, by: 'repair-order' }, context, shown));
}

/** The order, if the caller reads it. */
async function seenOrder(
  context: CompanyContext,
  id: string,
): Promise<Refusal | { readonly ok: true; readonly value: RepairOrder }> {
  const forbidden = refusedUnless(context, 'read-shop', 'read-own-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const found = await orderById(context.auth.trx, id);
  if (found === undefined) return noSuchOrder(context, id);
  return maySee(await readerOf(context), found.crew) ? accept(found.order) : refuse({ kind: 'not-found' });
}

/** The reason the caller may not send pictures of this order. A closed one takes files too: its edits decide their use. */
async function refusedAt(context: CompanyContext, id: string): Promise<Refusal | undefined> {
  const seen = await seenOrder(context, id);
  if (!seen.ok) return seen;
  const { trx, identity, company } = context.auth;
  const author = { role: company.role, name: identity.name, crewId: await crewIdOf(trx, identity.personId) };
  // Those who deliver store the owner's signature as a picture.
  if (may(company.role, 'manage-repair-orders') || mayAddPhotos(author, seen.value)) return undefined;
  return refuse({ kind: 'forbidden', detail: 'Photos of a repair order are taken by those who work on it.' });
}
