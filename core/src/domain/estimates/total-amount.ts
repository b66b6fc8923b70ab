import type { LaborType } from '../catalogue/trade-words.ts';
import { type Cents, noMoney } from '../units.ts';
import type { Settlement } from './payers.ts';
import { categories, type Category, type OtherCharge, type PartSource } from './profile.ts';
import type { Totals } from './totals.ts';

/** Every total there is to ask about. */
export type TotalName =
  | { readonly kind: 'labor-type'; readonly type: LaborType }
  | { readonly kind: 'parts-source'; readonly source: PartSource }
  | { readonly kind: 'other-charge'; readonly charge: OtherCharge }
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'tax' | 'tax-base'; readonly id: string }
  | { readonly kind: 'subtotal' | 'discount' | 'tax-sum' | 'gross' }
  | { readonly kind: SettlementName };

/** Everything between the gross and who pays it. */
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

/** Nothing, where the estimate has no such total. */
export function totalAmount(
  name: TotalName,
  { totals, settlement }: { readonly totals: Totals; readonly settlement: Settlement },
): Cents {
  switch (name.kind) {
    case 'labor-type':
      return totals.labor.find(({ type }) => type === name.type)?.amount ?? noMoney;
    case 'parts-source':
      return totals.parts.find(({ source }) => source === name.source)?.amount ?? noMoney;
    case 'other-charge':
      return totals.other.find(({ kind }) => kind === name.charge)?.amount ?? noMoney;
    case 'category':
      return totals.categories[name.category];
    case 'tax':
      return totals.taxes.find(({ id }) => id === name.id)?.amount ?? noMoney;
    case 'tax-base':
      return totals.taxes.find(({ id }) => id === name.id)?.base ?? noMoney;
    case 'subtotal':
      return totals.subtotal;
    case 'discount':
      return totals.discount;
    case 'tax-sum':
      return totals.tax;
    case 'gross':
      return totals.gross;
    default:
      return settlementAmount(name.kind, settlement);
  }
}
