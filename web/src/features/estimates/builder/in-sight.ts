import { useEffect, useSyncExternalStore } from 'react';

/** Delay after the picture is drawn, and the limit if it never is. */
const afterDrawnMs = 1_000;
const atLatestMs = 4_000;

const followers = new Set<() => void>();
let isInSight = false;

/** True once picture, lines and totals are drawn; everything beside them is loaded after them. */
export function useInSight(): boolean {
  return useSyncExternalStore(follow, now, now);
}

/** Reports that the slowest pane, the picture, is drawn. */
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
