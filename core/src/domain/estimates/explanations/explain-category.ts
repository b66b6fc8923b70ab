import type { Cents } from '../../units.ts';
import type {
  CategoryTotals,
  LaborTotal,
  OtherTotal,
  PartsTotal,
} from '../pricing/totals/category-totals.ts';
import { broughtTo, type MoneyTerm, moneyTerm } from '../pricing/values/money-term.ts';
import { paintTerms } from '../pricing/totals/paint-materials.ts';
import type { Category, Profile } from '../model/profile.ts';
import { suppliesTerms } from '../pricing/totals/shop-supplies.ts';

export function laborTerms({
  hours,
  rate,
  gross,
  discount,
  discountPercent,
}: LaborTotal): readonly MoneyTerm[] {
  const price = moneyTerm('labor-hours', gross, [hours, rate]);
  if (discount === 0) return [price];
  return [price, moneyTerm('labor-discount', (0 - discount) as Cents, [gross, discountPercent])];
}

export function partsTerms(total: PartsTotal): readonly MoneyTerm[] {
  const { price, ownPrice, adjustment, adjustmentPercent, ownAdjustment } = total;
  const terms = [moneyTerm('parts-price', (price + ownPrice) as Cents)];
  if (adjustment !== 0) terms.push(moneyTerm('parts-adjustment', adjustment, [price, adjustmentPercent]));
  if (ownAdjustment !== 0) terms.push(moneyTerm('parts-own-adjustment', ownAdjustment, [ownPrice]));
  return terms;
}

export function chargeTerms({ kind, listed, amount }: OtherTotal): readonly MoneyTerm[] {
  return broughtTo(amount, [moneyTerm('other-charge', listed, [], kind)], 'parts-own-adjustment', [listed]);
}

export function categoryTerms(
  category: Category,
  totals: CategoryTotals,
  profile: Profile,
): readonly MoneyTerm[] {
  switch (category) {
    case 'labor':
      return totals.labor.map(({ type, amount, hours }) => moneyTerm('labor-type', amount, [hours], type));
    case 'parts':
      return totals.parts.map(({ source, amount }) => moneyTerm('parts-source', amount, [], source));
    case 'paint':
      return paintTerms(totals.paintHours, profile.paintMaterials, profile.labor.refinish.rate);
    case 'supplies':
      return suppliesTerms(
        {
          labor: totals.categories.labor,
          parts: totals.categories.parts,
          bodyHours: totals.labor.find(({ type }) => type === 'body')?.hours ?? noHours,
        },
        profile.shopSupplies,
      );
    case 'sublet':
      return subletTerms(totals, profile);
    case 'other':
      return totals.other.flatMap(chargeTerms);
  }
}

const noHours = 0 as LaborTotal['hours'];

function subletTerms({ sublet }: CategoryTotals, { subletMarkup }: Profile): readonly MoneyTerm[] {
  if (sublet.quoted === 0) return [];
  // If a line has its own percentage, there is no single percentage to name.
  const percent = sublet.ownQuoted === 0 ? [subletMarkup] : [];
  return broughtTo(sublet.amount, [moneyTerm('sublet-quotes', sublet.quoted)], 'sublet-markup', percent);
}
