import { readOrderPictures } from '@dre/core/contract/shop/parts';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { useShopOutbox, useShopPhotos } from '../../photos/use-shop-photos.ts';

/** A photo that can be chosen: taken in the shop, on its way from this device, or of a line of the estimate. */
export interface ChoicePhoto {
  readonly id: string;
  readonly line: number | null;
  /** The uploaded bytes; null while this device still shrinks the picture. */
  readonly file: string | null;
  /** Shown by the device while it shrinks the picture. */
  readonly ownUrl: string | undefined;
  readonly isOfShop: boolean;
  /** The time it was taken in the shop; null for a photo of the estimate, and while it is on its way. */
  readonly takenAt: string | null;
}

/** The photos of an order, newest first, then those of its lines. */
export function useChoicePhotos({ id, photos = [], tasks }: RepairOrder): readonly ChoicePhoto[] {
  const { store } = useShopPhotos();
  const arrivals = useShopOutbox(store, (outbox) => outbox.arrivals);
  const { data } = useQuery(readOrderPictures, { params: { id } }, id);
  const found = new Map<string, ChoicePhoto>();
  const add = (photo: ChoicePhoto) => found.has(photo.id) || found.set(photo.id, photo);
  for (const { photo, smallUrl, stage } of [...arrivals.values()].toReversed()) {
    if (photo.estimate !== id || stage === 'refused') continue;
    const { file = null, takenAt = null } = photo.toSend ?? {};
    add({ id: photo.id, line: null, file, ownUrl: smallUrl, isOfShop: true, takenAt });
  }
  for (const { id: photoId, file, task, takenAt, at } of photos.toReversed()) {
    const line = tasks.find(({ work }) => work.key === task)?.work.lineNumber;
    add({
      id: photoId,
      line: line === undefined || line === 0 ? null : line,
      file,
      ownUrl: undefined,
      isOfShop: true,
      takenAt: takenAt ?? at,
    });
  }
  for (const { lineNumber, photos: ofLine } of data?.lines ?? []) {
    for (const { id: photoId, file } of ofLine) {
      add({ id: photoId, line: lineNumber, file, ownUrl: undefined, isOfShop: false, takenAt: null });
    }
  }
  return [...found.values()];
}

/** The chosen photos without those that turned out to be none. */
export function usePresentPhotos(order: RepairOrder, chosen: readonly string[]): readonly string[] {
  const choices = useChoicePhotos(order);
  return chosen.filter((id) => choices.some((photo) => photo.id === id));
}
