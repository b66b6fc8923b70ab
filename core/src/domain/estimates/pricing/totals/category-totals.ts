import { type LaborType, laborTypes } from '../../../catalogue/trade-words.ts';
import { laborPrice, percentOf } from '../../../rounding.ts';
import {
  type Cents,
  type CentsPerHour,
  type Millionths,
  sum,
  subtract,
  type TenthHours,
} from '../../../units.ts';
import { discountOn, discountShares } from './discount.ts';
import { sourceAdjustment } from './item-amounts.ts';
import { paintMaterials, qualifyingHours } from './paint-materials.ts';
import {
  categories,
  type Category,
  type OtherCharge,
  otherCharges,
  type PartSource,
  partSources,
  type Profile,
} from '../../model/profile.ts';
import { shopSupplies } from './shop-supplies.ts';
import type { Sums } from './sums.ts';

export interface LaborTotal {
  readonly type: LaborType;
  readonly hours: TenthHours;
  readonly rate: CentsPerHour;
  readonly gross: Cents;
  readonly discountPercent: Millionths;
  readonly discount: Cents;
  readonly amount: Cents;
  readonly taxable: Cents;
}

export interface PartsTotal {
  readonly source: PartSource;
  /** `price` is of lines that follow the source's markup or discount, `ownPrice` of lines with their own. */
  readonly price: Cents;
  readonly ownPrice: Cents;
  readonly adjustmentPercent: Millionths;
  readonly adjustment: Cents;
  readonly ownAdjustment: Cents;
  readonly amount: Cents;
  readonly taxable: Cents;
}

export interface OtherTotal {
  readonly kind: OtherCharge;
  /** Before markups and discounts of the lines' own. */
  readonly listed: Cents;
  readonly amount: Cents;
  readonly taxable: Cents;
}

/** Everything above the taxes. */
export interface CategoryTotals {
  /** Only labor types that occur, in the order of the trade. */
  readonly labor: readonly LaborTotal[];
  readonly parts: readonly PartsTotal[];
  readonly paintHours: TenthHours;
  readonly sublet: Readonly<Sums['sublet']>;
  readonly other: readonly OtherTotal[];
  readonly categories: Readonly<Record<Category, Cents>>;
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly discountShares: Readonly<Record<Category, Cents>>;
}

export function categoryTotals(sums: Sums, profile: Profile): CategoryTotals {
  const labor = laborTotals(sums, profile);
  const parts = partsTotals(sums, profile);
  const other = otherTotals(sums);
  const paintHours = qualifyingHours(sums.paintHours, profile.paintMaterials);
  const laborAmount = sum(labor.map(({ amount }) => amount));
  const partsAmount = sum(parts.map(({ amount }) => amount));
  const amounts: Record<Category, Cents> = {
    labor: laborAmount,
    parts: partsAmount,
    paint: paintMaterials(paintHours, profile.paintMaterials, profile.labor.refinish.rate),
    supplies: shopSupplies(
      { labor: laborAmount, parts: partsAmount, bodyHours: sums.labor.body.hours },
      profile.shopSupplies,
    ),
    sublet: sums.sublet.amount,
    other: sum(other.map(({ amount }) => amount)),
  };
  const subtotal = sum(categories.map((category) => amounts[category]));
  const discount = discountOn(subtotal, profile.discount);
  return {
    labor,
    parts,
    paintHours,
    sublet: { ...sums.sublet },
    other,
    categories: amounts,
    subtotal,
    discount,
    discountShares: discountShares(discount, amounts),
  };
}

function laborTotals(sums: Sums, profile: Profile): readonly LaborTotal[] {
  const totals: LaborTotal[] = [];
  for (const type of laborTypes) {
    const { hours, taxableHours } = sums.labor[type];
    if (hours === 0 && taxableHours === 0) continue;
    const { rate, discount: discountPercent } = profile.labor[type];
    const gross = laborPrice(hours, rate);
    const discount = percentOf(gross, discountPercent);
    const taxableGross = laborPrice(taxableHours, rate);
    totals.push({
      type,
      hours,
      rate,
      gross,
      discountPercent,
      discount,
      amount: subtract(gross, discount),
      taxable: subtract(taxableGross, percentOf(taxableGross, discountPercent)),
    });
  }
  return totals;
}

function partsTotals(sums: Sums, profile: Profile): readonly PartsTotal[] {
  const totals: PartsTotal[] = [];
  for (const source of partSources) {
    const { price, taxablePrice, ownPrice, ownAdjustment, ownTaxable } = sums.parts[source];
    if (price === 0 && ownPrice === 0 && taxablePrice === 0 && ownTaxable === 0) continue;
    const adjustmentPercent = sourceAdjustment(profile.parts[source]);
    const adjustment = percentOf(price, adjustmentPercent);
    totals.push({
      source,
      price,
      ownPrice,
      adjustmentPercent,
      adjustment,
      ownAdjustment,
      amount: sum([price, adjustment, ownPrice, ownAdjustment]),
      taxable: sum([taxablePrice, percentOf(taxablePrice, adjustmentPercent), ownTaxable]),
    });
  }
  return totals;
}

function otherTotals(sums: Sums): readonly OtherTotal[] {
  return otherCharges
    .map((kind) => ({ kind, ...sums.other[kind] }))
    .filter(({ listed, amount, taxable }) => listed !== 0 || amount !== 0 || taxable !== 0);
}
