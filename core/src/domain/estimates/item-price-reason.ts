import { sum } from '../units.ts';
import { extendedPrice, itemAmounts, sourceAdjustment, subletQuote } from './item-amounts.ts';
import { priceCategory, unitPrice } from './line.ts';
import { amountOf, broughtTo, type MoneyReason, type MoneyTerm, moneyTerm } from './money-term.ts';
import type { Profile } from './profile.ts';
import type { ReasonSource } from './reason.ts';
import type { WorkItem } from './work-item.ts';

/** Why an item costs what it does besides its labor: part, sublet and charges. */
export function itemPriceReason(item: WorkItem, profile: Profile): MoneyReason {
  const { part, sublet, other } = itemAmounts(item, profile);
  const { book } = item.line;
  return {
    of: 'money',
    amount: sum([part, sublet, other]),
    source: priceSource(item),
    terms: [...partSteps(item, profile), ...subletSteps(item, profile), ...otherSteps(item, profile)],
    included: book?.included ?? '',
    notIncluded: book?.notIncluded ?? '',
  };
}

function priceSource({ line, rule }: WorkItem): ReasonSource {
  if (line.price !== null) return line.book === null ? 'hand' : 'judgment';
  if (line.source.kind === 'calculator') return 'calculator';
  if (line.book !== null) return 'book';
  return rule === null ? 'hand' : 'rule';
}

function partSteps(item: WorkItem, profile: Profile): readonly MoneyTerm[] {
  const { line } = item;
  if (priceCategory(line) !== 'parts') return [];
  if (item.isPriceIncluded) return [moneyTerm('price-included', extendedPrice(item))];
  const { part } = itemAmounts(item, profile);
  const own = line.priceAdjustment;
  const price = priceStep(item);
  if (price.length === 0) return [];
  return own === null
    ? broughtTo(part, price, 'parts-adjustment', [
        amountOf(price),
        sourceAdjustment(profile.parts[line.partSource]),
      ])
    : broughtTo(part, price, 'parts-own-adjustment', [amountOf(price), own]);
}

function subletSteps(item: WorkItem, profile: Profile): readonly MoneyTerm[] {
  const quoted = subletQuote(item);
  if (quoted === 0) return [];
  const { sublet } = itemAmounts(item, profile);
  return broughtTo(sublet, [moneyTerm('sublet-quotes', quoted)], 'sublet-markup', [profile.subletMarkup]);
}

function otherSteps(item: WorkItem, profile: Profile): readonly MoneyTerm[] {
  const { charge } = item.line;
  const flat = charge === null ? [] : [moneyTerm('other-charge', charge.amount, [], charge.kind)];
  if (priceCategory(item.line) !== 'other') return flat;
  const { other } = itemAmounts(item, profile);
  return broughtTo(other, [...flat, ...priceStep(item)], 'parts-own-adjustment', [extendedPrice(item)]);
}

function priceStep(item: WorkItem): readonly MoneyTerm[] {
  const price = extendedPrice(item);
  return price === 0 ? [] : [moneyTerm('price', price, [unitPrice(item.line), item.line.quantity])];
}
