import { extendedPrice } from '../../estimates/pricing/totals/item-amounts.ts';
import { priceCategory } from '../../estimates/model/line.ts';
import {
  type Category,
  otherCharges,
  type OtherCharge,
  type PartSource,
} from '../../estimates/model/profile.ts';
import { repairGroups } from '../../estimates/pricing/values/payer-group.ts';
import { type Sums, sumsByPayerGroup, sumsOfGroups } from '../../estimates/pricing/totals/sums.ts';
import { allocated, laborPrice, percentOf, proportion } from '../../rounding.ts';
import { add, type Cents, larger, noMoney, noTime, subtract, sum, type TenthHours } from '../../units.ts';
import { laborCodes, partCodes, subletPart } from './codes.ts';
import type { EmsSource } from './source.ts';

/** The taxed or the untaxed portion of a kind. */
export interface Portion {
  readonly hours: TenthHours;
  /** After discounts and markups of the rates, before the estimate's discount. */
  readonly amount: Cents;
  readonly discount: Cents;
  readonly markup: Cents;
  /** Its share of the estimate's discount. */
  readonly share: Cents;
}

/** One kind of labor, parts, materials or charges. */
export interface Member {
  readonly kind: 'LA' | 'PA' | 'TOT';
  readonly code: string;
  readonly rollUp: 'LAT' | 'PAT' | 'MAT' | null;
  readonly taxed: Portion;
  readonly untaxed: Portion;
}

export const nothing: Portion = {
  hours: noTime,
  amount: noMoney,
  discount: noMoney,
  markup: noMoney,
  share: noMoney,
};

export function membersOf(source: EmsSource): readonly Member[] {
  const { totals, items } = source.priced;
  const sums = sumsOfGroups(sumsByPayerGroup(items, source.content.profile), repairGroups);
  const { labor, parts, paint, supplies, sublet, other } = totals.discountShares;
  return [
    ...shared(laborMembers(source, sums), labor),
    ...shared(partMembers(source, sums), parts),
    ...shared(subletMembers(source), sublet),
    ...shared(materialMember(source, 'MAPA', 'paint'), paint),
    ...shared(materialMember(source, 'MASH', 'supplies'), supplies),
    ...shared(otherMembers(source), other),
  ];
}

function laborMembers({ priced, content: { profile } }: EmsSource, sums: Sums): Member[] {
  return priced.totals.labor.map(({ type, hours, rate, discount, amount, taxable }) => {
    const isTaxed = profile.taxes.some(({ onLabor }) => onLabor.includes(type));
    const taxedHours = sums.labor[type].taxableHours;
    const whole = { ...nothing, hours, amount, discount };
    const taxed = {
      ...nothing,
      hours: taxedHours,
      amount: taxable,
      discount: subtract(laborPrice(taxedHours, rate), taxable),
    };
    return {
      kind: 'LA',
      code: laborCodes[type],
      rollUp: 'LAT',
      ...portions(whole, isTaxed ? taxed : nothing),
    };
  });
}

/** Existing parts have no subtotal of their own. */
const subtotalCodes: Readonly<Record<PartSource, string>> = { ...partCodes, existing: partCodes.custom };

function partMembers(emsSource: EmsSource, sums: Sums): Member[] {
  const { priced, content } = emsSource;
  return priced.totals.parts.map(({ source, amount, taxable, adjustmentPercent, adjustment }) => {
    const isTaxed = content.profile.taxes.some(({ onParts }) => onParts.includes(source));
    const ofTaxable = percentOf(sums.parts[source].taxablePrice, adjustmentPercent);
    const own = ownAdjustments(emsSource, source);
    const whole = { ...nothing, amount, ...changes([adjustment, ...own.taxable, ...own.others]) };
    const taxed = { ...nothing, amount: taxable, ...changes([ofTaxable, ...own.taxable]) };
    return {
      kind: 'PA',
      code: subtotalCodes[source],
      rollUp: 'PAT',
      ...portions(whole, isTaxed ? taxed : nothing),
    };
  });
}

/** Markups and discounts of single lines. */
function ownAdjustments({ priced }: EmsSource, source: PartSource) {
  const found: { readonly taxable: Cents[]; readonly others: Cents[] } = { taxable: [], others: [] };
  for (const item of priced.items) {
    const { line, payerGroup } = item;
    const isInRepair = repairGroups.some((group) => group === payerGroup);
    if (!isInRepair || line.partSource !== source || priceCategory(line) !== 'parts') continue;
    if (line.priceAdjustment === null) continue;
    const change = percentOf(extendedPrice(item), line.priceAdjustment);
    (line.taxable.part ? found.taxable : found.others).push(change);
  }
  return found;
}

