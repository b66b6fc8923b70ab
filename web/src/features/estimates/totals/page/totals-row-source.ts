import { totalReason } from '@dre/core/domain/estimates/explanations/explain-total';
import { standardOf } from '@dre/core/domain/estimates/pricing/payers/judged-total';
import { standardText } from '@dre/core/domain/estimates/wording/profile-labels';
import type { TotalsRow } from '../totals-rows.ts';

/** The source of a number: the estimate, its profile, or the order of the totals. */
export function totalsRowSource({ key, name, from }: Pick<TotalsRow, 'key' | 'name' | 'from'>): string {
  if (key === 'unrelated') {
    return 'Priced on its own, as on its own document. Labor, supplies and taxes are calculated and rounded for it alone: what a line takes off the total when it is marked may differ by a few cents.';
  }
  const { source } = totalReason(name, from);
  const profile = from.profile.name;
  if (source === 'judgment') {
    return `Set on this estimate. The profile ${profile} says ${standardText(standardOf(name, from.profile))}.`;
  }
  return source === 'profile'
    ? `Rates and rules of the profile ${profile}.`
    : 'Follows from the figures above it, in the order totals are calculated.';
}
