import { useEffect, useSyncExternalStore } from 'react';

/** Delay after the picture is drawn, and the limit if it never is. */
const afterDrawnMs = 1_000;
const atLatestMs = 4_000;

const listeners = new Set<() => void>();
let isInSight = false;

/** True once picture, lines and totals are drawn; everything beside them is loaded after them. */
export function useInSight(): boolean {
  return useSyncExternalStore(subscribe, now, now);
}

/** Reports that the slowest pane, the picture, is drawn. */
export function useDrawn(isDrawn: boolean): void {
  useEffect(() => {
    const timer = setTimeout(notify, isDrawn ? afterDrawnMs : atLatestMs);
    return () => clearTimeout(timer);
  }, [isDrawn]);
}

function subscribe(onSight: () => void): () => void {
  listeners.add(onSight);
  return () => listeners.delete(onSight);
}

function now(): boolean {
  return isInSight;
}

function notify(): void {
  isInSight = true;
  for (const listener of listeners) listener();
}
