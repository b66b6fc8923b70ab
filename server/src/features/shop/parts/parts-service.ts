import type { LinePhotos, PartRow } from '@dre/core/contract/shop/parts';
import { may } from '@dre/core/domain/companies/roles';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { accept, refuse } from '@dre/core/domain/result';
import { queuedParts } from '@dre/core/domain/shop/parts/part-queues';
import { withoutCosts } from '@dre/core/domain/shop/roles/technician-view';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { maySee, readerOf, withoutContacts } from '../orders/order-views.ts';
import { orderById } from '../orders/orders-queries.ts';
import { shopOf } from '../setup/shop-queries.ts';
import { noSuchOrder, refusedUnless, type ShopReply } from '../shop-access.ts';
import { ordersWithOpenParts, photosOf } from './parts-queries.ts';

export async function readParts(
  context: CompanyContext,
  day: string,
): ShopReply<{ rows: PartRow[]; place: number }, 'forbidden'> {
  const forbidden = refusedUnless(context, 'handle-parts', 'receive-parts');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const reader = await readerOf(context);
  const place = (await shopOf(trx))?.edits ?? 0;
  if (reader.sees === 'own' && reader.crewId === null) return accept({ rows: [], place });
  const found = await ordersWithOpenParts(
    trx,
    reader.sees === 'own' ? (reader.crewId ?? undefined) : undefined,
  );
  const estimates = new Map(found.map(({ order, estimate }) => [order.id, estimate]));
  const seesCosts = may(company.role, 'handle-parts');
  const desk = queuedParts(
    found.map(({ order }) => order),
    day,
  );
  const rows = desk.flatMap((row): PartRow[] => {
    const estimate = estimates.get(row.order);
    if (estimate === undefined) return [];
    return [
      {
        row: seesCosts ? row : { ...row, part: withoutCosts(row.part) },
        estimate: reader.sees === 'all' ? estimate : withoutContacts(estimate),
      },
    ];
  });
  return accept({ rows, place });
}

export async function readOrderPictures(
  context: CompanyContext,
  id: string,
): ShopReply<{ estimateId: string; lines: LinePhotos[] }, 'forbidden' | 'not-found'> {
  const forbidden = refusedUnless(context, 'read-shop', 'read-own-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const found = await orderById(trx, id);
  if (found === undefined) return noSuchOrder(context, id);
  if (!maySee(await readerOf(context), found.crew)) return refuse({ kind: 'not-found' });
  const { estimateId } = found.order;
  const content = await photosOf(trx, estimateId);
  return accept({ estimateId, lines: content === undefined ? [] : photosByLine(content) });
}

/** Photos with a pin on the line come before those that only name it. */
export function photosByLine({ lines, photos }: Pick<Estimate, 'lines' | 'photos'>): LinePhotos[] {
  return lines.flatMap(({ id, number }) => {
    const shown = photos
      .map(({ pins, ...photo }) => ({ ...photo, pin: pins.find(({ lineId }) => lineId === id) ?? null }))
      .filter(({ pin, lines: named }) => pin !== null || named.includes(id))
      .toSorted((one, other) => Number(one.pin === null) - Number(other.pin === null))
      .map((photo) => ({
        id: photo.id,
        file: photo.file,
        width: photo.width,
        height: photo.height,
        takenAt: photo.takenAt,
        pin: photo.pin === null ? null : { x: photo.pin.x, y: photo.pin.y },
      }));
    return shown.length === 0 ? [] : [{ lineNumber: number, photos: shown }];
  });
}
