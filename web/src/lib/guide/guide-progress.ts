import { useSyncExternalStore } from 'react';

/** The steps themselves load with the guide. */
export const guideStepCount = 19;

/** A person's progress with the guided first estimate, on this device. That they ended it is known on all of theirs. */
export interface GuideProgress {
  readonly isRunning: boolean;
  readonly isFolded: boolean;
  /** The estimate written with the guide; null until it exists. */
  readonly estimate: string | null;
  /** Its number, empty until it has one. */
  readonly number: string;
  /** Ids of the steps that were done or skipped. */
  readonly done: readonly string[];
  /** The guide was closed after its last step. */
  readonly isFinished: boolean;
}

const begun: GuideProgress = {
  isRunning: true,
  isFolded: false,
  estimate: null,
  number: '',
  done: [],
  isFinished: false,
};

const declined: GuideProgress = { ...begun, isRunning: false };

let storageKey: string | null = null;
let progress: GuideProgress | null = null;
let isLeadRequested = false;
const followers = new Set<() => void>();

/** Reads the progress of whoever is signed in; null if they never began, neither here nor elsewhere. */
export function openGuide(person: string, isEndedElsewhere = false): void {
  storageKey = keyOf(person);
  show(readStored(storageKey) ?? (isEndedElsewhere ? declined : null));
}

/** True once the progress is this person's: another may have been signed in on the same page before. */
export function isGuideOf(person: string): boolean {
  return storageKey === keyOf(person);
}

/** Begins, with the empty estimate it was offered in if there is one, or goes on where the person left. */
export function startGuide(estimate: string | null = null): void {
  const left = progress !== null && isBegun(progress) ? progress : null;
  isLeadRequested = left !== null;
  keep(left === null ? { ...begun, estimate } : { ...left, isRunning: true, isFolded: false });
}

/** True once after a press on going on: the guide then opens the screen of its step. */
export function takeLeadRequest(): boolean {
  const isRequested = isLeadRequested;
  isLeadRequested = false;
  return isRequested;
}

/** Begins again with another estimate. */
export function restartGuide(): void {
  keep(begun);
}

/** Stops offering the guide; its topic in the help and the finder still begin it. */
export function declineGuide(): void {
  keep(declined);
}

/** True between the first step and the end. */
export function isBegun({ estimate, done, isFinished }: GuideProgress): boolean {
  return !isFinished && (estimate !== null || done.length > 0);
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

function keyOf(person: string): string {
  return `dre_guide ${person}`;
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
