import { RateLimiterMemory } from 'rate-limiter-flexible';
import { callerOf } from '../../http/rate-limits.ts';

export interface FailureLimit {
  /** How long this caller must wait before trying this account again; 0: not at all. */
  waitMs(peer: string, account: string): Promise<number>;
  note(peer: string, account: string, isSuccess: boolean): Promise<void>;
}

const failures = { points: 10, duration: 15 * 60 };

/** Wrong passwords are counted for a caller and an account together: nobody can lock the owner of an account out. */
export function limitFailures(): FailureLimit {
  const limiter = new RateLimiterMemory(failures);
  const keyOf = (peer: string, account: string) => `${callerOf(peer)} ${account.trim().toLowerCase()}`;
  return {
    async waitMs(peer, account) {
      const seen = await limiter.get(keyOf(peer, account));
      return seen !== null && seen.consumedPoints >= failures.points ? seen.msBeforeNext : 0;
    },
    async note(peer, account, isSuccess) {
      if (isSuccess) await limiter.delete(keyOf(peer, account));
      else await limiter.penalty(keyOf(peer, account));
    },
  };
}
