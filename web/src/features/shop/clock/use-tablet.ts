import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createApi } from '../../../lib/calls/api.ts';
import { useConfiguration } from '../../../lib/calls/configuration.ts';
import { openTablet } from '../../../offline/clock-device/open-tablet.ts';
import type { TabletState, TabletStore } from '../../../offline/clock-device/tablet-store.ts';

/** Calls of a device carry no session: its key signs them. */
export function useAnonymousApi() {
  const { serviceUri } = useConfiguration();
  return useMemo(
    () =>
      createApi({
        base: () => serviceUri,
        token: () => undefined,
        cookies: () => document.cookie,
        onUnauthorized: () => undefined,
      }),
    [serviceUri],
  );
}

export type OpenedTablet = 'loading' | 'none' | TabletStore;

/** Others press at other tablets and phones: the names are read again this often. */
const everyMs = 20_000;

/** The shared clock of this browser, for as long as its screen is shown. */
export function useTablet(): OpenedTablet {
  const api = useAnonymousApi();
  const [opened, setOpened] = useState<OpenedTablet>('loading');
  useEffect(() => {
    let isLeft = false;
    const opening = openTablet(api);
    const take = async () => {
      const store = await opening;
      if (!isLeft) setOpened(store ?? 'none');
    };
    void take();
    const withStore = (act: (store: TabletStore) => void) =>
      void opening.then((store) => store && act(store));
    const reconnect = () => withStore((store) => store.reconnect());
    const timer = setInterval(() => withStore((store) => void store.refresh()), everyMs);
    window.addEventListener('online', reconnect);
    return () => {
      isLeft = true;
      clearInterval(timer);
      window.removeEventListener('online', reconnect);
      withStore((store) => store.close());
    };
  }, [api]);
  return opened;
}

export function useTabletState(store: TabletStore): TabletState {
  return useSyncExternalStore(
    (onChange) => store.subscribe(onChange),
    () => store.state(),
  );
}

/** The time by the server's clock, each second. */
export function useClockNow(store: TabletStore): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now + store.offset();
}
