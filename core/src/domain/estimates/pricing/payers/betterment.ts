import { allocated, percentOf } from '../../../rounding.ts';
import { add, type Cents, type Millionths, noMoney, subtract, sum } from '../../../units.ts';
import type { CategoryTotals } from '../totals/category-totals.ts';
import { adjustedPrice, netLabor } from '../totals/item-amounts.ts';
import { priceCategory } from '../../model/line.ts';
import type { Profile, Tax } from '../../model/profile.ts';
import { taxBase, taxOnPart } from '../totals/taxes.ts';
import type { WorkItem } from '../values/work-item.ts';

/** The customer's part of the price where a worn part is replaced by a new one. */
export interface LineBetterment {
  readonly lineId: string;
  readonly line: number;
  /** The base of the percentage; zero for a flat amount. */
  readonly of: Cents;
  readonly percent: Millionths | null;
  readonly amount: Cents;
}

export interface BettermentTotal {
  readonly lines: readonly LineBetterment[];
  readonly amount: Cents;
  /** Empty unless the profile taxes betterment. */
  readonly taxes: readonly { readonly id: string; readonly name: string; readonly amount: Cents }[];
}

export function bettermentTotal(
  items: readonly WorkItem[],
  totals: CategoryTotals,
  profile: Profile,
): BettermentTotal {
  const betterments = items.map((item) => bettermentOf(item, profile));
  const taxes = profile.betterment.isTaxed ? profile.taxes : [];
  return {
    lines: betterments.map(({ betterment }) => betterment).filter(({ amount }) => amount !== 0),
    amount: sum(betterments.map(({ betterment }) => betterment.amount)),
    taxes: taxes
      .map((tax) => {
        const taxed = sum(betterments.map((each) => taxedAmount(each, tax)));
        const amount = taxOnPart(taxed, taxBase(totals, tax), tax);
        return { id: tax.id, name: tax.name, amount };
      })
      .filter(({ amount }) => amount !== 0),
  };
}

interface ItemBetterment {
  readonly item: WorkItem;
  readonly betterment: LineBetterment;
  readonly onPart: Cents;
  /** One for each labor entry of the item. */
  readonly onLabor: readonly Cents[];
}

function bettermentOf(item: WorkItem, profile: Profile): ItemBetterment {
  const { betterment, id, number } = item.line;
  const flat = { lineId: id, line: number, of: noMoney, percent: null };
  // A flat amount belongs to the line and is not charged again for its rule items.
  if (betterment === null || (betterment.kind === 'flat' && item.rule !== null)) {
    return { item, betterment: { ...flat, amount: noMoney }, onPart: noMoney, onLabor: [] };
  }
  if (betterment.kind === 'flat') {
    const { amount } = betterment;
    return { item, betterment: { ...flat, amount }, onPart: amount, onLabor: [] };
  }
  const part = priceCategory(item.line) === 'parts' ? adjustedPrice(item, profile) : noMoney;
  const labor = betterment.basis === 'part' ? [] : netLabor(item, profile);
  const of = add(part, sum(labor));
  const { percent } = betterment;
  const amount = percentOf(of, percent);
  const onPart = percentOf(part, percent);
  return {
    item,
    betterment: { lineId: id, line: number, of, percent, amount },
    onPart,
    onLabor: allocated(subtract(amount, onPart), labor),
  };
}

function taxedAmount({ item, onPart, onLabor }: ItemBetterment, tax: Tax): Cents {
  const { line, hours } = item;
  const part = line.taxable.part && tax.onParts.includes(line.partSource) ? onPart : noMoney;
  if (!line.taxable.labor) return part;
  const labor = onLabor.filter((_, index) => {
    const type = hours[index]?.type;
    return type !== undefined && tax.onLabor.includes(type);
  });
  return add(part, sum(labor));
}
