import type { Photo } from '@dre/core/domain/estimates/model/estimate';

/** What of a picture goes to the server, named by its SHA-256. */
export interface PictureToSend extends Pick<Photo, 'file' | 'width' | 'height' | 'takenAt'> {
  readonly bytes: Blob;
}

/** A photo taken or chosen on this device that is not yet safe with the server. */
export interface PendingPhoto extends Pick<Photo, 'id' | 'caption' | 'place' | 'view' | 'lines' | 'order'> {
  readonly estimate: string;
  readonly company: string;
  /** What its file was called, to name it by. */
  readonly name: string;
  /** The tab that takes care of it; whoever opens next takes over from one that is gone. */
  readonly tab: string;
  /** As it was chosen, until there is something smaller to send. */
  readonly original: Blob | null;
  readonly small: Blob | null;
  readonly toSend: PictureToSend | null;
  /** The edit that adds it is written: on its own shelf, or with the server. */
  readonly isOnEstimate: boolean;
  /** Every byte is there, and was found there when asked again. */
  readonly isWithServer: boolean;
  /** Why the server would not take it. */
  readonly refusal: string | null;
}

/** Nothing of it is left to be done from here. */
export function isSafe({ isOnEstimate, isWithServer }: PendingPhoto): boolean {
  return isOnEstimate && isWithServer;
}

/** Where pictures lie until the server has them. A promise that ends well means: on the disk. */
export interface PhotoStorage {
  /** In the order they were taken. */
  all(): Promise<readonly PendingPhoto[]>;
  put(photo: PendingPhoto): Promise<void>;
  /** Changes one that is still there; whoever removed it meanwhile is right. */
  change(id: string, changes: Partial<PendingPhoto>): Promise<PendingPhoto | undefined>;
  remove(id: string): Promise<void>;
}
