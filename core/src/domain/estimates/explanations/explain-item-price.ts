import { unitLabels } from '../../catalogue/unit-labels.ts';
import { percentOf } from '../../rounding.ts';
import { type Cents, type Millionths, noMoney } from '../../units.ts';
import { priceAgreement } from '../model/lifecycle/agreed-values.ts';
import {
  extendedPrice,
  otherAmount,
  sourceAdjustment,
  subletAmount,
  subletQuote,
} from '../pricing/totals/item-amounts.ts';
import { type Line, priceCategory, unitPrice } from '../model/line.ts';
import { amountOf, type MoneyReason, type MoneyTerm, moneyTerm } from '../pricing/values/money-term.ts';
import type { Profile } from '../model/profile.ts';
import type { ReasonSource } from '../model/explanation.ts';
import type { WorkItem } from '../pricing/values/work-item.ts';

/** Explains an item's price without its labor: part, sublet and charges. */
export function itemPriceReason(item: WorkItem, profile: Profile): MoneyReason {
  const { line } = item;
  const { book } = line;
  const terms = termsOf(item, profile);
  return {
    of: 'money',
    amount: amountOf(terms),
    source: priceSource(item),
    terms,
    included: book === null ? '' : book.included,
    notIncluded: book === null ? '' : book.notIncluded,
  };
}

function priceSource({ line, rule }: WorkItem): ReasonSource {
  if (priceAgreement(line) !== undefined) return 'agreed';
  if (line.price !== null) return line.book === null ? 'hand' : 'judgment';
  if (line.source.kind === 'calculator') return 'calculator';
  if (line.book !== null) return 'book';
  return rule === null ? 'hand' : 'rule';
}

// Empty lists are shared: an estimate has a thousand of them, read one at a time.
const nothing: readonly MoneyTerm[] = [];
const included: readonly MoneyTerm[] = [moneyTerm('price-included', noMoney)];

function termsOf(item: WorkItem, profile: Profile): readonly MoneyTerm[] {
  const { line } = item;
  const category = priceCategory(line);
  const part = category === 'parts' ? partTerms(item, profile) : nothing;
  if (category === 'parts' && line.sublet === 0 && line.charge === null) return part;
  return [...part, ...subletTerms(item, profile), ...chargeTerms(item)];
}

function partTerms(item: WorkItem, profile: Profile): readonly MoneyTerm[] {
  if (item.isPriceIncluded) return included;
  const { line } = item;
  const price = extendedPrice(item);
  if (price === 0) return nothing;
  const own = line.priceAdjustment;
  const percent = own ?? sourceAdjustment(profile.parts[line.partSource]);
  if (percent === 0) return [priceTerm(line, price)];
  return [priceTerm(line, price), adjustmentTerm(price, percent, own !== null)];
}

function priceTerm(line: Line, price: Cents): MoneyTerm {
  return moneyTerm('price', price, [unitPrice(line), line.quantity], unitLabels[line.unit]);
}

function adjustmentTerm(price: Cents, percent: Millionths, isOwn: boolean): MoneyTerm {
  const kind = isOwn ? 'parts-own-adjustment' : 'parts-adjustment';
  return moneyTerm(kind, percentOf(price, percent), [price, percent]);
}

function subletTerms(item: WorkItem, profile: Profile): readonly MoneyTerm[] {
  const quoted = subletQuote(item);
  if (quoted === 0) return nothing;
  const markup = (subletAmount(item, profile) - quoted) as Cents;
  const quotes = moneyTerm('sublet-quotes', quoted);
  // The flat amount is marked up by the profile even if the line has its own percentage.
  const isMixed = item.line.priceAdjustment !== null && item.line.sublet !== 0;
  const percents = isMixed ? [] : [item.line.priceAdjustment ?? profile.subletMarkup];
  return markup === 0 ? [quotes] : [quotes, moneyTerm('sublet-markup', markup, percents)];
}

function chargeTerms(item: WorkItem): readonly MoneyTerm[] {
  const { line } = item;
  const flat = line.charge === null ? noMoney : line.charge.amount;
  const terms: MoneyTerm[] = [];
  if (line.charge !== null && flat !== 0) {
    terms.push(moneyTerm('other-charge', flat, [], line.charge.kind));
  }
  if (priceCategory(line) !== 'other') return terms;
  const price = extendedPrice(item);
  const adjustment = (otherAmount(item) - flat - price) as Cents;
  if (price !== 0) terms.push(priceTerm(line, price));
  if (adjustment !== 0) terms.push(moneyTerm('parts-own-adjustment', adjustment, [price]));
  return terms;
}
