import type { CategoryTotals } from '../totals/category-totals.ts';
import { categoryLabels, chargeLabels, sourceLabels } from '../../model/category-labels.ts';
import { percentage } from '../../../number-text.ts';
import { categories, type Category, type Profile } from '../../model/profile.ts';
import { totalAmount, type TotalName } from './total-amount.ts';
import type { Settlement } from './settlement.ts';
import type { Totals } from '../totals/totals.ts';
import type { Cents } from '../../../units.ts';

/** A row of the billed totals: amounts of lines, or a markup or discount on them. The rows add up to the subtotal. */
export interface BilledTotal {
  readonly name: TotalName;
  readonly category: Category;
  readonly label: string;
  readonly isAdjustment: boolean;
  readonly amount: Cents;
}

interface Billed {
  readonly totals: Totals;
  readonly settlement: Settlement;
  readonly profile: Profile;
}

export function billedTotals(from: Billed): readonly BilledTotal[] {
  return categories.flatMap((category) =>
    rowsOf[category](from.totals, from.profile).flatMap(([name, label, isAdjustment]) => {
      const amount = totalAmount(name, from);
      return amount === 0 ? [] : [{ name, category, label, isAdjustment, amount }];
    }),
  );
}

type Row = readonly [name: TotalName, label: string, isAdjustment: boolean];

const rowsOf: Record<Category, (totals: CategoryTotals, profile: Profile) => readonly Row[]> = {
  labor: ({ labor }, profile) =>
    labor.flatMap(({ type, discountPercent }): readonly Row[] => {
      const { name } = profile.labor[type];
      return [
        [{ kind: 'labor-listed', type }, `${name} labor`, false],
        [{ kind: 'labor-discount', type }, `${name} labor, ${adjustmentLabels(0 - discountPercent)}`, true],
      ];
    }),
  parts: ({ parts }) =>
    parts.flatMap(({ source, adjustmentPercent, ownAdjustment }): readonly Row[] => {
      const words = ownAdjustment === 0 ? adjustmentLabels(adjustmentPercent) : 'markup and discount';
      return [
        [{ kind: 'parts-listed', source }, sourceLabels[source], false],
        [{ kind: 'parts-adjustment', source }, `${sourceLabels[source]}, ${words}`, true],
      ];
    }),
  paint: () => [[{ kind: 'category', category: 'paint' }, categoryLabels.paint, false]],
  supplies: () => [[{ kind: 'category', category: 'supplies' }, categoryLabels.supplies, false]],
  sublet: ({ sublet }, { subletMarkup }) => [
    [{ kind: 'sublet-listed' }, categoryLabels.sublet, false],
    [
      { kind: 'sublet-markup' },
      `${categoryLabels.sublet}, ${sublet.ownQuoted === 0 ? adjustmentLabels(subletMarkup) : 'markup and discount'}`,
      true,
    ],
  ],
  other: ({ other }) =>
    other.flatMap(({ kind: charge }): readonly Row[] => [
      [{ kind: 'charge-listed', charge }, chargeLabels[charge], false],
      [{ kind: 'charge-adjustment', charge }, `${chargeLabels[charge]}, markup and discount`, true],
    ]),
};

/** "discount 5%", "markup 20%". */
export function adjustmentLabels(percent: number): string {
  return `${percent < 0 ? 'discount' : 'markup'} ${percentage(Math.abs(percent))}`;
}
