import type { Problem } from '@dre/core/contract/problem';
import type { WaitingPhotos } from './waiting-photos.ts';
import type { PendingPhoto } from './storage/photo-storage.ts';

/** A picture on its way: being made smaller, waiting for its turn or the network, being sent, or not taken. */
export interface Arrival {
  readonly photo: PendingPhoto;
  readonly stage: 'reading' | 'waiting' | 'sending' | 'refused';
  /** How much of it the server has, from 0 to 1. */
  readonly share: number;
  /** Shown at once, before anything is sent. */
  readonly smallUrl: string | undefined;
}

/** A file that was not even begun, and why. */
export interface RefusedFile {
  readonly key: string;
  readonly estimate: string;
  readonly name: string;
  readonly reason: string;
}

/** One moment of everything that is on its way from this device. */
export interface Outbox {
  /** By the id of the photo, in the order they were taken. */
  readonly arrivals: ReadonlyMap<string, Arrival>;
  readonly refused: readonly RefusedFile[];
  /** What keeps pictures from being sent; null while nothing does. */
  readonly trouble: Problem | null;
  /** The device has no room: some pictures live only as long as this page. */
  readonly isFull: boolean;
}

export const emptyOutbox: Outbox = { arrivals: new Map(), refused: [], trouble: null, isFull: false };

/** Where a new photo belongs. */
export interface PhotoHome extends Pick<PendingPhoto, 'estimate' | 'company' | 'place' | 'view' | 'lines'> {
  /** The order of the last photo of the estimate; new ones come after it. */
  readonly lastOrder: string | null;
}

/** The open estimate a photo is put on. */
export interface PhotoEstimate {
  /** On it, or removed from it. */
  readonly knows: (id: string) => boolean;
  /** Null, or why it cannot be put there. */
  readonly add: (photo: PendingPhoto) => string | null;
  /** Ends once what was added is kept. */
  readonly safe: () => Promise<void>;
}

/** How many of each estimate wait; what was refused waits for nothing but a word of the user. */
export function waitingIn({ arrivals, trouble }: Outbox): ReadonlyMap<string, WaitingPhotos> {
  const waiting = new Map<string, WaitingPhotos>();
  for (const { photo, stage } of arrivals.values()) {
    const count = (waiting.get(photo.estimate)?.count ?? 0) + (stage === 'refused' ? 0 : 1);
    waiting.set(photo.estimate, { count, isCutOff: trouble !== null });
  }
  return waiting;
}
