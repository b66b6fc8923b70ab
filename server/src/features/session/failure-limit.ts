import type { CallCounts } from '../../http/limits/call-counts.ts';
import { callerOf } from '../../http/limits/rate-limits.ts';

export interface FailureLimit {
  /** Milliseconds until this caller may try this account again, 0 if none. */
  waitMs(peer: string, account: string): Promise<number>;
  note(peer: string, account: string, isSuccess: boolean): Promise<void>;
}

const failures = { name: 'wrong passwords', requests: 10, perSeconds: 15 * 60 };

/** Wrong passwords count for caller and account together, so that nobody can lock an owner out. */
export function limitFailures(counts: CallCounts): FailureLimit {
  const callerKey = (peer: string, account: string) => `${callerOf(peer)} ${account.trim().toLowerCase()}`;
  return {
    waitMs: (peer, account) => counts.waitMs(failures, callerKey(peer, account)),
    async note(peer, account, isSuccess) {
      if (isSuccess) await counts.forget(failures, callerKey(peer, account));
      else await counts.take(failures, callerKey(peer, account));
    },
  };
}
