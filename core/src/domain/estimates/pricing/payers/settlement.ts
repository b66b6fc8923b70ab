import { type Cents, noMoney, subtract, sum } from '../../../units.ts';
import { type BettermentTotal, bettermentTotal } from './betterment.ts';
import { type Billed, type GroupPayment, groupPayments, type SeparationRules } from './group-payments.ts';
import type { Profile } from '../../model/profile.ts';
import { amountTaken } from './amount-taken.ts';
import { repairGroups, type PayerGroup } from '../values/payer-group.ts';
import { type SumsByPayerGroup, sumsOfGroups } from '../totals/sums.ts';
import { type Totals, totalsOf } from '../totals/totals.ts';

/** Who pays what of the gross: the three always add up to it. */
export interface Settlement {
  readonly customerLines: GroupPayment;
  readonly warrantyLines: GroupPayment;
  readonly relatedPriorDamage: GroupPayment;
  readonly betterment: BettermentTotal & { readonly tax: Cents };
  /** What is left for the claim's payer, before the deductible. */
  readonly insurable: Cents;
  readonly deductible: Cents;
  readonly insurer: Cents;
  readonly customer: Cents;
  readonly warranty: Cents;
  /** What whoever the claim says pays has to pay the shop. */
  readonly net: Cents;
  readonly appearanceAllowance: Cents;
  /** What the loss costs the insurer: the allowance goes to the owner and is no revenue of the repair. */
  readonly insurerOutlay: Cents;
  /** A page of its own, in no total; null where there is none. */
  readonly unrelatedPriorDamage: Totals | null;
  /** What the possible lines would add to the gross. */
  readonly possible: Cents;
}

export function settle(billed: Billed, separation: SeparationRules): Settlement {
  const { tallies, totals, profile, claim } = billed;
  const { payments: lines, left } = groupPayments(billed, separation);
  const betterment = bettermentShare(billed, left);
  const insurable = subtract(left, sum([betterment.amount, betterment.tax]));
  const isInsured = claim.payer !== 'customer';
  const deductible =
    isInsured && !claim.isDeductibleWaived ? amountTaken(claim.deductible, insurable) : noMoney;
  const net = isInsured ? subtract(insurable, deductible) : noMoney;
  const insurer = claim.payer === 'insurance' ? net : noMoney;
  const warranty = claim.payer === 'warranty' ? net : lines.warranty.amount;
  const customer = subtract(totals.gross, sum([insurer, warranty]));
  const appearanceAllowance = claim.payer === 'insurance' ? claim.appearanceAllowance : noMoney;
  return {
    customerLines: lines.customer,
    warrantyLines: lines.warranty,
    relatedPriorDamage: lines.related,
    betterment,
    insurable,
    deductible,
    insurer,
    customer,
    warranty,
    net: isInsured ? net : customer,
    appearanceAllowance,
    insurerOutlay: sum([insurer, appearanceAllowance]),
    ...outsideTotals(tallies, totals, profile),
  };
}

/** Lines the customer or a prior loss pays for as a whole have no betterment besides. */
function bettermentShare(
  { tallies, totals, profile, claim: { payer } }: Billed,
  left: Cents,
): Settlement['betterment'] {
  const shares: readonly PayerGroup[] = payer === 'warranty' ? ['claim', 'warranty'] : ['claim'];
  const bettered = payer === 'customer' ? [] : shares.flatMap((share) => tallies[share]?.bettered ?? []);
  if (bettered.length === 0) return noBetterment;
  const total = bettermentTotal(bettered, totals, profile);
  const amount = amountTaken(total.amount, left);
  const tax = amountTaken(sum(total.taxes.map((each) => each.amount)), subtract(left, amount));
  return { ...total, amount, tax };
}

const noBetterment: Settlement['betterment'] = { lines: [], amount: noMoney, taxes: [], tax: noMoney };

function outsideTotals(
  tallies: SumsByPayerGroup,
  totals: Totals,
  profile: Profile,
): Pick<Settlement, 'unrelatedPriorDamage' | 'possible'> {
  const withPossible = () => totalsOf(sumsOfGroups(tallies, [...repairGroups, 'possible']), profile).gross;
  return {
    unrelatedPriorDamage:
      tallies.unrelated === undefined ? null : totalsOf(sumsOfGroups(tallies, ['unrelated']), profile),
    possible: tallies.possible === undefined ? noMoney : subtract(withPossible(), totals.gross),
  };
}
