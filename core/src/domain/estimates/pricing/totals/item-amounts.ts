import { extension, laborPrice, percentOf } from '../../../rounding.ts';
import { add, type Cents, type Millionths, noMoney, sum, wholly } from '../../../units.ts';
import { priceCategory, unitPrice } from '../../model/line.ts';
import type { PartsRate, Profile } from '../../model/profile.ts';
import type { WorkItem } from '../values/work-item.ts';

/**
 * The amounts printed beside an item: typed or of the book, for the quantity. Markups and discounts are rows of their own
 * among the totals. Labor is for reading only: totals price the hours of a type once.
 */
export interface ItemAmounts {
  readonly labor: Cents;
  readonly part: Cents;
  readonly sublet: Cents;
  readonly other: Cents;
}

export function itemAmounts(item: WorkItem, profile: Profile): ItemAmounts {
  const { line } = item;
  return {
    labor: sum(item.hours.map(({ type, billed }) => laborPrice(billed, profile.labor[type].rate))),
    part: priceCategory(line) === 'parts' ? extendedPrice(item) : noMoney,
    sublet: subletQuote(item),
    other: chargeListed(item),
  };
}

/** Each labor entry's price less the discount of its type. */
export function netLabor({ hours }: WorkItem, profile: Profile): readonly Cents[] {
  return hours.map(({ type, billed }) => {
    const { rate, discount } = profile.labor[type];
    return markedUp(laborPrice(billed, rate), (0 - discount) as Millionths);
  });
}

/** Price for the quantity, before any markup or discount. */
export function extendedPrice({ line, isPriceIncluded }: WorkItem): Cents {
  return isPriceIncluded ? noMoney : extension(unitPrice(line), line.quantity);
}

/** A part's price with the line's own adjustment, or else that of its source. */
export function adjustedPrice(item: WorkItem, profile: Profile): Cents {
  const price = extendedPrice(item);
  const percent = item.line.priceAdjustment ?? sourceAdjustment(profile.parts[item.line.partSource]);
  return add(price, percentOf(price, percent));
}

export function sourceAdjustment({ markup, discount }: PartsRate): Millionths {
  return (markup - discount) as Millionths;
}

/** The item's price by others, before our markup. */
export function subletQuote(item: WorkItem): Cents {
  return priceCategory(item.line) === 'sublet'
    ? add(extendedPrice(item), item.line.sublet)
    : item.line.sublet;
}

export function subletAmount(item: WorkItem, profile: Profile): Cents {
  const { line } = item;
  const quote = subletQuote(item);
  if (quote === 0) return noMoney;
  const flat = markedUp(line.sublet, profile.subletMarkup);
  if (quote === line.sublet) return flat;
  return add(flat, markedUp(extendedPrice(item), line.priceAdjustment ?? profile.subletMarkup));
}

/** Charges and fees before a markup or discount of the line's own. */
export function chargeListed(item: WorkItem): Cents {
  const charge = item.line.charge?.amount ?? noMoney;
  return priceCategory(item.line) === 'other' ? add(charge, extendedPrice(item)) : charge;
}

export function otherAmount(item: WorkItem): Cents {
  const { line } = item;
  const charge = line.charge?.amount ?? noMoney;
  if (priceCategory(line) !== 'other') return charge;
  return add(charge, markedUp(extendedPrice(item), line.priceAdjustment ?? noMarkup));
}

const noMarkup = 0 as Millionths;

function markedUp(amount: Cents, markup: Millionths): Cents {
  return percentOf(amount, add(wholly, markup));
}
