import { allocated, percentOf } from '../../../rounding.ts';
import { type Cents, larger, noMoney, smaller } from '../../../units.ts';
import { amountOf, broughtTo, type MoneyTerm, moneyTerm } from '../values/money-term.ts';
import { categories, type Category, type Discount } from '../../model/profile.ts';

export function discountOn(subtotal: Cents, discount: Discount): Cents {
  return amountOf(discountTerms(subtotal, discount));
}

/** The discount never exceeds the subtotal. */
export function discountTerms(subtotal: Cents, discount: Discount): readonly MoneyTerm[] {
  if (discount.kind === 'none') return [];
  const term =
    discount.kind === 'percent'
      ? moneyTerm('discount-percent', percentOf(subtotal, discount.percent), [subtotal, discount.percent])
      : moneyTerm('discount-flat', discount.amount);
  const most = larger(subtotal, noMoney);
  return broughtTo(smaller(larger(term.amount, noMoney), most), [term], 'limit', [most]);
}

/** The discount is allocated before tax, in proportion; the shares add up to it exactly. */
export function discountShares(
  discount: Cents,
  amounts: Readonly<Record<Category, Cents>>,
): Readonly<Record<Category, Cents>> {
  if (discount === 0) return noShares;
  const shares = allocated(
    discount,
    categories.map((category) => amounts[category]),
  );
  return Object.fromEntries(
    categories.map((category, index) => [category, shares[index] ?? noMoney]),
  ) as Record<Category, Cents>;
}

const noShares: Readonly<Record<Category, Cents>> = {
  labor: noMoney,
  parts: noMoney,
  paint: noMoney,
  supplies: noMoney,
  sublet: noMoney,
  other: noMoney,
};
