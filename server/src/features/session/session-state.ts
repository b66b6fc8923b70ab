import type { SessionStanding } from './session-queries.ts';

/** No call and no input for this long ends a session; the refresh timer alone is neither. */
export const idleMs = 30 * 60_000;
export const longestSessionMs = 12 * 3_600_000;
/** How often activity is written down: a session row is not touched by every call. */
export const activityGrainMs = 60_000;

/** For calls that left with the old token while the new one was already in use. */
export const overlapMs = 30_000;

export type SessionState =
  | { readonly kind: 'good' }
  /** The token before the current one: its successor never arrived, or is not used yet. */
  | { readonly kind: 'good-previous' }
  | { readonly kind: 'reused' }
  | { readonly kind: 'other-browser' }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'ended' };

/** What a token is worth now. Decided here for every call, whatever the token itself says. */
export function judge(row: SessionStanding | undefined, tokenId: string, now: Date): SessionState {
  if (row === undefined) return { kind: 'ended' };
  if (row.disabledAt !== null || row.endedBecause === 'disabled') return { kind: 'disabled' };
  if (row.endedBecause === 'other-browser') return { kind: 'other-browser' };
  if (row.endedAt !== null || row.endsAt <= now) return { kind: 'ended' };
  if (now.getTime() - row.lastActiveAt.getTime() >= idleMs) return { kind: 'ended' };
  if (row.tokenId === tokenId) return { kind: 'good' };
  return { kind: isPreviousGood(row, tokenId, now) ? 'good-previous' : 'reused' };
}

function isPreviousGood(row: SessionStanding, tokenId: string, now: Date): boolean {
  if (row.previousTokenId !== tokenId) return false;
  return row.previousGoodUntil === null || row.previousGoodUntil > now;
}
