import { useEffect, useSyncExternalStore } from 'react';

/** Something of the page that is fetched when it is first needed, and at hand from then on. */
export interface OnDemand<Part> {
  readonly prepare: () => void;
  readonly at: () => Part | undefined;
  readonly follow: (onArrival: () => void) => () => void;
}

const known = new Set<() => void>();

/** Whatever the page may yet need, so that it is there also when the connection is not. */
export function prepareAll(): void {
  for (const prepare of known) prepare();
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
  const prepare = () => {
    if (isComing) return;
    isComing = true;
    void fetchPart();
  };
  known.add(prepare);
  return {
    at: () => part,
    prepare,
    follow: (onArrival) => {
      followers.add(onArrival);
      return () => followers.delete(onArrival);
    },
  };
}

/** At hand only together with something else: neither is shown without the other. */
export function together<Part>(source: OnDemand<Part>, other: OnDemand<unknown>): OnDemand<Part> {
  return {
    at: () => (other.at() === undefined ? undefined : source.at()),
    prepare: () => {
      source.prepare();
      other.prepare();
    },
    follow: (onArrival) => {
      const leaving = [source.follow(onArrival), other.follow(onArrival)];
      return () => leaving.forEach((leave) => leave());
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
