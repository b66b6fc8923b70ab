import { type Cents, larger, noMoney, subtract } from '../../../units.ts';
import type { Claim } from '../../model/estimate.ts';
import type { Profile } from '../../model/profile.ts';
import { amountTaken } from './amount-taken.ts';
import { repairGroups, type PayerGroup } from '../values/payer-group.ts';
import { type SumsByPayerGroup, sumsByPayerGroup, sumsOfGroups } from '../totals/sums.ts';
import { type Totals, totalsOf } from '../totals/totals.ts';
import type { WorkItem } from '../values/work-item.ts';

/** The price of one group's lines: the gross left before them less the gross left without them. */
export interface GroupPayment {
  readonly amount: Cents;
  readonly grossBefore: Cents;
  readonly grossWithout: Cents;
}

export const separateGroups = ['related', 'customer', 'warranty'] as const satisfies readonly PayerGroup[];
export type SeparateGroup = (typeof separateGroups)[number];

/** Rules for taking the lines of other payers out of the gross. */
export interface SeparationRules {
  readonly order: readonly SeparateGroup[];
  /** Each group is taken out of what those before it left; otherwise out of the whole estimate. */
  readonly isInTurn: boolean;
  /** The items billed without the lines of these groups; absent: the others' items as they are. */
  readonly itemsWithout?: (groups: readonly PayerGroup[]) => readonly WorkItem[];
}

/** Groups go one after another, so that work two of them require together is counted once. */
export const separatedInTurn: SeparationRules = { order: separateGroups, isInTurn: true };

/** The first arithmetic: the other lines keep the overlap and clear coat they have beside these. */
export const separatedTogether: SeparationRules = {
  order: ['customer', 'warranty', 'related'],
  isInTurn: false,
};

/** Groups taken out before the claim's payer is billed. */
const groupsPaidSeparately: Record<Claim['payer'], readonly SeparateGroup[]> = {
  insurance: ['related', 'customer', 'warranty'],
  warranty: ['related', 'customer'],
  customer: ['warranty'],
};

export interface Billed {
  readonly sums: SumsByPayerGroup;
  readonly totals: Totals;
  readonly profile: Profile;
  readonly claim: Claim;
}

export interface GroupPayments {
  readonly payments: Readonly<Record<SeparateGroup, GroupPayment>>;
  /** The gross not yet assigned to a payer. */
  readonly left: Cents;
}

/** Each group's part of labor, paint, supplies, discount and tax follows from pricing the estimate without it. */
export function groupPayments(
  { sums, totals, profile, claim }: Billed,
  { order, isInTurn, itemsWithout }: SeparationRules,
): GroupPayments {
  const payments: Partial<Record<SeparateGroup, GroupPayment>> = {};
  const gone: PayerGroup[] = [];
  let grossBefore = totals.gross;
  // A gross below nothing is the customer's credit: nobody else pays or gets anything.
  let left = larger(totals.gross, noMoney);
  for (const group of order) {
    if (sums[group] === undefined || !groupsPaidSeparately[claim.payer].includes(group)) {
      payments[group] = { amount: noMoney, grossBefore, grossWithout: grossBefore };
      continue;
    }
    gone.push(group);
    const without = isInTurn ? gone : [group];
    const staying = repairGroups.filter((other) => !without.includes(other));
    const rest = itemsWithout === undefined ? sums : sumsByPayerGroup(itemsWithout(without), profile);
    const grossWithout = totalsOf(sumsOfGroups(rest, staying), profile).gross;
    const amount = amountTaken(subtract(grossBefore, grossWithout), left);
    payments[group] = { amount, grossBefore, grossWithout };
    left = subtract(left, amount);
    if (isInTurn) grossBefore = grossWithout;
  }
  return { payments: payments as GroupPayments['payments'], left };
}
