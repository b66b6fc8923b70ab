import { type Cents, larger, noMoney, smaller, subtract, sum } from '../units.ts';
import { type BettermentTotal, bettermentTotal } from './betterment.ts';
import type { Claim } from './estimate.ts';
import type { Profile } from './profile.ts';
import { repairShares, type Share } from './share.ts';
import { type Tallies, together } from './tally.ts';
import { type Totals, totalsOf } from './totals.ts';

/** Who pays what of the gross: the three always add up to it. */
export interface Settlement {
  readonly customerLines: LinesShare;
  readonly warrantyLines: LinesShare;
  readonly relatedPriorDamage: LinesShare;
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

/** What somebody pays for lines of their own: the gross less the gross without them. */
export interface LinesShare {
  readonly amount: Cents;
  readonly grossWithout: Cents;
}

/** Whose lines are taken out before the claim's payer is asked. */
const takenOut: Record<Claim['payer'], readonly Share[]> = {
  insurance: ['customer', 'warranty', 'related'],
  warranty: ['customer', 'related'],
  customer: ['warranty'],
};

export function settle(tallies: Tallies, totals: Totals, profile: Profile, claim: Claim): Settlement {
  // A gross below nothing is the customer's credit: nobody else pays or gets anything.
  const purse = startPurse(totals.gross);
  const shareFor = (share: Share) =>
    linesShare(takenOut[claim.payer].includes(share) ? tallies : {}, share, totals.gross, profile, purse);
  const customerLines = shareFor('customer');
  const warrantyLines = shareFor('warranty');
  const relatedPriorDamage = shareFor('related');
  const betterment = bettermentShare(tallies, totals, profile, claim, purse);
  const insurable = purse.left;
  const isInsured = claim.payer !== 'customer';
  const deductible = isInsured && !claim.isDeductibleWaived ? take(claim.deductible, purse) : noMoney;
  const net = isInsured ? purse.left : noMoney;
  const insurer = claim.payer === 'insurance' ? net : noMoney;
  const warranty = claim.payer === 'warranty' ? net : warrantyLines.amount;
  const customer = subtract(totals.gross, sum([insurer, warranty]));
  const appearanceAllowance = claim.payer === 'insurance' ? claim.appearanceAllowance : noMoney;
  return {
    customerLines,
    warrantyLines,
    relatedPriorDamage,
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

/** What of the gross is not given to anybody yet. Everything is taken out of it, so nothing can exceed it. */
interface Purse {
  left: Cents;
}

function startPurse(gross: Cents): Purse {
  return { left: larger(gross, noMoney) };
}

function take(amount: Cents, purse: Purse): Cents {
  const taken = smaller(larger(amount, noMoney), purse.left);
  purse.left = subtract(purse.left, taken);
  return taken;
}

/** Their share of labor, paint, supplies, discount and tax follows by itself from pricing without them. */
function linesShare(
  tallies: Tallies,
  share: Share,
  gross: Cents,
  profile: Profile,
  purse: Purse,
): LinesShare {
  if (tallies[share] === undefined) return { amount: noMoney, grossWithout: gross };
  const others = repairShares.filter((other) => other !== share);
  const grossWithout = totalsOf(together(tallies, others), profile).gross;
  return { amount: take(subtract(gross, grossWithout), purse), grossWithout };
}

/** Lines the customer or a prior loss pays for as a whole have no betterment besides. */
function bettermentShare(
  tallies: Tallies,
  totals: Totals,
  profile: Profile,
  { payer }: Claim,
  purse: Purse,
): Settlement['betterment'] {
  const shares: readonly Share[] = payer === 'warranty' ? ['claim', 'warranty'] : ['claim'];
  const bettered = payer === 'customer' ? [] : shares.flatMap((share) => tallies[share]?.bettered ?? []);
  if (bettered.length === 0) return noBetterment;
  const total = bettermentTotal(bettered, totals, profile);
  const amount = take(total.amount, purse);
  return { ...total, amount, tax: take(sum(total.taxes.map((tax) => tax.amount)), purse) };
}

const noBetterment: Settlement['betterment'] = { lines: [], amount: noMoney, taxes: [], tax: noMoney };

function outsideTotals(
  tallies: Tallies,
  totals: Totals,
  profile: Profile,
): Pick<Settlement, 'unrelatedPriorDamage' | 'possible'> {
  const withPossible = () => totalsOf(together(tallies, [...repairShares, 'possible']), profile).gross;
  return {
    unrelatedPriorDamage:
      tallies.unrelated === undefined ? null : totalsOf(together(tallies, ['unrelated']), profile),
    possible: tallies.possible === undefined ? noMoney : subtract(withPossible(), totals.gross),
  };
}
