import type { Photo } from '@dre/core/domain/estimates/model/estimate';

/** The bytes sent to the server, named by their SHA-256. */
export interface PictureToSend extends Pick<Photo, 'file' | 'width' | 'height' | 'takenAt'> {
  readonly bytes: Blob;
}

/** A photo taken or selected on this device that is not yet safe on the server. */
export interface PendingPhoto extends Pick<Photo, 'id' | 'caption' | 'place' | 'view' | 'lines' | 'order'> {
  /** The estimate, or for a photo of a repair order that order. */
  readonly estimate: string;
  /** Set for a photo of a repair order. */
  readonly repairOrder?: { readonly task: string | null };
  readonly company: string;
  /** Its file name, for messages. */
  readonly name: string;
  /** The tab responsible for it; another tab takes over once that one is closed. */
  readonly tab: string;
  /** The selected file, until the picture to send is ready. */
  readonly original: Blob | null;
  readonly small: Blob | null;
  readonly toSend: PictureToSend | null;
  /** The edit that adds it is stored on this device or on the server. */
  readonly isOnEstimate: boolean;
  /** The server has every byte, and confirmed it in a second request. */
  readonly isWithServer: boolean;
  /** The reason it was refused. */
  readonly refusal: string | null;
}

/** True if this device has nothing left to do for it. */
export function isSafe({ isOnEstimate, isWithServer }: PendingPhoto): boolean {
  return isOnEstimate && isWithServer;
}

/** Stores photos until the server has them. A write resolves once it is on the disk. */
export interface PhotoStorage {
  /** In the order they were taken. */
  all(): Promise<readonly PendingPhoto[]>;
  put(photo: PendingPhoto): Promise<void>;
  /** Changes a photo if it still exists; returns undefined where it was removed meanwhile. */
  change(id: string, changes: Partial<PendingPhoto>): Promise<PendingPhoto | undefined>;
  remove(id: string): Promise<void>;
}
