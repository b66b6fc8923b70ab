import type { CallCounts } from '../../http/limits/call-counts.ts';
import { callerOf } from '../../http/limits/rate-limits.ts';

/** The milliseconds this caller must wait before requesting another link to this address; 0 if none. */
export type ResetLimit = (peer: string, email: string) => Promise<number>;

const resets = { name: 'password links', requests: 3, perSeconds: 15 * 60 };

/** Counts by caller and address together, so that nobody can block the owner of an address. */
export function limitResets(counts: CallCounts): ResetLimit {
  return (peer, email) => counts.take(resets, `${callerOf(peer)} ${email.trim().toLowerCase()}`);
}
