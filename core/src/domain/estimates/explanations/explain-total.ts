import { categoryTerms, chargeTerms, laborTerms, partsTerms } from './explain-category.ts';
import { discountTerms } from '../pricing/totals/discount.ts';
import type { Claim } from '../model/estimate.ts';
import { isJudgedTotal } from '../pricing/payers/judged-total.ts';
import { type MoneyReason, type MoneyTerm, moneyTerm, negated } from '../pricing/values/money-term.ts';
import type { Settlement } from '../pricing/payers/settlement.ts';
import { categories, type Profile } from '../model/profile.ts';
import type { ReasonSource } from '../model/explanation.ts';
import { settlementTerms } from './explain-settlement.ts';
import { taxBase, taxBaseTerms, taxTerms } from '../pricing/totals/taxes.ts';
import { totalAmount, type TotalName } from '../pricing/payers/total-amount.ts';
import type { Totals } from '../pricing/totals/totals.ts';
import type { Cents } from '../../units.ts';

export interface Explainable {
  readonly totals: Totals;
  readonly settlement: Settlement;
  readonly profile: Profile;
  readonly claim: Claim;
}

/** Explains a total. A total the estimate does not have is zero, without terms. */
export function totalReason(name: TotalName, from: Explainable): MoneyReason {
  return {
    of: 'money',
    amount: totalAmount(name, from),
    source: sourceOf(name, from.profile),
    terms: termsOf(name, from),
    included: '',
    notIncluded: '',
  };
}

function sourceOf(name: TotalName, profile: Profile): ReasonSource {
  if (!isOfProfile.has(name.kind)) return 'rule';
  return isJudgedTotal(name, profile) ? 'judgment' : 'profile';
}

/** Totals decided by the profile's rates; the others are derived from them. */
const isOfProfile: ReadonlySet<TotalName['kind']> = new Set([
  'labor-type',
  'labor-listed',
  'labor-discount',
  'parts-source',
  'parts-adjustment',
  'sublet-markup',
  'category',
  'discount',
  'tax',
] as const);

function termsOf(name: TotalName, from: Explainable): readonly MoneyTerm[] {
  const { totals, profile } = from;
  switch (name.kind) {
    case 'labor-type':
    case 'labor-listed':
    case 'labor-discount':
      return partOf(
        name.kind,
        termsFor(totals.labor, ({ type }) => type === name.type, laborTerms),
      );
    case 'parts-source':
    case 'parts-listed':
    case 'parts-adjustment':
      return partOf(
        name.kind,
        termsFor(totals.parts, ({ source }) => source === name.source, partsTerms),
      );
    case 'other-charge':
    case 'charge-listed':
    case 'charge-adjustment':
      return partOf(
        name.kind,
        termsFor(totals.other, ({ kind }) => kind === name.charge, chargeTerms),
      );
    case 'sublet-listed':
    case 'sublet-markup':
      return partOf(name.kind, categoryTerms('sublet', totals, profile));
    case 'category':
      return categoryTerms(name.category, totals, profile);
    case 'tax':
    case 'tax-base':
      return termsFor(
        profile.taxes,
        ({ id }) => id === name.id,
        (tax) => (name.kind === 'tax' ? taxTerms(taxBase(totals, tax), tax) : taxBaseTerms(totals, tax)),
      );
    case 'subtotal':
      return subtotalTerms(totals);
    case 'discount':
      return negated(discountTerms(totals.subtotal, profile.discount));
    case 'tax-sum':
      return totals.taxes.map(taxTerm);
    case 'gross':
      return grossTerms(totals);
    default:
      return settlementTerms(name.kind, from);
  }
}

/** The first step is the lines' own amount; the others are markups and discounts. */
function partOf(kind: TotalName['kind'], terms: readonly MoneyTerm[]): readonly MoneyTerm[] {
  if (kind.endsWith('-listed')) return terms.slice(0, 1);
  return adjusting.has(kind) ? terms.slice(1) : terms;
}

const adjusting: ReadonlySet<TotalName['kind']> = new Set([
  'labor-discount',
  'parts-adjustment',
  'charge-adjustment',
  'sublet-markup',
] as const);

function termsFor<Total>(
  totals: readonly Total[],
  matches: (total: Total) => boolean,
  terms: (total: Total) => readonly MoneyTerm[],
): readonly MoneyTerm[] {
  const total = totals.find(matches);
  return total === undefined ? [] : terms(total);
}

function subtotalTerms({ categories: amounts }: Totals): readonly MoneyTerm[] {
  return categories
    .filter((category) => amounts[category] !== 0)
    .map((category) => moneyTerm('category', amounts[category], [], category));
}

function taxTerm({ name, amount, base }: Totals['taxes'][number]): MoneyTerm {
  return moneyTerm('tax', amount, [base], name);
}

function grossTerms({ subtotal, discount, taxes }: Totals): readonly MoneyTerm[] {
  return [
    moneyTerm('subtotal', subtotal),
    ...(discount === 0 ? [] : [moneyTerm('discount', (0 - discount) as Cents)]),
    ...taxes.map(taxTerm),
  ];
}