function changes(amounts: readonly Cents[]): Pick<Portion, 'markup' | 'discount'> {
  return {
    markup: sum(amounts.map((change) => larger(change, noMoney))),
    discount: sum(amounts.map((change) => larger((0 - change) as Cents, noMoney))),
  };
}

function subletMembers({ priced, content: { profile } }: EmsSource): Member[] {
  const { quoted, amount, taxable } = priced.totals.sublet;
  if (amount === 0 && taxable === 0) return [];
  const isTaxed = profile.taxes.some(({ onSublet }) => onSublet);
  const whole = { ...nothing, amount, ...changes([subtract(amount, quoted)]) };
  const taxed = { ...nothing, amount: taxable, ...partOf(whole, taxable) };
  return [{ kind: 'PA', code: subletPart, rollUp: 'PAT', ...portions(whole, isTaxed ? taxed : nothing) }];
}

function materialMember(
  { priced: { totals }, content: { profile } }: EmsSource,
  code: string,
  category: Extract<Category, 'paint' | 'supplies'>,
): Member[] {
  const amount = totals.categories[category];
  if (amount === 0) return [];
  const isTaxed = profile.taxes.some(({ onPaint, onSupplies }) =>
    category === 'paint' ? onPaint : onSupplies,
  );
  const whole = { ...nothing, amount, hours: category === 'paint' ? totals.paintHours : noTime };
  return [{ kind: 'TOT', code, rollUp: 'MAT', ...portions(whole, isTaxed ? whole : nothing) }];
}

const chargeCodes: Readonly<Record<OtherCharge, string>> = {
  towing: 'OTTW',
  storage: 'OTST',
  freight: 'OTAC',
  disposal: 'OTAC',
  fee: 'OTAC',
};

function otherMembers({ priced, content: { profile } }: EmsSource): Member[] {
  return otherCharges.flatMap((kind) => {
    const total = priced.totals.other.find((one) => one.kind === kind);
    if (total === undefined) return [];
    const isTaxed = profile.taxes.some(({ onOther }) => onOther.includes(kind));
    const { listed, amount, taxable } = total;
    const whole = { ...nothing, amount, ...changes([subtract(amount, listed)]) };
    const taxed = isTaxed ? { ...nothing, amount: taxable, ...partOf(whole, taxable) } : nothing;
    const charge = { kind: 'TOT', code: chargeCodes[kind], rollUp: null } as const;
    return [{ ...charge, ...portions(whole, taxed) }];
  });
}

/** The portion of markup and discount that belongs to the taxed amount. */
function partOf({ amount, markup, discount }: Portion, taxable: Cents): Pick<Portion, 'markup' | 'discount'> {
  return { markup: proportion(markup, taxable, amount), discount: proportion(discount, taxable, amount) };
}

function portions(whole: Portion, taxed: Portion): Pick<Member, 'taxed' | 'untaxed'> {
  return {
    taxed,
    untaxed: {
      hours: subtract(whole.hours, taxed.hours),
      amount: subtract(whole.amount, taxed.amount),
      discount: subtract(whole.discount, taxed.discount),
      markup: subtract(whole.markup, taxed.markup),
      share: noMoney,
    },
  };
}

/**
 * Divides a category's discount as the taxes do: first between taxed and untaxed, then among the members. The taxed
 * amounts less their shares are then the tax base.
 */
function shared(members: readonly Member[], discount: Cents): Member[] {
  const taxedAmounts = members.map(({ taxed }) => taxed.amount);
  const untaxedAmounts = members.map(({ untaxed }) => untaxed.amount);
  const [taxedSum, untaxedSum] = [sum(taxedAmounts), sum(untaxedAmounts)];
  const ofTaxed = untaxedSum === 0 ? discount : proportion(discount, taxedSum, add(taxedSum, untaxedSum));
  const taxedShares = allocated(ofTaxed, taxedAmounts);
  const untaxedShares = allocated(subtract(discount, ofTaxed), untaxedAmounts);
  return members.map((member, index) => ({
    ...member,
    taxed: { ...member.taxed, share: taxedShares[index] ?? noMoney },
    untaxed: { ...member.untaxed, share: untaxedShares[index] ?? noMoney },
  }));
}
