import type { Problem } from '@dre/core/contract/problem';
import type { Result } from '@dre/core/domain/result';
import type { PendingPhoto } from '../storage/photo-storage.ts';

/** An estimate, or a repair order. */
export type PhotoDestination = Pick<PendingPhoto, 'estimate' | 'repairOrder'>;

/** Bytes of a picture the server has. */
export interface Received {
  readonly received: number;
  readonly state: 'waiting' | 'kept' | 'ready';
}

/** Requests that upload a picture part by part. */
export interface PhotoTransport {
  announce(home: PhotoDestination, file: string, bytes: number): Promise<Result<Received, Problem>>;
  sendPart(
    home: PhotoDestination,
    file: string,
    offset: number,
    part: Blob,
  ): Promise<Result<Received, Problem>>;
  /** Confirms in a second request that the server stores the file, before the local copy is deleted. */
  isStored(home: PhotoDestination, file: string): Promise<Result<boolean, Problem>>;
}
