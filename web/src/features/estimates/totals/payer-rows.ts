import type { SettlementName } from '@dre/core/domain/estimates/pricing/payers/total-amount';
import type { Explainable } from '@dre/core/domain/estimates/explanations/explain-total';
import { type TotalsRow, totalsRow } from './totals-rows.ts';

/** Each payer's share of the total, and the parts of the customer's share. */
export function payerRows(from: Explainable): readonly TotalsRow[] {
  const { settlement, claim } = from;
  const parts = claim.payer === 'customer' ? [] : customerParts(from);
  const [only] = parts;
  const isOne = parts.length === 1 && only?.amount === settlement.customer;
  const customer = isOne
    ? totalsRow(from, { kind: 'customer' }, 'Customer', only.label.toLowerCase())
    : totalsRow(from, { kind: 'customer' }, 'Customer pays');
  const payers: readonly TotalsRow[] = [
    ...nonZeroRow(from, 'insurer', 'Insurer pays', claim.payer === 'insurance'),
    ...nonZeroRow(from, 'warranty', 'Warranty pays', claim.payer === 'warranty'),
    customer,
    ...(isOne ? [] : parts),
  ];
  const net = totalsRow(from, { kind: 'net' }, 'Net payable', '', 'total');
  const isPlain = claim.payer === 'customer' && settlement.warranty === 0;
  return [...payers, ...(isPlain ? [] : [net])];
}

/** Amounts outside the total: not claimed from anybody yet, or no revenue of the repair. */
export function outsideRows(from: Explainable): readonly TotalsRow[] {
  const { unrelatedPriorDamage } = from.settlement;
  const outside = [
    ...nonZeroRow(from, 'possible', 'Possible lines'),
    ...nonZeroRow(from, 'appearance-allowance', 'Appearance allowance'),
  ];
  if (from.settlement.appearanceAllowance !== 0) {
    outside.push(totalsRow(from, { kind: 'insurer-outlay' }, 'Cost to the insurer'));
  }
  if (unrelatedPriorDamage === null) return outside;
  const apart = { ...from, totals: unrelatedPriorDamage };
  const unrelated = totalsRow(apart, { kind: 'gross' }, 'Unrelated prior damage');
  return [...outside, { ...unrelated, key: 'unrelated' }];
}

const customerSteps: readonly (readonly [SettlementName, string])[] = [
  ['deductible', 'Deductible'],
  ['betterment', 'Betterment'],
  ['betterment-tax', 'Tax on betterment'],
  ['related-prior-damage', 'Prior damage'],
  ['customer-lines', 'Own lines'],
];

function customerParts(from: Explainable): readonly TotalsRow[] {
  return customerSteps.flatMap(([kind, label]) =>
    nonZeroRow(from, kind, label).map((part) => ({ ...part, rank: 'part' as const })),
  );
}

function nonZeroRow(from: Explainable, kind: SettlementName, label: string, isAlways = false): TotalsRow[] {
  const found = totalsRow(from, { kind }, label);
  return found.amount === 0 && !isAlways ? [] : [found];
}
