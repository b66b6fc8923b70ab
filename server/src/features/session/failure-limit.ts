import type { CallCounts } from '../../http/limits/call-counts.ts';
import { callerOf } from '../../http/limits/rate-limits.ts';

export interface FailureLimit {
  /** How long this caller must wait before trying this account again; 0: not at all. */
  waitMs(peer: string, account: string): Promise<number>;
  note(peer: string, account: string, isSuccess: boolean): Promise<void>;
}

const failures = { what: 'wrong passwords', requests: 10, perSeconds: 15 * 60 };

/** Wrong passwords are counted for a caller and an account together: nobody can lock the owner of an account out. */
export function limitFailures(counts: CallCounts): FailureLimit {
  const whoOf = (peer: string, account: string) => `${callerOf(peer)} ${account.trim().toLowerCase()}`;
  return {
    waitMs: (peer, account) => counts.waitMs(failures, whoOf(peer, account)),
    async note(peer, account, isSuccess) {
      if (isSuccess) await counts.forget(failures, whoOf(peer, account));
      else await counts.take(failures, whoOf(peer, account));
    },
  };
}
