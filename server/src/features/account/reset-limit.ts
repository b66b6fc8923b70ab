import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerOf } from '../../http/rate-limits.ts';

/** How long this caller must wait before asking for another link to this address; 0: not at all. */
export type ResetLimit = (peer: string, email: string) => Promise<number>;

/** Counted for a caller and an address together: nobody can keep the owner of an address from asking. */
export function limitResets(): ResetLimit {
  const limiter = new RateLimiterMemory({ points: 3, duration: 15 * 60 });
  return async (peer, email) => {
    try {
      await limiter.consume(`${callerOf(peer)} ${email.trim().toLowerCase()}`);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return refused.msBeforeNext;
    }
  };
}
