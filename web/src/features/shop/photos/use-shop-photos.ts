import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { emptyOutbox, type Outbox } from '../../../offline/photos/photo-outbox.ts';
import type { PhotoStore } from '../../../offline/photos/photo-store.ts';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useSession } from '../../session/session-context.ts';
import { personIn } from '../../session/token.ts';
import { useAfterScreen } from '../open/use-after-screen.ts';
import { useShopStore } from '../open/use-shop.ts';

const load = () => import('./shop-photos.ts');
const part = onDemand(load);

/** The task and order a photo is taken of. */
export interface OrderPhotoHome {
  readonly order: string;
  readonly task: string | null;
}

export interface ShopPhotos {
  /** Undefined until the part is fetched. */
  readonly store: PhotoStore | undefined;
  /** Stores pictures on this device and returns their ids; they are sent by themselves. */
  readonly take: (files: readonly File[], home: OrderPhotoHome) => Promise<readonly string[]>;
}

export function useShopPhotos(): ShopPhotos {
  const api = useApi();
  const shop = useShopStore();
  const person = personIn(useSession().token());
  const { id: company = '' } = useActiveCompany();
  // The screen is read first; then the part that stores photos is fetched, so that it is here without a network.
  const loaded = useOnDemand(part, useAfterScreen());
  const session = useMemo(() => ({ api, person, company, shop }), [api, person, company, shop]);
  const store = loaded?.shopPhotosFor(session);
  const take = useCallback(
    async (files: readonly File[], { order, task }: OrderPhotoHome) => {
      try {
        const photos = (await load()).shopPhotosFor(session);
        const place = { place: null, view: null, lines: [], lastOrder: null };
        return photos.take(files, { estimate: order, repairOrder: { task }, company, ...place });
      } catch {
        void showBanner({ message: notLoaded, tone: 'error' });
        return [];
      }
    },
    [session, company],
  );
  return { store, take };
}

const notLoaded = 'The photo was not stored: this page is not fully loaded. Take it again with a connection.';

/** Selects a value of the photos on this device; of none until the part is fetched. */
export function useShopOutbox<Read>(store: PhotoStore | undefined, read: (outbox: Outbox) => Read): Read {
  return useSyncExternalStore(store?.subscribe ?? never, () => read(store?.outbox() ?? emptyOutbox));
}

function never(): () => void {
  return () => undefined;
}
