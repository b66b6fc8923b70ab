import { add, type Cents, subtract, sum } from '../../../units.ts';
import { categoryTotals, type CategoryTotals } from './category-totals.ts';
import type { Profile } from '../../model/profile.ts';
import { repairGroups } from '../values/payer-group.ts';
import { sumsByPayerGroup, type Sums, sumsOfGroups } from './sums.ts';
import { taxBase, taxOn } from './taxes.ts';
import type { WorkItem } from '../values/work-item.ts';

export interface TaxTotal {
  readonly id: string;
  readonly name: string;
  readonly base: Cents;
  readonly amount: Cents;
}

export interface Totals extends CategoryTotals {
  readonly taxes: readonly TaxTotal[];
  readonly tax: Cents;
  /** The price of the repair, whoever pays. */
  readonly gross: Cents;
}

/** The repair's totals, in the order and with the rounding points of the trade; nothing is rounded elsewhere. */
export function estimateTotals(items: readonly WorkItem[], profile: Profile): Totals {
  return totalsOf(sumsOfGroups(sumsByPayerGroup(items, profile), repairGroups), profile);
}

export function totalsOf(sums: Sums, profile: Profile): Totals {
  const totals = categoryTotals(sums, profile);
  const taxes = profile.taxes.map((tax) => {
    const base = taxBase(totals, tax);
    return { id: tax.id, name: tax.name, base, amount: taxOn(base, tax) };
  });
  const tax = sum(taxes.map(({ amount }) => amount));
  return { ...totals, taxes, tax, gross: add(subtract(totals.subtotal, totals.discount), tax) };
}
