import type { Cents } from '../../../units.ts';
import type { Reason, Term } from '../../model/explanation.ts';

/** Every kind of step behind an amount; money-reason-words.ts has the text of each. */
export const moneyTermKinds = [
  'labor-hours',
  'labor-discount',
  'parts-price',
  'parts-adjustment',
  'parts-own-adjustment',
  'paint-rate',
  'paint-further-rate',
  'paint-percent',
  'paint-table-rate',
  'paint-table-flat',
  'supplies-percent',
  'supplies-per-hour',
  'supplies-flat',
  'sublet-quotes',
  'sublet-markup',
  'other-charge',
  'labor-type',
  'parts-source',
  'category',
  'subtotal',
  'discount-percent',
  'discount-flat',
  'discount',
  'taxable',
  'discount-on-taxable',
  'tax-rate',
  'tax-tier',
  'tax-surcharge',
  'tax',
  'gross',
  'gross-without-lines',
  'gross-with-possible',
  'customer-lines',
  'warranty-lines',
  'related-prior-damage',
  'betterment-percent',
  'betterment-flat',
  'betterment',
  'betterment-tax',
  'deductible',
  'deductible-waived',
  'other-payers',
  'net',
  'appearance-allowance',
  'price',
  'price-included',
  'minimum',
  'maximum',
  'limit',
  'rounding',
] as const;
export type MoneyTermKind = (typeof moneyTermKinds)[number];

export interface MoneyTerm extends Term {
  readonly kind: MoneyTermKind;
  readonly amount: Cents;
}

export interface MoneyReason extends Reason {
  readonly of: 'money';
  readonly amount: Cents;
  readonly terms: readonly MoneyTerm[];
}

export function moneyTerm(
  kind: MoneyTermKind,
  amount: Cents,
  numbers: readonly number[] = [],
  name?: string,
): MoneyTerm {
  return name === undefined ? { kind, numbers, amount } : { kind, numbers, amount, name };
}

/** Amounts are always the sum of their terms, so an explanation cannot drift from its number. */
export function amountOf(terms: readonly MoneyTerm[]): Cents {
  let amount = 0;
  for (const term of terms) amount += term.amount;
  return amount as Cents;
}

/** The terms, with one more where they do not come to `amount`. */
export function broughtTo(
  amount: Cents,
  terms: readonly MoneyTerm[],
  kind: MoneyTermKind,
  numbers: readonly number[] = [],
): readonly MoneyTerm[] {
  const missing = (amount - amountOf(terms)) as Cents;
  return missing === 0 ? terms : [...terms, moneyTerm(kind, missing, numbers)];
}

/** Taking back is exactly the negative of adding. */
export function negated(terms: readonly MoneyTerm[]): readonly MoneyTerm[] {
  return terms.map((term) => ({ ...term, amount: (0 - term.amount) as Cents }));
}
