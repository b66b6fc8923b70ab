import { useEffect, useSyncExternalStore } from 'react';

/** A moment after the picture is there; at the latest, where it does not come. */
const afterDrawnMs = 1_000;
const atLatestMs = 4_000;

const followers = new Set<() => void>();
let isInSight = false;

/** Whether picture, lines and totals stand: what has its room beside them is fetched after them. */
export function useInSight(): boolean {
  return useSyncExternalStore(follow, now, now);
}

/** Told by whoever draws last. */
export function useDrawn(isDrawn: boolean): void {
  useEffect(() => {
    const timer = setTimeout(tell, isDrawn ? afterDrawnMs : atLatestMs);
    return () => clearTimeout(timer);
  }, [isDrawn]);
}

function follow(onSight: () => void): () => void {
  followers.add(onSight);
  return () => followers.delete(onSight);
}

function now(): boolean {
  return isInSight;
}

function tell(): void {
  isInSight = true;
  for (const follower of followers) follower();
}
