import type { CallCounts } from '../../http/limits/call-counts.ts';
import { callerOf } from '../../http/limits/rate-limits.ts';

/** How long this caller must wait before asking for another link to this address; 0: not at all. */
export type ResetLimit = (peer: string, email: string) => Promise<number>;

const resets = { name: 'password links', requests: 3, perSeconds: 15 * 60 };

/** Counted for a caller and an address together: nobody can keep the owner of an address from asking. */
export function limitResets(counts: CallCounts): ResetLimit {
  return (peer, email) => counts.take(resets, `${callerOf(peer)} ${email.trim().toLowerCase()}`);
}
