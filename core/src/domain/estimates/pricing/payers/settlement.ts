import { type Cents, noMoney, subtract, sum } from '../../../units.ts';
import { type BettermentTotal, bettermentTotal } from './betterment.ts';
import { type Billed, type GroupPayment, groupPayments, type SeparationRules } from './group-payments.ts';
import type { Profile } from '../../model/profile.ts';
import { amountTaken } from './amount-taken.ts';
import { repairGroups, type PayerGroup } from '../values/payer-group.ts';
import { type SumsByPayerGroup, sumsOfGroups } from '../totals/sums.ts';
import { type Totals, totalsOf } from '../totals/totals.ts';

/** The gross by payer: insurer, customer and warranty always add up to it. */
export interface Settlement {
  readonly customerLines: GroupPayment;
  readonly warrantyLines: GroupPayment;
  readonly relatedPriorDamage: GroupPayment;
  readonly betterment: BettermentTotal & { readonly tax: Cents };
  /** The part of the claim's payer, before the deductible. */
  readonly insurable: Cents;
  readonly deductible: Cents;
  readonly insurer: Cents;
  readonly customer: Cents;
  readonly warranty: Cents;
  /** The amount the claim's payer owes the shop. */
  readonly net: Cents;
  readonly appearanceAllowance: Cents;
  /** The insurer's cost of the loss: the allowance goes to the owner and is no revenue of the repair. */
  readonly insurerOutlay: Cents;
  /** Printed on a page of its own and in no total; null without such damage. */
  readonly unrelatedPriorDamage: Totals | null;
  /** The amount the possible lines would add to the gross. */
  readonly possible: Cents;
}

export function settle(billed: Billed, separation: SeparationRules): Settlement {
  const { sums, totals, profile, claim } = billed;
  const { payments: lines, left } = groupPayments(billed, separation);
  const betterment = bettermentPaid(billed, left);
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
    ...outsideTotals(sums, totals, profile),
  };
}

/** Lines that the customer or a prior loss pays for as a whole have no betterment besides. */
function bettermentPaid(
  { sums, totals, profile, claim: { payer } }: Billed,
  left: Cents,
): Settlement['betterment'] {
  const groups: readonly PayerGroup[] = payer === 'warranty' ? ['claim', 'warranty'] : ['claim'];
  const bettered = payer === 'customer' ? [] : groups.flatMap((group) => sums[group]?.bettered ?? []);
  if (bettered.length === 0) return noBetterment;
  const total = bettermentTotal(bettered, totals, profile);
  const amount = amountTaken(total.amount, left);
  const tax = amountTaken(sum(total.taxes.map((each) => each.amount)), subtract(left, amount));
  return { ...total, amount, tax };
}

const noBetterment: Settlement['betterment'] = { lines: [], amount: noMoney, taxes: [], tax: noMoney };

function outsideTotals(
  sums: SumsByPayerGroup,
  totals: Totals,
  profile: Profile,
): Pick<Settlement, 'unrelatedPriorDamage' | 'possible'> {
  const withPossible = () => totalsOf(sumsOfGroups(sums, [...repairGroups, 'possible']), profile).gross;
  return {
    unrelatedPriorDamage:
      sums.unrelated === undefined ? null : totalsOf(sumsOfGroups(sums, ['unrelated']), profile),
    possible: sums.possible === undefined ? noMoney : subtract(withPossible(), totals.gross),
  };
}
