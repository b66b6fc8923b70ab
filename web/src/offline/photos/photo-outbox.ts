import type { Problem } from '@dre/core/contract/problem';
import type { WaitingPhotos } from './waiting-photos.ts';
import type { PendingPhoto } from './storage/photo-storage.ts';

/** A picture on its way to the server: being shrunk, waiting, being sent, or refused. */
export interface OutboxPhoto {
  readonly photo: PendingPhoto;
  readonly stage: 'reading' | 'waiting' | 'sending' | 'refused';
  /** Share of the bytes the server has, from 0 to 1. */
  readonly share: number;
  /** Visible at once, before anything is sent. */
  readonly smallUrl: string | undefined;
}

/** A file refused before any upload. */
export interface RefusedFile {
  readonly key: string;
  readonly estimate: string;
  readonly name: string;
  readonly reason: string;
}

/** Snapshot of the pictures this device still has to send. */
export interface Outbox {
  /** By photo id, in the order they were taken. */
  readonly arrivals: ReadonlyMap<string, OutboxPhoto>;
  readonly refused: readonly RefusedFile[];
  /** The problem of the last failed upload; null while uploading works. */
  readonly trouble: Problem | null;
  /** The disk is full: some pictures live only as long as this page. */
  readonly isFull: boolean;
}

export const emptyOutbox: Outbox = { arrivals: new Map(), refused: [], trouble: null, isFull: false };

/** The estimate, vehicle location and lines a new photo is filed under. */
export interface PhotoHome extends Pick<
  PendingPhoto,
  'estimate' | 'repairOrder' | 'company' | 'place' | 'view' | 'lines'
> {
  /** Order key of the estimate's last photo; new photos sort after it. */
  readonly lastOrder: string | null;
}

/** The open estimate a photo is added to. */
export interface PhotoEstimate {
  /** True if the photo is on the estimate or was removed from it. */
  readonly has: (id: string) => boolean;
  /** Returns null, or the reason it cannot be added. */
  readonly add: (photo: PendingPhoto) => string | null;
  /** Resolves once the added photo is on the server or stored on this device. */
  readonly safe: () => Promise<void>;
}

/** Waiting photos by estimate. Refused ones do not count: they wait for the user. */
export function waitingIn({ arrivals, trouble }: Outbox): ReadonlyMap<string, WaitingPhotos> {
  const waiting = new Map<string, WaitingPhotos>();
  for (const { photo, stage } of arrivals.values()) {
    const count = (waiting.get(photo.estimate)?.count ?? 0) + (stage === 'refused' ? 0 : 1);
    waiting.set(photo.estimate, { count, isCutOff: trouble !== null });
  }
  return waiting;
}

/** An upload in progress stays 'sending' when the storage is read again. */
export function stageOf(
  { refusal, toSend, isWithServer }: PendingPhoto,
  existing: OutboxPhoto | undefined,
): OutboxPhoto['stage'] {
  if (refusal !== null) return 'refused';
  if (toSend === null) return 'reading';
  return existing?.stage === 'sending' && !isWithServer ? 'sending' : 'waiting';
}
