import type { PhotoEstimate } from '../../../offline/photos/photo-outbox.ts';
import { photoStoreFor, uploadForCompany } from '../../../offline/photos/photo-store-for-person.ts';
import type { PhotoStore } from '../../../offline/photos/photo-store.ts';
import type { PendingPhoto } from '../../../offline/photos/storage/photo-storage.ts';
import type { ShopStore } from '../../../offline/shop/shop-store.ts';
import type { Api } from '../../../lib/calls/api.ts';
import { shopRefusalSentence } from '../open/shop-sentences.ts';

interface ShopPhotosSession {
  readonly api: Api;
  readonly person: string;
  readonly company: string;
  readonly shop: ShopStore;
}

const connected = new WeakMap<ShopStore, PhotoStore>();

/** The person's photos, of which those of repair orders are added to the orders of this shop. */
export function shopPhotosFor({ api, person, company, shop }: ShopPhotosSession): PhotoStore {
  const existing = connected.get(shop);
  if (existing !== undefined) return existing;
  const photos = photoStoreFor(person, api);
  connected.set(shop, photos);
  uploadForCompany(photos, company);
  const attached = new Set<string>();
  const attachWaiting = () => {
    for (const { photo } of photos.outbox().arrivals.values()) {
      const { estimate: order, repairOrder, isOnEstimate } = photo;
      if (repairOrder === undefined || isOnEstimate || photo.company !== company) continue;
      if (attached.has(order)) continue;
      attached.add(order);
      void attach(order);
    }
  };
  const attach = async (order: string) => {
    const opened = await shop.openOrder(order);
    if (opened.ok) photos.attach(order, photoOrder(shop, order));
    else attached.delete(order);
  };
  photos.subscribe(attachWaiting);
  attachWaiting();
  return photos;
}

/** Adapts an order that was read to the photo store. */
function photoOrder(shop: ShopStore, order: string): PhotoEstimate {
  return {
    has: (id) =>
      shop
        .state()
        .orders.get(order)
        ?.shown.photos?.some((photo) => photo.id === id) === true,
    add: (photo) => addPhoto(shop, order, photo),
    safe: () => stored(shop),
  };
}

function addPhoto(shop: ShopStore, order: string, { id, toSend, repairOrder }: PendingPhoto): string | null {
  if (toSend === null) return null;
  const { file, width, height, takenAt } = toSend;
  const photo = { id, file, width, height, takenAt, task: repairOrder?.task ?? null };
  const written = shop.write([{ order, change: { kind: 'add-photo', photo } }]);
  return written.ok ? null : shopRefusalSentence(written.refusal);
}

/** Resolves once every change of the shop is on the server or on the disk of this device. */
function stored(shop: ShopStore): Promise<void> {
  return new Promise((resolve) => {
    let leave: (() => void) | undefined;
    const look = () => {
      const { kind } = shop.state().saving;
      if (kind !== 'saved' && kind !== 'on-device') return;
      leave?.();
      resolve();
    };
    leave = shop.subscribe(look);
    look();
  });
}
