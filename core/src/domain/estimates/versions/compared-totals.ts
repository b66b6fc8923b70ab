import { type Cents, noMoney, subtract } from '../../units.ts';
import { billedTotals } from '../pricing/payers/billed-totals.ts';
import { categoryLabels } from '../model/category-labels.ts';
import type { PricedVersion } from '../pricing/price-work-items.ts';
import { categories } from '../model/profile.ts';
import { deductionLabels, stepsToNet } from '../pricing/payers/settlement-steps.ts';
import { settlementAmount, type SettlementName } from '../pricing/payers/total-amount.ts';

/** A total in both versions, even if only one has it. Deductions are negative. */
export interface ComparedTotal {
  readonly key: string;
  readonly label: string;
  readonly block: TotalsBlock;
  readonly rank: 'category' | 'part' | 'plain' | 'sum' | 'total';
  readonly before: Cents;
  readonly after: Cents;
  readonly change: Cents;
}

/**
 * Parts add up to their category, categories to the subtotal, the subtotal with discount and taxes to the gross, and
 * the gross with deductions to the net.
 */
export type TotalsBlock = 'billed' | 'gross' | 'net' | 'payers' | 'outside';

/** All totals of two versions side by side, without those neither has. */
export function comparedTotals(before: PricedVersion, after: PricedVersion): readonly ComparedTotal[] {
  const earlier = sectionsOf(before);
  return sectionsOf(after).flatMap((is, index) => comparedSection(earlier[index] ?? [], is));
}

/** In the later version's order; rows only the earlier version has follow. */
function comparedSection(was: readonly Row[], is: readonly Row[]): readonly ComparedTotal[] {
  const rows = new Map([...is, ...was, ...is].map((row) => [row.key, row]));
  return Array.from(rows.values(), ({ amount: _amount, ...row }) => {
    const values = { before: amountIn(was, row.key), after: amountIn(is, row.key) };
    return { ...row, ...values, change: subtract(values.after, values.before) };
  }).filter(({ before, after, rank }, _index, section) => {
    if (before !== 0 || after !== 0 || rank === 'sum' || rank === 'total') return true;
    // A price and its full discount are listed under their category, even though the category comes to nothing.
    return rank === 'category' && section.some((part) => part.before !== 0 || part.after !== 0);
  });
}

interface Row extends Omit<ComparedTotal, 'before' | 'after' | 'change'> {
  readonly amount: Cents;
}

function amountIn(rows: readonly Row[], key: string): Cents {
  return rows.find((row) => row.key === key)?.amount ?? noMoney;
}

/** Every version has the same sections, even empty ones, so rows of two versions align. */
function sectionsOf(version: PricedVersion): readonly (readonly Row[])[] {
  return [...billedSections(version), ...grossSections(version), ...netSections(version), payerRows(version)];
}

function billedSections({
  totals,
  settlement,
  content: { profile },
}: PricedVersion): readonly (readonly Row[])[] {
  const billed = billedTotals({ totals, settlement, profile });
  return categories.map((category): readonly Row[] => {
    const parts = billed.filter((row) => row.category === category && row.name.kind !== 'category');
    const whole = { key: category, label: categoryLabels[category], amount: totals.categories[category] };
    return [
      { ...whole, block: 'billed', rank: 'category' },
      ...parts.map(({ name, label, amount }) => ({
        key: Object.values(name).join(' '),
        label,
        block: 'billed' as const,
        rank: 'part' as const,
        amount,
      })),
    ];
  });
}

function grossSections({ totals }: PricedVersion): readonly (readonly Row[])[] {
  const discount = subtract(noMoney, totals.discount);
  return [
    [{ key: 'subtotal', label: 'Subtotal', block: 'billed', rank: 'sum', amount: totals.subtotal }],
    [{ key: 'discount', label: 'Discount', block: 'gross', rank: 'plain', amount: discount }],
    totals.taxes.map(({ id, name: label, amount }) => ({
      key: `tax ${id}`,
      label,
      block: 'gross',
      rank: 'plain',
      amount,
    })),
    [{ key: 'gross', label: 'Total cost of repairs', block: 'gross', rank: 'total', amount: totals.gross }],
  ];
}

function netSections(version: PricedVersion): readonly (readonly Row[])[] {
  return [
    stepsToNet(version).map(({ kind, amount }) => ({
      key: `less ${kind}`,
      label: deductionLabels[kind],
      block: 'net',
      rank: 'plain',
      amount: subtract(noMoney, amount),
    })),
    [{ key: 'net', label: 'Net payable', block: 'net', rank: 'sum', amount: version.settlement.net }],
  ];
}

const payers: readonly (readonly [SettlementName, string, TotalsBlock])[] = [
  ['insurer', 'Insurer pays', 'payers'],
  ['warranty', 'Warranty pays', 'payers'],
  ['customer', 'Customer pays', 'payers'],
  ['appearance-allowance', 'Appearance allowance, paid to the customer', 'outside'],
  ['possible', 'Possible lines, in no total', 'outside'],
];

function payerRows({ settlement }: PricedVersion): readonly Row[] {
  return payers.map(([key, label, block]) => ({
    key,
    label,
    block,
    rank: 'plain',
    amount: settlementAmount(key, settlement),
  }));
}
