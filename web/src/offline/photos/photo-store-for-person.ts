import type { Api } from '../../lib/calls/api.ts';
import { newId } from '../../lib/new-id.ts';
import { onEstimateOpened } from '../sync/open-estimates.ts';
import { openPhotoStorage } from './storage/open-photo-storage.ts';
import { browserTabChannel } from './tab-channel.ts';
import { PhotoStore } from './photo-store.ts';
import { openPhotoEstimate } from './open-photo-estimate.ts';
import { startShrinking } from './shrink/shrinking.ts';
import { photoApi } from './upload/photo-api.ts';

const desks = new Map<string, PhotoStore>();
let actingFor: string | undefined;

/** One store per person and page, so that uploads continue across screens. */
export function photoStoreFor(person: string, api: Api): PhotoStore {
  const known = desks.get(person);
  if (known !== undefined) return known;
  const desk = new PhotoStore({
    shelf: openPhotoStorage(person),
    wire: photoApi(api),
    shrinking: startShrinking(),
    tabs: browserTabChannel(person, newId()),
    company: () => actingFor,
    newId,
  });
  window.addEventListener('online', () => void desk.sendNow());
  // Every screen of an open estimate receives the photos that are ready for it.
  onEstimateOpened(person, (keeper) => desk.attach(keeper.snapshot().estimate.id, openPhotoEstimate(keeper)));
  desks.set(person, desk);
  return desk;
}

/** Uploads photos of this company from now on. */
export function uploadForCompany(desk: PhotoStore, company: string | undefined): void {
  if (actingFor === company) return;
  actingFor = company;
  void desk.sendNow();
}
