import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { LinkRow } from './links-queries.ts';

export interface Version {
  readonly label: string;
  /** Empty for the version as it was locked. */
  readonly correction: string;
}

/** The current version: the last locked one with its corrections. */
export function lastVersion({ versions }: Pick<Estimate, 'versions'>): Version | undefined {
  const last = versions.at(-1);
  return last && { label: last.label, correction: last.corrections.at(-1)?.label ?? '' };
}

export function isSameVersion(one: Version, other: Version): boolean {
  return one.label === other.label && one.correction === other.correction;
}

export type LinkState = 'open' | 'replaced' | 'expired' | 'revoked';

export function stateOf(link: LinkRow, now: Date, current: Version | undefined): LinkState {
  if (link.revokedAt !== null) return 'revoked';
  if (link.expiresAt <= now) return 'expired';
  return current !== undefined && isSameVersion(link, current) ? 'open' : 'replaced';
}
