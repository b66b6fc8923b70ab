import type { Problem } from '@dre/core/contract/problem';
import type { Result } from '@dre/core/domain/result';

/** How much of a picture the server has. */
export interface Received {
  readonly received: number;
  readonly state: 'waiting' | 'kept' | 'ready';
}

/** The way of pictures to the server, part by part. */
export interface PhotoTransport {
  announce(estimate: string, file: string, bytes: number): Promise<Result<Received, Problem>>;
  sendPart(estimate: string, file: string, offset: number, part: Blob): Promise<Result<Received, Problem>>;
  /** Asked once more after it was told: nothing is thrown away here on one word. */
  hasKept(estimate: string, file: string): Promise<Result<boolean, Problem>>;
}
