import { readOrderPhotoAddresses } from '@dre/core/contract/shop/order-photos';
import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '../../../lib/calls/api.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { PhotoAddresses } from '../../estimates/photos/photo-addresses.ts';

const orders = new Map<string, PhotoAddresses>();

function addressesOf(api: Api, id: string): PhotoAddresses {
  const existing = orders.get(id);
  if (existing !== undefined) return existing;
  const addresses = new PhotoAddresses((files) =>
    api.call(readOrderPhotoAddresses, { params: { id }, body: { files } }),
  );
  orders.set(id, addresses);
  return addresses;
}

interface PictureSizes {
  readonly small: string;
  readonly medium: string;
  readonly full: string;
}

/** Addresses of a picture of an order or its estimate, renewed before they expire. Undefined until they are known. */
export function useOrderAddress(order: string, file: string, isNeeded = true): PictureSizes | undefined {
  const addresses = addressesOf(useApi(), order);
  const known = useSyncExternalStore(addresses.subscribe, () => addresses.of(file));
  useEffect(() => (isNeeded ? addresses.want(file) : undefined), [addresses, file, isNeeded]);
  if (typeof known !== 'object') return undefined;
  const { full, isReady } = known;
  return { small: isReady ? known.small : full, medium: isReady ? known.medium : full, full };
}
