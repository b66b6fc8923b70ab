import { registerOpenEstimate } from '../../../offline/sync/open-estimates.ts';
import { type EstimateSession, openEstimate } from '../open/open-estimate.ts';
import type { Unsent } from './unsent-work.ts';

/** Sends work stored only on this device, one estimate after the other; unsent work stays stored. */
export async function sendUnsent(desk: EstimateSession, unsent: readonly Unsent[]): Promise<void> {
  const photos = unsent.some((one) => one.photos > 0) ? await photosOf(desk) : undefined;
  for (const { id } of unsent) {
    const opened = await openEstimate(desk, id);
    if (!opened.ok) continue;
    const { store } = opened.value;
    const tellLeft = registerOpenEstimate(desk.person, store);
    await photos?.sendNow();
    await store.safe();
    tellLeft();
    store.close();
  }
}

async function photosOf({ api, person, company }: EstimateSession) {
  const { uploadForCompany, photoStoreFor } =
    await import('../../../offline/photos/photo-store-for-person.ts');
  const photos = photoStoreFor(person, api);
  uploadForCompany(photos, company);
  return photos;
}
