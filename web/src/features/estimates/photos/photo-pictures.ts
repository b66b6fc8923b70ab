import { readPhotoAddresses } from '@dre/core/contract/estimates/photos';
import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import { useParams } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '../../../lib/calls/api.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { PhotoAddresses } from './photo-addresses.ts';
import { useOutbox, usePhotoStore } from './use-photo-store.ts';

export type PictureSize = 'small' | 'medium' | 'full';

export interface PhotoSource {
  /** An object URL while this device has the bytes, otherwise signed by the server and renewed before it expires. */
  readonly url: string | undefined;
  /**
   * `here`: the server has it. `sending`: being uploaded from this device. `waiting`: on this device, or not loaded
   * yet. `missing`: neither this device nor the server has it; another device has yet to send it.
   */
  readonly state: 'here' | 'sending' | 'waiting' | 'missing';
}

/** The picture of a photo of the estimate in the address; empty without a photo. */
export function usePicture(photo: Pick<Photo, 'id' | 'file'> | undefined, size: PictureSize): PhotoSource {
  const file = photo?.file ?? '';
  const { id: estimate = '' } = useParams({ strict: false });
  const store = usePhotoStore();
  const stage = useOutbox(store, ({ arrivals }) => arrivals.get(photo?.id ?? '')?.stage);
  const own = useOutbox(store, () => ownUrl(store.pictures.of(file), size));
  const addresses = addressesOf(useApi(), estimate);
  const existing = useSyncExternalStore(addresses.subscribe, () => addresses.of(file));
  const isNeeded = file !== '' && stage === undefined && own === undefined;
  useEffect(() => (isNeeded ? addresses.want(file) : undefined), [addresses, file, isNeeded]);
  const address = typeof existing === 'object' ? existing : undefined;
  const url = own ?? (address === undefined ? undefined : address.isReady ? address[size] : address.full);
  if (stage !== undefined) return { url, state: stage === 'sending' ? 'sending' : 'waiting' };
  if (own !== undefined || address !== undefined) return { url, state: 'here' };
  return { url, state: existing === 'missing' ? 'missing' : 'waiting' };
}

function ownUrl(
  picture: { readonly small: string | undefined; readonly large: string | undefined } | undefined,
  size: PictureSize,
): string | undefined {
  return size === 'small' ? (picture?.small ?? picture?.large) : picture?.large;
}

const estimates = new Map<string, PhotoAddresses>();

function addressesOf(api: Api, estimate: string): PhotoAddresses {
  const existing = estimates.get(estimate);
  if (existing !== undefined) return existing;
  const addresses = new PhotoAddresses((files) =>
    api.call(readPhotoAddresses, { params: { id: estimate }, body: { files } }),
  );
  estimates.set(estimate, addresses);
  return addresses;
}
