import type { Shared, SharedRepair } from '@dre/core/contract/sharing/shared-estimate';
import { unitName } from '@dre/core/domain/sharing/unit-name';
import { repairStatus, showsStatus } from '@dre/core/domain/shop/status/repair-status';
import type { Db } from '../../database/connections/connection.ts';
import { estimateById } from '../estimates/record/estimates-queries.ts';
import { statesOf } from '../estimates/photos/photo-queries.ts';
import { cardOfEstimate, orderOfEstimate } from '../shop/orders/orders-queries.ts';
import { photosOf } from '../shop/parts/parts-queries.ts';
import type { LinkRow } from './links/links-queries.ts';
import { sealShared } from './shared-address.ts';

/** The link whose repair is read, and the means to show it. */
export interface RepairReader {
  readonly trx: Db;
  readonly link: LinkRow;
  readonly secret: string;
  readonly canMail: boolean;
  readonly now: Date;
}

/** The repair as the link's reader may see it: without people, hours and costs, with photos for owners alone. */
export async function sharedRepair(reader: RepairReader): Promise<SharedRepair | null> {
  const { trx, link, canMail } = reader;
  const card = await cardOfEstimate(trx, link.estimateId);
  const status = card === undefined ? null : repairStatus(card);
  if (status === null) return null;
  const isOwner = link.audience === 'owner';
  return {
    ...status,
    waits: [...status.waits],
    photos: isOwner ? await releasedPhotos(reader) : [],
    canFollow: isOwner && canMail && status.deliveredAt === null,
  };
}

type StatusView = Omit<Extract<Shared, { kind: 'status' }>, 'kind' | 'shop'>;

/** The repair alone, until 30 days after the hand-over; undefined afterwards, and for insurers. */
export async function sharedStatus(reader: RepairReader): Promise<StatusView | undefined> {
  const { trx, link, now } = reader;
  if (link.audience === 'insurer') return undefined;
  const repair = await sharedRepair(reader);
  const found = await estimateById(trx, link.estimateId);
  if (repair === null || found === undefined || !showsStatus(repair, now.getTime())) return undefined;
  const { heading, unit } = found.estimate;
  return { number: heading.number, vehicle: unitName(unit), repair };
}

/** Addresses of a page that stays open; each picture is judged again when it is fetched. */
const photoHours = 1;
const hourMs = 3_600_000;

async function releasedPhotos({ trx, link, secret, now }: RepairReader): Promise<SharedRepair['photos']> {
  const released = await photosWithOwner(trx, link.estimateId);
  if (released.length === 0) return [];
  const states = await statesOf(trx, [...new Set(released.map(({ file }) => file))]);
  const there = new Set(states.flatMap(({ file, state }) => (state === 'waiting' ? [] : [file])));
  // Whole hours: a page that is read again within one gets the same addresses, so its pictures stay.
  const until = new Date((Math.ceil(now.getTime() / hourMs) + photoHours) * hourMs);
  const grant = { companyId: link.companyId, linkId: link.id, until, kind: 'released-photo' } as const;
  return released
    .filter(({ file }) => there.has(file))
    .toReversed()
    .map(({ id, file, at }) => {
      const address = (size: 'small' | 'medium') =>
        `/api/share-files/${sealShared(secret, { ...grant, file, size })}`;
      return { id, at, small: address('small'), medium: address('medium') };
    });
}

/** Released photos that are still on the order or its estimate. */
export async function photosWithOwner(trx: Db, estimateId: string) {
  const order = (await orderOfEstimate(trx, estimateId))?.order;
  const released = order?.released ?? [];
  if (released.length === 0) return [];
  const ofEstimate = (await photosOf(trx, estimateId))?.photos ?? [];
  const present = new Set([...(order?.photos ?? []), ...ofEstimate].map(({ id }) => id));
  return released.filter(({ id }) => present.has(id));
}
