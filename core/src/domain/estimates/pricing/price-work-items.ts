import type { EstimateContent } from '../model/estimate.ts';
import { separatedInTurn, type SeparationRules } from './payers/group-payments.ts';
import { settle, type Settlement } from './payers/settlement.ts';
import { repairGroups } from './values/payer-group.ts';
import { sumsByPayerGroup, sumsOfGroups } from './totals/sums.ts';
import { type Totals, totalsOf } from './totals/totals.ts';
import type { WorkItem } from './values/work-item.ts';

/** The totals of billed items and who pays them. */
export interface PricedItems {
  readonly totals: Totals;
  readonly settlement: Settlement;
}

/** A version's content and everything derived from it, for comparisons and supplements. */
export interface PricedVersion extends PricedItems {
  readonly content: EstimateContent;
  readonly items: readonly WorkItem[];
}

export function priceWorkItems(
  items: readonly WorkItem[],
  { profile, claim }: Pick<EstimateContent, 'profile' | 'claim'>,
  separation: SeparationRules = separatedInTurn,
): PricedItems {
  const sums = sumsByPayerGroup(items, profile);
  const totals = totalsOf(sumsOfGroups(sums, repairGroups), profile);
  return { totals, settlement: settle({ sums, totals, profile, claim }, separation) };
}
