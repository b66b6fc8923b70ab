import { categoryLabels, chargeLabels, sourceLabels } from '../model/category-labels.ts';
import type { MoneyTerm, MoneyTermKind } from '../pricing/values/money-term.ts';
import { dollars, hours, percentage, quantity } from '../../number-text.ts';
import type { Profile } from '../model/profile.ts';

/** The text of a step of money. */
export function moneyTermText(term: MoneyTerm, profile: Profile): string {
  return texts[term.kind](term, profile);
}

type TermText = (term: MoneyTerm, profile: Profile) => string;

const texts: Record<MoneyTermKind, TermText> = {
  'labor-hours': atRate,
  'labor-discount': ({ numbers: [gross = 0, percent = 0] }) =>
    `Less labor discount of ${percentage(percent)} on ${dollars(gross)}`,
  'parts-price': () => 'Prices of the lines for their quantities',
  'parts-adjustment': ({ numbers: [price = 0, percent = 0] }) =>
    `${percent < 0 ? 'Discount' : 'Markup'} of ${percentage(Math.abs(percent))} on ${dollars(price)}`,
  'parts-own-adjustment': ({ numbers: [price = 0, percent] }) =>
    percent === undefined
      ? `Markup or discount of the lines themselves on ${dollars(price)}`
      : `The line's own ${percent < 0 ? 'discount' : 'markup'} of ${percentage(Math.abs(percent))} on ${dollars(price)}`,
  'paint-rate': atRate,
  'paint-further-rate': ({ numbers: [further = 0, rate = 0] }) =>
    `${hours(further)} beyond those at ${dollars(rate)} an hour`,
  'paint-percent': ({ numbers: [refinish = 0, rate = 0, percent = 0] }) =>
    `${percentage(percent)} of ${hours(refinish)} at ${dollars(rate)} an hour`,
  'paint-table-rate': ({ numbers: [refinish = 0, rate = 0, upTo = 0] }) =>
    `${hours(refinish)} at ${dollars(rate)} an hour, the table's row up to ${hours(upTo)}`,
  'paint-table-flat': ({ numbers: [refinish = 0, upTo = 0] }) =>
    `${hours(refinish)}: the table's flat charge up to ${hours(upTo)}`,
  'supplies-percent': percentOfAmount,
  'supplies-per-hour': ({ numbers: [body = 0, rate = 0] }) =>
    `${hours(body)} of body labor at ${dollars(rate)} an hour`,
  'supplies-flat': () => 'Flat charge',
  'sublet-quotes': () => 'What others charge',
  'sublet-markup': ({ numbers: [percent] }) =>
    percent === undefined
      ? 'Sublet markup or discount, as each line says'
      : `Sublet ${percent < 0 ? 'discount' : 'markup'} of ${percentage(Math.abs(percent))}`,
  'other-charge': ({ name = '' }) => labelFor(chargeLabels, name),
  'labor-type': ({ name = '', numbers: [billed = 0] }, { labor }) =>
    `${labelFor(labor, name, ({ name: printed }) => printed)}, ${hours(billed)}`,
  'parts-source': ({ name = '' }) => labelFor(sourceLabels, name),
  category: ({ name = '' }) => labelFor(categoryLabels, name),
  subtotal: () => 'Subtotal',
  'discount-percent': percentOfAmount,
  'discount-flat': () => 'Flat discount',
  discount: () => 'Less discount',
  taxable: ({ name = '', numbers: [all = 0] }) =>
    `${labelFor(categoryLabels, name)} this tax applies to, of ${dollars(all)}`,
  'discount-on-taxable': ({ name = '' }) =>
    `Less their part of the discount (${labelFor(categoryLabels, name)})`,
  'tax-rate': percentOfAmount,
  'tax-tier': ({ numbers: [amount = 0, percent = 0] }) =>
    `${percentage(percent)} of the ${dollars(amount)} in this tier`,
  'tax-surcharge': ({ numbers: [from = 0] }) => `Surcharge above ${dollars(from)}`,
  tax: ({ name = '' }) => name,
  gross: () => 'Total cost of repairs',
  'gross-without-lines': () => 'Less the total cost of repairs without these lines',
  'gross-with-possible': () => 'Total cost of repairs with the possible lines',
  'customer-lines': () => 'Lines the customer pays',
  'warranty-lines': () => 'Lines under warranty',
  'related-prior-damage': () => 'Related prior damage',
  'betterment-percent': ({ numbers: [line = 0, of = 0, percent = 0] }) =>
    `Line ${line}: ${percentage(percent)} of ${dollars(of)}`,
  'betterment-flat': ({ numbers: [line = 0] }) => `Line ${line}: flat amount`,
  betterment: () => 'Betterment',
  'betterment-tax': () => 'Tax on betterment',
  deductible: () => 'Deductible',
  'deductible-waived': () => 'Deductible waived',
  'other-payers': () => 'Less what others pay',
  net: () => 'Payable to the shop',
  'appearance-allowance': () => 'Appearance allowance, paid to the customer',
  price: ({ numbers: [price = 0, count = 0], name = '' }) =>
    `${quantity(count)} ${name} at ${dollars(price)}`,
  'price-included': () => 'Comes with another part, whose price covers it',
  minimum: ({ numbers: [least = 0] }) => `Raised to the minimum of ${dollars(least)}`,
  maximum: ({ numbers: [most = 0] }) => `Limited to the maximum of ${dollars(most)}`,
  limit: () => 'Limited to what is left to pay',
  rounding: () => 'Rounded once on the sum',
};

function atRate({ numbers: [billed = 0, rate = 0] }: MoneyTerm): string {
  return `${hours(billed)} at ${dollars(rate)} an hour`;
}

function percentOfAmount({ numbers: [amount = 0, percent = 0] }: MoneyTerm): string {
  return `${percentage(percent)} of ${dollars(amount)}`;
}

/** An unknown name, for example from a newer version, is printed unchanged rather than lost. */
function labelFor<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
  print: (value: Value) => string = String,
): string {
  const value = table[name];
  return value === undefined ? name : print(value);
}
