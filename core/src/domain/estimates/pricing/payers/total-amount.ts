import type { LaborType } from '../../../catalogue/trade-words.ts';
import { type Cents, noMoney, subtract } from '../../../units.ts';
import type { Settlement } from './settlement.ts';
import { categories, type Category, type OtherCharge, type PartSource } from '../../model/profile.ts';
import type { Totals } from '../totals/totals.ts';

/** Every total that can be explained. */
export type TotalName =
  | { readonly kind: 'labor-type' | 'labor-listed' | 'labor-discount'; readonly type: LaborType }
  | { readonly kind: 'parts-source' | 'parts-listed' | 'parts-adjustment'; readonly source: PartSource }
  | { readonly kind: 'other-charge' | 'charge-listed' | 'charge-adjustment'; readonly charge: OtherCharge }
  | { readonly kind: 'sublet-listed' | 'sublet-markup' }
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'tax' | 'tax-base'; readonly id: string }
  | { readonly kind: 'subtotal' | 'discount' | 'tax-sum' | 'gross' }
  | { readonly kind: SettlementName };

/** Amounts between the gross and its payers. */
export const settlementNames = [
  'customer-lines',
  'warranty-lines',
  'related-prior-damage',
  'betterment',
  'betterment-tax',
  'insurable',
  'deductible',
  'insurer',
  'customer',
  'warranty',
  'net',
  'appearance-allowance',
  'insurer-outlay',
  'possible',
] as const;
export type SettlementName = (typeof settlementNames)[number];

const amounts: Record<SettlementName, (settlement: Settlement) => Cents> = {
  'customer-lines': ({ customerLines }) => customerLines.amount,
  'warranty-lines': ({ warrantyLines }) => warrantyLines.amount,
  'related-prior-damage': ({ relatedPriorDamage }) => relatedPriorDamage.amount,
  betterment: ({ betterment }) => betterment.amount,
  'betterment-tax': ({ betterment }) => betterment.tax,
  insurable: ({ insurable }) => insurable,
  deductible: ({ deductible }) => deductible,
  insurer: ({ insurer }) => insurer,
  customer: ({ customer }) => customer,
  warranty: ({ warranty }) => warranty,
  net: ({ net }) => net,
  'appearance-allowance': ({ appearanceAllowance }) => appearanceAllowance,
  'insurer-outlay': ({ insurerOutlay }) => insurerOutlay,
  possible: ({ possible }) => possible,
};

export function settlementAmount(name: SettlementName, settlement: Settlement): Cents {
  return amounts[name](settlement);
}

/** The totals of this estimate, from the first labor type to the last payer. */
export function totalNames(totals: Totals): readonly TotalName[] {
  return [
    ...totals.labor.map(({ type }) => ({ kind: 'labor-type', type }) as const),
    ...totals.parts.map(({ source }) => ({ kind: 'parts-source', source }) as const),
    ...totals.other.map(({ kind: charge }) => ({ kind: 'other-charge', charge }) as const),
    ...categories.map((category) => ({ kind: 'category', category }) as const),
    { kind: 'subtotal' },
    { kind: 'discount' },
    ...totals.taxes.flatMap(({ id }) => [{ kind: 'tax-base', id } as const, { kind: 'tax', id } as const]),
    { kind: 'tax-sum' },
    { kind: 'gross' },
    ...settlementNames.map((kind) => ({ kind })),
  ];
}

/** Zero where the estimate has no such total. */
export function totalAmount(
  name: TotalName,
  { totals, settlement }: { readonly totals: Totals; readonly settlement: Settlement },
): Cents {
  switch (name.kind) {
    case 'labor-type':
    case 'labor-listed':
    case 'labor-discount':
      return laborAmount(name, totals);
    case 'parts-source':
    case 'parts-listed':
    case 'parts-adjustment':
      return partsAmount(name, totals);
    case 'other-charge':
    case 'charge-listed':
    case 'charge-adjustment':
      return chargeAmount(name, totals);
    case 'sublet-listed':
      return totals.sublet.quoted;
    case 'sublet-markup':
      return subtract(totals.sublet.amount, totals.sublet.quoted);
    case 'category':
      return totals.categories[name.category];
    case 'tax':
      return totals.taxes.find(({ id }) => id === name.id)?.amount ?? noMoney;
    case 'tax-base':
      return totals.taxes.find(({ id }) => id === name.id)?.base ?? noMoney;
    case 'subtotal':
      return totals.subtotal;
    // Negative, so that rows read one after another add up.
    case 'discount':
      return subtract(noMoney, totals.discount);
    case 'tax-sum':
      return totals.tax;
    case 'gross':
      return totals.gross;
    default:
      return settlementAmount(name.kind, settlement);
  }
}

type Of<Field extends string> = Extract<TotalName, Readonly<Record<Field, string>>>;

/** Listed means before markups and discounts, which are totals of their own. */
function laborAmount({ kind, type: laborType }: Of<'type'>, { labor }: Totals): Cents {
  const found = labor.find(({ type }) => type === laborType);
  if (found === undefined) return noMoney;
  if (kind === 'labor-listed') return found.gross;
  return kind === 'labor-discount' ? subtract(noMoney, found.discount) : found.amount;
}

function partsAmount({ kind, source: partSource }: Of<'source'>, { parts }: Totals): Cents {
  const found = parts.find(({ source }) => source === partSource);
  if (found === undefined) return noMoney;
  const listed = (found.price + found.ownPrice) as Cents;
  if (kind === 'parts-listed') return listed;
  return kind === 'parts-adjustment' ? subtract(found.amount, listed) : found.amount;
}

function chargeAmount({ kind, charge }: Of<'charge'>, { other }: Totals): Cents {
  const found = other.find((one) => one.kind === charge);
  if (found === undefined) return noMoney;
  if (kind === 'charge-listed') return found.listed;
  return kind === 'charge-adjustment' ? subtract(found.amount, found.listed) : found.amount;
}
