import { isJudgedTotal } from '@dre/core/domain/estimates/pricing/payers/judged-total';
import { percentage } from '@dre/core/domain/number-text';
import { billedTotals } from '@dre/core/domain/estimates/pricing/payers/billed-totals';
import { categoryLabels } from '@dre/core/domain/estimates/model/category-labels';
import { categories, type Category, type Profile } from '@dre/core/domain/estimates/model/profile';
import { totalAmount, type TotalName } from '@dre/core/domain/estimates/pricing/payers/total-amount';
import type { Explainable } from '@dre/core/domain/estimates/explanations/explain-total';
import type { Totals } from '@dre/core/domain/estimates/pricing/totals/totals';
import { type Cents, noMoney, subtract, sum, type TenthHours } from '@dre/core/domain/units';
import { amount as money, hours } from '../../../lib/text/format.ts';

/** One number of the totals, with the input that explains it. */
export interface TotalsRow {
  readonly key: string;
  readonly name: TotalName;
  readonly label: string;
  /** The calculation in short: "22.9 × 148.00", "6% of 2,530.91". */
  readonly how: string;
  readonly amount: Cents;
  /** The estimate has its own rate, rule or tax for it. */
  readonly isJudged: boolean;
  /** A part follows the sum it belongs to. */
  readonly rank: 'part' | 'plain' | 'total';
  readonly from: Explainable;
}

/** The repair's cost in groups separated by a rule: billed amounts, taxes, total. */
export function repairRows(from: Explainable): readonly (readonly TotalsRow[])[] {
  const { totals, profile } = from;
  const taxes = totals.taxes.map(({ id, name, base }) =>
    totalsRow(from, { kind: 'tax', id }, name, `${taxRate(profile, id)} of ${money(base)}`),
  );
  return [
    categories.flatMap((category) => categoryRows(category, from)),
    [
      totalsRow(from, { kind: 'subtotal' }, 'Subtotal'),
      ...(totals.discount === 0 ? [] : [totalsRow(from, { kind: 'discount' }, 'Discount')]),
      ...taxes,
    ],
    [totalsRow(from, { kind: 'gross' }, 'Total', '', 'total')],
  ];
}

function categoryRows(category: Category, from: Explainable): readonly TotalsRow[] {
  const { totals } = from;
  const isAlwaysListed = category === 'labor' || category === 'parts';
  if (totals.categories[category] === 0 && !isAlwaysListed) return [];
  const parts = partsOf(category, from);
  const label = categoryLabels[category];
  const how = parts.length === 1 && category === 'parts' ? (parts[0]?.label ?? '') : howOf(category, from);
  const whole = totalsRow(from, { kind: 'category', category }, label, how);
  return [whole, ...(parts.length > 1 || category === 'labor' ? parts : [])];
}

function partsOf(category: Category, from: Explainable): readonly TotalsRow[] {
  const { totals, profile } = from;
  return billedTotals(from)
    .filter((row) => row.category === category && row.name.kind !== 'category')
    .map(({ name, label }) => {
      if (name.kind !== 'labor-listed') return totalsRow(from, name, label, '', 'part');
      const entry = totals.labor.find(({ type }) => type === name.type);
      const how = entry === undefined ? '' : `${hours(entry.hours)} × ${money(entry.rate)}`;
      return totalsRow(from, name, profile.labor[name.type].name, how, 'part');
    });
}

function howOf(category: Category, { totals, profile }: Explainable): string {
  if (category === 'labor' && totals.labor.length > 0) return `${hours(hoursOf(totals))} h`;
  if (category === 'paint') return `${hours(totals.paintHours)} h`;
  const { shopSupplies } = profile;
  return category === 'supplies' && shopSupplies.method === 'percent' ? percentage(shopSupplies.percent) : '';
}

function hoursOf({ labor }: Totals) {
  return sum(labor.map(({ hours: billed }) => billed));
}

function taxRate({ taxes }: Profile, id: string): string {
  const tax = taxes.find((one) => one.id === id);
  return tax === undefined || tax.tiers.length > 0 ? 'In tiers' : percentage(tax.rate);
}

export function totalsRow(
  from: Explainable,
  name: TotalName,
  label: string,
  how = '',
  rank: TotalsRow['rank'] = 'plain',
): TotalsRow {
  const key = Object.values(name).join(' ');
  const isJudged = isJudgedTotal(name, from.profile);
  return { key, name, label, how, amount: totalAmount(name, from), isJudged, rank, from };
}

/** A change's effect on the total by category; the amounts add up to the whole effect. */
export function addedRows(before: Totals, after: Totals): readonly AddedRow[] {
  const added = categories.map((category) => ({
    label: categoryLabels[category],
    hours: hoursIn(category, after) - hoursIn(category, before),
    amount: subtract(after.categories[category], before.categories[category]),
  }));
  return [
    ...added,
    { label: 'Discount', hours: 0, amount: subtract(before.discount, after.discount) },
    { label: 'Tax', hours: 0, amount: subtract(after.tax, before.tax) },
  ].filter(({ amount }) => amount !== 0);
}

export interface AddedRow {
  readonly label: string;
  readonly hours: number;
  readonly amount: Cents;
}

function hoursIn(category: Category, totals: Totals): number {
  if (category === 'labor') return hoursOf(totals);
  return category === 'paint' ? totals.paintHours : 0;
}

/** Totals in the width of a tablet; the amounts add up to the total. */
export function barRows(totals: Totals): readonly {
  readonly label: string;
  readonly hours?: TenthHours;
  readonly amount: Cents;
}[] {
  const { labor, parts, paint, supplies, sublet, other } = totals.categories;
  return [
    { label: 'Labor', hours: hoursOf(totals), amount: labor },
    { label: 'Parts', amount: parts },
    { label: 'Materials and other', amount: sum([paint, supplies, sublet, other]) },
    ...(totals.discount === 0 ? [] : [{ label: 'Discount', amount: subtract(noMoney, totals.discount) }]),
    { label: 'Tax', amount: totals.tax },
  ];
}
