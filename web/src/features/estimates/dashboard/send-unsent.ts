import { registerOpenEstimate } from '../../../offline/sync/open-estimates.ts';
import { type EstimateSession, openEstimate } from '../open/open-estimate.ts';
import type { Unsent } from './unsent-work.ts';

/** Sends work stored only on this device, one estimate after the other; unsent work stays stored. */
export async function sendUnsent(session: EstimateSession, unsent: readonly Unsent[]): Promise<void> {
  const photos = unsent.some((one) => one.photos > 0) ? await photosOf(session) : undefined;
  for (const { id } of unsent) {
    const opened = await openEstimate(session, id);
    if (!opened.ok) continue;
    const { store } = opened.value;
    const unregister = registerOpenEstimate(session.person, store);
    await photos?.sendNow();
    await store.safe();
    unregister();
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
