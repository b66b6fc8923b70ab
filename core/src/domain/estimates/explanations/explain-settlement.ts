import type { Cents } from '../../units.ts';
import type { LineBetterment } from '../pricing/payers/betterment.ts';
import type { Claim } from '../model/estimate.ts';
import { broughtTo, type MoneyTerm, type MoneyTermKind, moneyTerm } from '../pricing/values/money-term.ts';
import type { GroupPayment } from '../pricing/payers/group-payments.ts';
import type { Settlement } from '../pricing/payers/settlement.ts';
import { settlementAmount, type SettlementName } from '../pricing/payers/total-amount.ts';
import type { Totals } from '../pricing/totals/totals.ts';

interface SettlementInput {
  readonly totals: Totals;
  readonly settlement: Settlement;
  readonly claim: Claim;
}

/** If a step would exceed the remaining gross, the last term states the limit. */
export function settlementTerms(name: SettlementName, input: SettlementInput): readonly MoneyTerm[] {
  const { totals, settlement } = input;
  const terms = steps[name](input).filter(({ amount }) => amount !== 0);
  return broughtTo(settlementAmount(name, settlement), terms, 'limit', [totals.gross]);
}

const steps: Record<SettlementName, (input: SettlementInput) => readonly MoneyTerm[]> = {
  'customer-lines': ({ settlement }) => lineSteps(settlement.customerLines),
  'warranty-lines': ({ settlement }) => lineSteps(settlement.warrantyLines),
  'related-prior-damage': ({ settlement }) => lineSteps(settlement.relatedPriorDamage),
  betterment: ({ settlement }) => settlement.betterment.lines.map(bettermentStep),
  'betterment-tax': ({ settlement }) =>
    settlement.betterment.taxes.map(({ name, amount }) => moneyTerm('tax', amount, [], name)),
  insurable: insurableSteps,
  deductible: ({ claim }) =>
    claim.payer === 'customer'
      ? []
      : [
          moneyTerm('deductible', claim.deductible),
          ...(claim.isDeductibleWaived ? [subtracted(moneyTerm('deductible-waived', claim.deductible))] : []),
        ],
  insurer: (input) => (input.claim.payer === 'insurance' ? payerSteps(input) : []),
  customer: ({ totals, settlement, claim }) =>
    claim.payer === 'customer'
      ? [moneyTerm('gross', totals.gross), subtracted(moneyTerm('other-payers', settlement.warranty))]
      : customerSteps(settlement),
  warranty: (input) =>
    input.claim.payer === 'warranty'
      ? payerSteps(input)
      : [moneyTerm('warranty-lines', input.settlement.warrantyLines.amount)],
  net: (input) =>
    input.claim.payer === 'customer' ? [moneyTerm('net', input.settlement.customer)] : payerSteps(input),
  'appearance-allowance': ({ settlement }) => [
    moneyTerm('appearance-allowance', settlement.appearanceAllowance),
  ],
  'insurer-outlay': ({ settlement }) => [
    moneyTerm('net', settlement.insurer),
    moneyTerm('appearance-allowance', settlement.appearanceAllowance),
  ],
  possible: ({ totals, settlement }) =>
    settlement.possible === 0
      ? []
      : [
          moneyTerm('gross-with-possible', (totals.gross + settlement.possible) as Cents),
          subtracted(moneyTerm('gross', totals.gross)),
        ],
};

function lineSteps({ amount, grossBefore, grossWithout }: GroupPayment): readonly MoneyTerm[] {
  if (amount === 0) return [];
  return [moneyTerm('gross', grossBefore), subtracted(moneyTerm('gross-without-lines', grossWithout))];
}

function bettermentStep({ line, of, percent, amount }: LineBetterment): MoneyTerm {
  return percent === null
    ? moneyTerm('betterment-flat', amount, [line])
    : moneyTerm('betterment-percent', amount, [line, of, percent]);
}

/** Amounts the claim's payer does not pay, except the deductible. */
function deductions(settlement: Settlement): readonly MoneyTerm[] {
  const { customerLines, warrantyLines, relatedPriorDamage, betterment } = settlement;
  const named: readonly (readonly [MoneyTermKind, Cents])[] = [
    ['customer-lines', customerLines.amount],
    ['warranty-lines', warrantyLines.amount],
    ['related-prior-damage', relatedPriorDamage.amount],
    ['betterment', betterment.amount],
    ['betterment-tax', betterment.tax],
  ];
  return named.map(([kind, amount]) => moneyTerm(kind, amount));
}

function customerSteps(settlement: Settlement): readonly MoneyTerm[] {
  return [
    ...deductions(settlement).filter(({ kind }) => kind !== 'warranty-lines'),
    moneyTerm('deductible', settlement.deductible),
  ];
}

function insurableSteps({ totals, settlement }: SettlementInput): readonly MoneyTerm[] {
  return [moneyTerm('gross', totals.gross), ...deductions(settlement).map(subtracted)];
}

/** Every step from the total to the claim payer's share. */
function payerSteps(input: SettlementInput): readonly MoneyTerm[] {
  return [...insurableSteps(input), subtracted(moneyTerm('deductible', input.settlement.deductible))];
}

function subtracted(term: MoneyTerm): MoneyTerm {
  return { ...term, amount: (0 - term.amount) as Cents };
}
