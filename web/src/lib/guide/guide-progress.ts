import { useSyncExternalStore } from 'react';

/** A person's progress with the guided first estimate, on this device. */
export interface GuideProgress {
  readonly isRunning: boolean;
  readonly isFolded: boolean;
  /** The estimate written with the guide; null until it exists. */
  readonly estimate: string | null;
  /** Ids of the steps that were done or skipped. */
  readonly done: readonly string[];
}

const begun: GuideProgress = { isRunning: true, isFolded: false, estimate: null, done: [] };

let storageKey: string | null = null;
let progress: GuideProgress | null = null;
const followers = new Set<() => void>();

/** Reads the progress of whoever is signed in; null if they never began. */
export function openGuide(person: string): void {
  storageKey = `dre_guide ${person}`;
  show(readStored(storageKey));
}

/** Begins, or goes on where the person left. */
export function startGuide(): void {
  keep({ ...(progress ?? begun), isRunning: true, isFolded: false });
}

/** Begins again with another estimate. */
export function restartGuide(): void {
  keep(begun);
}

/** Stops offering the guide; its topic in the help and the finder still begin it. */
export function declineGuide(): void {
  keep({ ...begun, isRunning: false });
}

/** True once the guide did at least one step. */
export function isBegun({ estimate, done }: GuideProgress): boolean {
  return estimate !== null || done.length > 0;
}

export function changeGuide(changes: Partial<GuideProgress>): void {
  if (progress !== null) keep({ ...progress, ...changes });
}

export function guideProgress(): GuideProgress | null {
  return progress;
}

export function useGuideProgress(): GuideProgress | null {
  return useSyncExternalStore(follow, guideProgress, guideProgress);
}

function keep(next: GuideProgress): void {
  try {
    if (storageKey !== null) localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Without storage the guide lasts as long as the page.
  }
  show(next);
}

function show(next: GuideProgress | null): void {
  progress = next;
  for (const follower of followers) follower();
}

function follow(onChange: () => void): () => void {
  followers.add(onChange);
  return () => followers.delete(onChange);
}

function readStored(key: string): GuideProgress | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<GuideProgress> | null;
    return stored === null || !Array.isArray(stored.done) ? null : { ...begun, ...stored };
  } catch {
    return null;
  }
}
