import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import type { Db } from '../../../database/connections/connection.ts';
import type { OrderEdit } from '../edits/merge-shop-edits.ts';
import { orderById } from '../orders/orders-queries.ts';
import { photosOf } from '../parts/parts-queries.ts';

type Release = Extract<ShopEdit, { kind: 'release-photo' }>;

/** Only photos of the order or its estimate are released, so that no address of another picture reaches the owner. */
export async function withStoredPhoto(
  trx: Db,
  orderId: string,
  edit: Release,
): Promise<Omit<OrderEdit, 'orderId'>> {
  const order = (await orderById(trx, orderId))?.order;
  const ofEstimate = order === undefined ? undefined : await photosOf(trx, order.estimateId);
  const known = [...(order?.photos ?? []), ...(ofEstimate?.photos ?? [])];
  const photo = known.find(({ id }) => id === edit.photo.id);
  return photo === undefined
    ? { edit, refusal: { kind: 'photo-not-found' } }
    : { edit: { ...edit, photo: { id: photo.id, file: photo.file } } };
}
