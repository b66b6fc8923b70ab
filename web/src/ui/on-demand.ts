import { useEffect, useSyncExternalStore } from 'react';

/** Something of the page that is fetched when it is first needed, and at hand from then on. */
export interface OnDemand<Part> {
  readonly prepare: () => void;
  readonly at: () => Part | undefined;
  readonly follow: (onArrival: () => void) => () => void;
}

export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const followers = new Set<() => void>();
  let part: Part | undefined;
  let isComing = false;
  const fetchPart = async () => {
    try {
      part = await load();
      for (const follower of followers) follower();
    } catch {
      // Without a connection: the next time it is needed asks again.
      isComing = false;
    }
  };
  return {
    at: () => part,
    prepare: () => {
      if (isComing) return;
      isComing = true;
      void fetchPart();
    },
    follow: (onArrival) => {
      followers.add(onArrival);
      return () => followers.delete(onArrival);
    },
  };
}

/** Not `lazy`: what React has suspended it holds back for a third of a second, also when it is there at once. */
export function useOnDemand<Part>(source: OnDemand<Part>, isNeeded: boolean): Part | undefined {
  useEffect(() => {
    if (isNeeded) source.prepare();
  }, [source, isNeeded]);
  return useSyncExternalStore(source.follow, source.at, source.at);
}
