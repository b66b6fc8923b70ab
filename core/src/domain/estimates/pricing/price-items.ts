import type { EstimateContent } from '../model/estimate.ts';
import { sharesInTurn, type TakingOut } from './payers/lines-shares.ts';
import { settle, type Settlement } from './payers/payers.ts';
import { repairShares } from './values/share.ts';
import { tallied, together } from './totals/tally.ts';
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

export function priceItems(
  items: readonly WorkItem[],
  { profile, claim }: Pick<EstimateContent, 'profile' | 'claim'>,
  takingOut: TakingOut = sharesInTurn,
): PricedItems {
  const tallies = tallied(items, profile);
  const totals = totalsOf(together(tallies, repairShares), profile);
  return { totals, settlement: settle({ tallies, totals, profile, claim }, takingOut) };
}
