import { percentOf, percentOfStretches, proportion } from '../../../rounding.ts';
import { type Cents, larger, noMoney, smaller, subtract } from '../../../units.ts';
import { amountOf, broughtTo, type MoneyTerm, moneyTerm, negated } from '../values/money-term.ts';
import { categories, type Category, type Tax, type TaxTier } from '../../model/profile.ts';
import type { CategoryTotals } from './category-totals.ts';

/**
 * The amount a tax applies to: the taxable lines of each category, less their part of the discount. Paint materials and
 * shop supplies belong to the estimate and not to lines, so they are taxed whole.
 */
export function taxBaseTerms(totals: CategoryTotals, tax: Tax): readonly MoneyTerm[] {
  const terms: MoneyTerm[] = [];
  for (const category of categories) {
    const taxable = taxableAmount(totals, tax, category);
    if (taxable === 0) continue;
    terms.push(moneyTerm('taxable', taxable, [totals.categories[category]], category));
    const discount = proportion(totals.discountShares[category], taxable, totals.categories[category]);
    if (discount !== 0) {
      terms.push(moneyTerm('discount-on-taxable', (0 - discount) as Cents, [], category));
    }
  }
  return terms;
}

export function taxBase(totals: CategoryTotals, tax: Tax): Cents {
  return amountOf(taxBaseTerms(totals, tax));
}

function taxableAmount(totals: CategoryTotals, tax: Tax, category: Category): Cents {
  let amount = 0;
  switch (category) {
    case 'labor':
      for (const { type, taxable } of totals.labor) if (tax.onLabor.includes(type)) amount += taxable;
      break;
    case 'parts':
      for (const { source, taxable } of totals.parts) if (tax.onParts.includes(source)) amount += taxable;
      break;
    case 'paint':
      return tax.onPaint ? totals.categories.paint : noMoney;
    case 'supplies':
      return tax.onSupplies ? totals.categories.supplies : noMoney;
    case 'sublet':
      return tax.onSublet ? totals.sublet.taxable : noMoney;
    case 'other':
      for (const { kind, taxable } of totals.other) if (tax.onOther.includes(kind)) amount += taxable;
      break;
  }
  return amount as Cents;
}

export function taxOn(base: Cents, tax: Tax): Cents {
  return amountOf(taxTerms(base, tax));
}

/** A negative base, as in a supplement that takes work back, costs exactly the negative. */
export function taxTerms(base: Cents, tax: Tax): readonly MoneyTerm[] {
  if (base === 0) return [];
  if (base < 0) return negated(taxTerms((0 - base) as Cents, tax));
  return tax.tiers.length === 0
    ? [moneyTerm('tax-rate', percentOf(base, tax.rate), [base, tax.rate])]
    : tierTerms(base, tax.tiers);
}

function tierTerms(base: Cents, tiers: readonly TaxTier[]): readonly MoneyTerm[] {
  const stretches = tierStretches(base, tiers);
  const terms = stretches.map(({ amount, percent }) =>
    moneyTerm('tax-tier', percentOf(amount, percent), [amount, percent]),
  );
  const surcharges = stretches
    .filter(({ surcharge }) => surcharge !== 0)
    .map(({ from, surcharge }) => moneyTerm('tax-surcharge', surcharge, [from]));
  return [...broughtTo(percentOfStretches(stretches), terms, 'rounding'), ...surcharges];
}

/** The tiers the base reaches, each with its part of the base. */
function tierStretches(base: Cents, tiers: readonly TaxTier[]) {
  const stretches = [];
  let from = noMoney;
  for (const { upTo, rate, surcharge } of tiers) {
    const to = upTo === null ? base : larger(from, smaller(base, upTo));
    if (to > from) stretches.push({ amount: subtract(to, from), percent: rate, surcharge, from });
    from = upTo === null ? to : larger(from, upTo);
    if (from >= base) break;
  }
  return stretches;
}

/** The tax on `part` of the base. */
export function taxOnPart(part: Cents, base: Cents, tax: Tax): Cents {
  if (tax.tiers.length === 0) return percentOf(part, tax.rate);
  return subtract(taxOn(base, tax), taxOn(subtract(base, part), tax));
}
