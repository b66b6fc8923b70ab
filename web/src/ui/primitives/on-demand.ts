import { useEffect, useSyncExternalStore } from 'react';

/** A part of the page that is fetched when first needed, and available from then on. */
export interface OnDemand<Part> {
  readonly prepare: () => void;
  readonly at: () => Part | undefined;
  readonly follow: (onArrival: () => void) => () => void;
}

const known = new Set<() => void>();

/** Fetches every part the page may still need, so that they are available offline too. */
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
      // Without a connection the next use tries again.
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

/** Available only together with another part: neither is shown without the other. */
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

/** Not `lazy`: React delays suspended content by a third of a second, even when it is loaded at once. */
export function useOnDemand<Part>(source: OnDemand<Part>, isNeeded: boolean): Part | undefined {
  useEffect(() => {
    if (isNeeded) source.prepare();
  }, [source, isNeeded]);
  return useSyncExternalStore(source.follow, source.at, source.at);
}
