import type { CategoryTotals } from '../totals/category-totals.ts';
import { categoryWords, chargeWords, sourceWords } from '../../model/category-labels.ts';
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
        [{ kind: 'labor-discount', type }, `${name} labor, ${adjustmentWords(0 - discountPercent)}`, true],
      ];
    }),
  parts: ({ parts }) =>
    parts.flatMap(({ source, adjustmentPercent, ownAdjustment }): readonly Row[] => {
      const words = ownAdjustment === 0 ? adjustmentWords(adjustmentPercent) : 'markup and discount';
      return [
        [{ kind: 'parts-listed', source }, sourceWords[source], false],
        [{ kind: 'parts-adjustment', source }, `${sourceWords[source]}, ${words}`, true],
      ];
    }),
  paint: () => [[{ kind: 'category', category: 'paint' }, categoryWords.paint, false]],
  supplies: () => [[{ kind: 'category', category: 'supplies' }, categoryWords.supplies, false]],
  sublet: ({ sublet }, { subletMarkup }) => [
    [{ kind: 'sublet-listed' }, categoryWords.sublet, false],
    [
      { kind: 'sublet-markup' },
      `${categoryWords.sublet}, ${sublet.ownQuoted === 0 ? adjustmentWords(subletMarkup) : 'markup and discount'}`,
      true,
    ],
  ],
  other: ({ other }) =>
    other.flatMap(({ kind: charge }): readonly Row[] => [
      [{ kind: 'charge-listed', charge }, chargeWords[charge], false],
      [{ kind: 'charge-adjustment', charge }, `${chargeWords[charge]}, markup and discount`, true],
    ]),
};

/** "discount 5%", "markup 20%". */
export function adjustmentWords(percent: number): string {
  return `${percent < 0 ? 'discount' : 'markup'} ${percentage(Math.abs(percent))}`;
}
