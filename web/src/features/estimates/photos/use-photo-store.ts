import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useSession } from '../../session/session-context.ts';
import { personOf } from '../open/use-estimate.ts';
import type { Outbox } from '../../../offline/photos/photo-outbox.ts';
import { uploadForCompany, photoStoreFor } from '../../../offline/photos/photo-store-for-person.ts';
import type { PhotoStore } from '../../../offline/photos/photo-store.ts';

export function usePhotoStore(): PhotoStore {
  const api = useApi();
  const { id: company } = useActiveCompany();
  const store = photoStoreFor(personOf(useSession().token()), api);
  useEffect(() => uploadForCompany(store, company), [company, store]);
  return store;
}

/** Selects one value of the outbox, and re-renders only when it changes. */
export function useOutbox<Read>(store: PhotoStore, read: (outbox: Outbox) => Read): Read {
  return useSyncExternalStore(store.subscribe, () => read(store.outbox()));
}
