import type { SessionStanding } from './session-queries.ts';

/** No input for this long ends a session; the refresh timer is not input. */
export const idleMs = 60 * 60_000;
export const longestSessionMs = 12 * 3_600_000;
/** How often activity is written down: a session row is not touched by every call. */
export const activityGrainMs = 60_000;

/** For calls that left with the old token while the new one was already in use. */
export const overlapMs = 30_000;

export type Standing =
  | { readonly kind: 'good' }
  /** The token before the current one: its successor never arrived, or is not used yet. */
  | { readonly kind: 'good-previous' }
  | { readonly kind: 'reused' }
  | { readonly kind: 'other-browser' }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'ended' };

/** What a token is worth now. Decided here for every call, whatever the token itself says. */
export function judge(row: SessionStanding | undefined, tokenId: string, now: Date): Standing {
  if (row === undefined) return { kind: 'ended' };
  if (row.disabled_at !== null || row.ended_because === 'disabled') return { kind: 'disabled' };
  if (row.ended_because === 'other-browser') return { kind: 'other-browser' };
  if (row.ended_at !== null || row.ends_at <= now) return { kind: 'ended' };
  if (now.getTime() - row.last_active_at.getTime() >= idleMs) return { kind: 'ended' };
  if (row.token_id === tokenId) return { kind: 'good' };
  return { kind: isPreviousGood(row, tokenId, now) ? 'good-previous' : 'reused' };
}

function isPreviousGood(row: SessionStanding, tokenId: string, now: Date): boolean {
  if (row.previous_token_id !== tokenId) return false;
  return row.previous_good_until === null || row.previous_good_until > now;
}
