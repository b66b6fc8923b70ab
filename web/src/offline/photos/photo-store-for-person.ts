import type { Api } from '../../lib/calls/api.ts';
import { newId } from '../../lib/new-id.ts';
import { onEstimateOpened } from '../sync/open-estimates.ts';
import { openPhotoStorage } from './storage/open-photo-storage.ts';
import { browserTabChannel } from './tab-channel.ts';
import { PhotoStore } from './photo-store.ts';
import { openPhotoEstimate } from './open-photo-estimate.ts';
import { startShrinking } from './shrink/shrinking.ts';
import { photoApi } from './upload/photo-api.ts';

const stores = new Map<string, PhotoStore>();
let activeCompany: string | undefined;

/** One store per person and page, so that uploads continue across screens. */
export function photoStoreFor(person: string, api: Api): PhotoStore {
  const existing = stores.get(person);
  if (existing !== undefined) return existing;
  const photoStore = new PhotoStore({
    storage: openPhotoStorage(person),
    transport: photoApi(api),
    shrinking: startShrinking(),
    tabs: browserTabChannel(person, newId()),
    company: () => activeCompany,
    newId,
  });
  window.addEventListener('online', () => void photoStore.sendNow());
  // Every screen of an open estimate receives the photos that are ready for it.
  onEstimateOpened(person, (store) =>
    photoStore.attach(store.snapshot().estimate.id, openPhotoEstimate(store)),
  );
  stores.set(person, photoStore);
  return photoStore;
}

/** Uploads photos of this company from now on. */
export function uploadForCompany(photoStore: PhotoStore, company: string | undefined): void {
  if (activeCompany === company) return;
  activeCompany = company;
  void photoStore.sendNow();
}
