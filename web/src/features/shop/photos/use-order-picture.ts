import { useOrderAddress } from './use-order-address.ts';
import { useShopOutbox, useShopPhotos } from './use-shop-photos.ts';

export interface OrderPicture {
  readonly small: string;
  /** Absent while the server has it, and its address is on the way. */
  readonly full?: string;
}

/** The picture of a photo of an order or its estimate: from this device while it has it, otherwise from the server. */
export function useOrderPicture(order: string, file: string): OrderPicture | undefined {
  const { store } = useShopPhotos();
  const own = useShopOutbox(store, () => store?.pictures.of(file));
  const address = useOrderAddress(order, file, own?.large === undefined);
  if (own?.large !== undefined) return { small: own.small ?? own.large, full: own.large };
  return address ?? (own?.small === undefined ? undefined : { small: own.small });
}
