import type { EstimateContent } from '../model/estimate.ts';
import { separatedInTurn, type SeparationRules } from './payers/group-payments.ts';
import { settle, type Settlement } from './payers/settlement.ts';
import { repairGroups } from './values/payer-group.ts';
import { sumsByPayerGroup, sumsOfGroups } from './totals/sums.ts';
import { type Totals, totalsOf } from './totals/totals.ts';
import type { WorkItem } from './values/work-item.ts';

/** What billed items come to and who pays it. */
export interface PricedItems {
  readonly totals: Totals;
  readonly settlement: Settlement;
}

/** A version's content beside everything that follows from it, as compare and supplements read it. */
export interface PricedVersion extends PricedItems {
  readonly content: EstimateContent;
  readonly items: readonly WorkItem[];
}

export function priceWorkItems(
  items: readonly WorkItem[],
  { profile, claim }: Pick<EstimateContent, 'profile' | 'claim'>,
  separation: SeparationRules = separatedInTurn,
): PricedItems {
  const tallies = sumsByPayerGroup(items, profile);
  const totals = totalsOf(sumsOfGroups(tallies, repairGroups), profile);
  return { totals, settlement: settle({ tallies, totals, profile, claim }, separation) };
}
