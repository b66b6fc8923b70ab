import { type Cents, larger, noMoney, subtract } from '../../../units.ts';
import type { Claim } from '../../model/estimate.ts';
import type { Profile } from '../../model/profile.ts';
import { amountTaken } from './amount-taken.ts';
import { repairGroups, type PayerGroup } from '../values/payer-group.ts';
import { type SumsByPayerGroup, sumsByPayerGroup, sumsOfGroups } from '../totals/sums.ts';
import { type Totals, totalsOf } from '../totals/totals.ts';
import type { WorkItem } from '../values/work-item.ts';

/** What somebody pays for lines of their own: what was left of the gross less what is left without them. */
export interface GroupPayment {
  readonly amount: Cents;
  readonly grossBefore: Cents;
  readonly grossWithout: Cents;
}

export const separateGroups = ['related', 'customer', 'warranty'] as const satisfies readonly PayerGroup[];
export type SeparateGroup = (typeof separateGroups)[number];

/** How lines somebody else pays for are taken out of the gross. */
export interface SeparationRules {
  readonly order: readonly SeparateGroup[];
  /** Each is taken out of what those before it left; otherwise out of the whole estimate. */
  readonly isInTurn: boolean;
  /** What is billed without the lines of these shares; absent: the others' items as they are. */
  readonly itemsWithout?: (shares: readonly PayerGroup[]) => readonly WorkItem[];
}

/** One kind after another, so that what only two of them bring together is counted once. */
export const separatedInTurn: SeparationRules = { order: separateGroups, isInTurn: true };

/** The first arithmetic: the others keep the overlap and clear coat they have beside these lines. */
export const separatedTogether: SeparationRules = {
  order: ['customer', 'warranty', 'related'],
  isInTurn: false,
};

/** Whose lines are taken out before the claim's payer is asked. */
const groupsPaidSeparately: Record<Claim['payer'], readonly SeparateGroup[]> = {
  insurance: ['related', 'customer', 'warranty'],
  warranty: ['related', 'customer'],
  customer: ['warranty'],
};

export interface Billed {
  readonly tallies: SumsByPayerGroup;
  readonly totals: Totals;
  readonly profile: Profile;
  readonly claim: Claim;
}

export interface GroupPayments {
  readonly payments: Readonly<Record<SeparateGroup, GroupPayment>>;
  /** The gross not yet assigned to a payer. */
  readonly left: Cents;
}

/** Their share of labor, paint, supplies, discount and tax follows by itself from pricing without them. */
export function groupPayments(
  { tallies, totals, profile, claim }: Billed,
  { order, isInTurn, itemsWithout }: SeparationRules,
): GroupPayments {
  const shares: Partial<Record<SeparateGroup, GroupPayment>> = {};
  const gone: PayerGroup[] = [];
  let grossBefore = totals.gross;
  // A gross below nothing is the customer's credit: nobody else pays or gets anything.
  let left = larger(totals.gross, noMoney);
  for (const share of order) {
    if (tallies[share] === undefined || !groupsPaidSeparately[claim.payer].includes(share)) {
      shares[share] = { amount: noMoney, grossBefore, grossWithout: grossBefore };
      continue;
    }
    gone.push(share);
    const without = isInTurn ? gone : [share];
    const staying = repairGroups.filter((other) => !without.includes(other));
    const rest = itemsWithout === undefined ? tallies : sumsByPayerGroup(itemsWithout(without), profile);
    const grossWithout = totalsOf(sumsOfGroups(rest, staying), profile).gross;
    const amount = amountTaken(subtract(grossBefore, grossWithout), left);
    shares[share] = { amount, grossBefore, grossWithout };
    left = subtract(left, amount);
    if (isInTurn) grossBefore = grossWithout;
  }
  return { payments: shares as GroupPayments['payments'], left };
}
