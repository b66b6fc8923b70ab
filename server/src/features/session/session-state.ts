import type { VerifiedSessionRow } from './session-queries.ts';

/** A session ends after this long without a call or input; the refresh timer counts as neither. */
export const idleMs = 30 * 60_000;
export const longestSessionMs = 12 * 3_600_000;
/** Activity is written at most this often, so that not every call updates the session row. */
export const activityGrainMs = 60_000;

/** For calls sent with the old token while the new one was already in use. */
export const overlapMs = 30_000;

export type SessionState =
  | { readonly kind: 'good' }
  /** The previous token: its successor never arrived or is not used yet. */
  | { readonly kind: 'good-previous' }
  | { readonly kind: 'reused' }
  | { readonly kind: 'other-browser' }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'ended' };

/** The state of a token, decided here for every call, regardless of the token's own claims. */
export function judge(row: VerifiedSessionRow | undefined, tokenId: string, now: Date): SessionState {
  if (row === undefined) return { kind: 'ended' };
  if (row.disabledAt !== null || row.endedBecause === 'disabled') return { kind: 'disabled' };
  if (row.endedBecause === 'other-browser') return { kind: 'other-browser' };
  if (row.endedAt !== null || row.endsAt <= now) return { kind: 'ended' };
  if (now.getTime() - row.lastActiveAt.getTime() >= idleMs) return { kind: 'ended' };
  if (row.tokenId === tokenId) return { kind: 'good' };
  return { kind: isPreviousGood(row, tokenId, now) ? 'good-previous' : 'reused' };
}

function isPreviousGood(row: VerifiedSessionRow, tokenId: string, now: Date): boolean {
  if (row.previousTokenId !== tokenId) return false;
  return row.previousGoodUntil === null || row.previousGoodUntil > now;
}
