import { type Cents, noMoney, subtract, sum } from '../../units.ts';
import {
  categoryTotals,
  type CategoryTotals,
  type LaborTotal,
  type OtherTotal,
  type PartsTotal,
} from '../pricing/totals/category-totals.ts';
import type { PricedVersion } from '../pricing/price-work-items.ts';
import type { Category, Profile, ShopSupplies } from '../model/profile.ts';
import { repairGroups } from '../pricing/values/payer-group.ts';
import { sumsByPayerGroup, type Sums, sumsBetween, sumsOfGroups } from '../pricing/totals/sums.ts';
import { taxBase, taxOn } from '../pricing/totals/taxes.ts';
import type { WorkItem } from '../pricing/values/work-item.ts';

/**
 * A row of the printed supplement. Rows above the subtotal add up to it; the subtotal and the rows below it add up to
 * the total.
 */
export interface SupplementRow {
  readonly kind: SupplementRowKind;
  readonly amount: Cents;
  /** A labor type, a part source, a kind of charge, a tax's name. */
  readonly name?: string;
  /** Tenths of an hour and cents per hour, for rows of hours at a rate. */
  readonly hours?: number;
  readonly rate?: number;
  /** A markup or, if negative, a discount; absent when several apply. */
  readonly percent?: number;
}

export const supplementRowKinds = [
  'parts',
  'parts-adjustment',
  'additional-parts',
  'labor',
  'labor-discount',
  'additional-labor',
  'paint',
  'supplies',
  'additional-materials',
  'sublet',
  'sublet-markup',
  'other',
  'other-adjustment',
  'additional-charges',
  'subtotal',
  'discount',
  'tax',
  'additional-taxes',
  'total',
] as const;
export type SupplementRowKind = (typeof supplementRowKinds)[number];

export interface Supplement {
  readonly rows: readonly SupplementRow[];
  /** The increase of the repair cost (`amount`) and of the claim payer's share (`net`). */
  readonly amount: Cents;
  readonly net: Cents;
}

export function supplementBetween(before: PricedVersion, after: PricedVersion): Supplement {
  return {
    rows: supplementRows(before, after),
    amount: subtract(after.totals.gross, before.totals.gross),
    net: subtract(after.settlement.net, before.settlement.net),
  };
}

/**
 * The supplement's own lines at current rates. If a rate, a markup or a cap changed too, they do not add up to the
 * difference of the totals, and `additional-…` rows are printed for the rest.
 */
function supplementRows(before: PricedVersion, after: PricedVersion): readonly SupplementRow[] {
  const own = withoutRounding(ownTotals(before, after), before.totals, after.totals);
  const changeOf = (...of: Category[]) =>
    sum(of.map((name) => subtract(after.totals.categories[name], before.totals.categories[name])));
  const missing = (...of: Category[]) =>
    subtract(changeOf(...of), sum(of.map((name) => own.categories[name])));
  const subtotal = subtract(after.totals.subtotal, before.totals.subtotal);
  const discount = subtract(before.totals.discount, after.totals.discount);
  const rows: readonly SupplementRow[] = [
    ...own.parts.flatMap(partsRows),
    { kind: 'additional-parts', amount: missing('parts') },
    ...own.labor.flatMap(laborRows),
    { kind: 'additional-labor', amount: missing('labor') },
    { kind: 'paint', hours: own.paintHours, amount: own.categories.paint },
    { kind: 'supplies', amount: own.categories.supplies },
    { kind: 'additional-materials', amount: missing('paint', 'supplies') },
    { kind: 'sublet', amount: own.sublet.quoted },
    {
      kind: 'sublet-markup',
      amount: subtract(own.categories.sublet, own.sublet.quoted),
      percent: after.content.profile.subletMarkup,
    },
    ...own.other.flatMap(chargeRows),
    { kind: 'additional-charges', amount: missing('sublet', 'other') },
    { kind: 'subtotal', amount: subtotal },
    { kind: 'discount', amount: discount },
    ...taxRows(before, after),
    { kind: 'total', amount: subtract(after.totals.gross, before.totals.gross) },
  ];
  return rows.filter(({ kind, amount }) => amount !== 0 || kind === 'subtotal' || kind === 'total');
}

/** The lines' own prices, and their markup or discount in a separate row. */
function partsRows({
  source: name,
  price,
  ownPrice,
  ownAdjustment,
  adjustmentPercent,
  amount,
}: PartsTotal): readonly SupplementRow[] {
  const listed = sum([price, ownPrice]);
  const percent = ownAdjustment === 0 ? { percent: adjustmentPercent } : {};
  return [
    { kind: 'parts', name, amount: listed },
    { kind: 'parts-adjustment', name, amount: subtract(amount, listed), ...percent },
  ];
}

function laborRows({
  type: name,
  hours,
  rate,
  gross,
  amount,
  discountPercent,
}: LaborTotal): readonly SupplementRow[] {
  const listed = discountPercent === 0 ? amount : gross;
  return [
    { kind: 'labor', name, hours, rate, amount: listed },
    { kind: 'labor-discount', name, amount: subtract(amount, listed), percent: 0 - discountPercent },
  ];
}

function chargeRows({ kind: name, listed, amount }: OtherTotal): readonly SupplementRow[] {
  return [
    { kind: 'other', name, amount: listed },
    { kind: 'other-adjustment', name, amount: subtract(amount, listed) },
  ];
}

/**
 * The largest difference rounding alone can cause: a row and its markup or discount are each rounded once per version.
 */
const maximumRounding = 2;

/**
 * Own amounts rounded separately may differ from the difference of the rounded totals by a cent. The difference is
 * charged then, without a row for the cent.
 */
function withoutRounding(own: CategoryTotals, before: CategoryTotals, after: CategoryTotals): CategoryTotals {
  const reconciled = (amount: Cents, was: Cents, is: Cents) => {
    const change = subtract(is, was);
    return Math.abs(change - amount) <= maximumRounding ? change : amount;
  };
  const amountIn = <Row extends { readonly amount: Cents }>(
    rows: readonly Row[],
    isSame: (row: Row) => boolean,
  ) => rows.find(isSame)?.amount ?? noMoney;
  const labor = own.labor.map((row) => {
    const [was, is] = [before, after].map((totals) =>
      amountIn(totals.labor, ({ type }) => type === row.type),
    );
    return { ...row, amount: reconciled(row.amount, was ?? noMoney, is ?? noMoney) };
  });
  const parts = own.parts.map((row) => {
    const [was, is] = [before, after].map((totals) =>
      amountIn(totals.parts, ({ source }) => source === row.source),
    );
    return { ...row, amount: reconciled(row.amount, was ?? noMoney, is ?? noMoney) };
  });
  const of = (category: Category) =>
    reconciled(own.categories[category], before.categories[category], after.categories[category]);
  const categories = {
    ...own.categories,
    labor: sum(labor.map(({ amount }) => amount)),
    parts: sum(parts.map(({ amount }) => amount)),
    paint: of('paint'),
    supplies: of('supplies'),
    sublet: of('sublet'),
  };
  return { ...own, labor, parts, categories };
}

/** Lines equal in both versions cancel out, whatever their price. */
function ownTotals(before: PricedVersion, after: PricedVersion): CategoryTotals {
  const { profile } = after.content;
  const all = (items: readonly WorkItem[]): Sums =>
    sumsOfGroups(sumsByPayerGroup(items, profile), repairGroups);
  const own: Profile = {
    ...profile,
    shopSupplies: withoutFloor(profile.shopSupplies),
    discount: { kind: 'none' },
  };
  return categoryTotals(sumsBetween(all(before.items), all(after.items)), own);
}

/** A minimum or a flat charge applies once to the whole estimate, not again to the supplement. */
function withoutFloor(rules: ShopSupplies): ShopSupplies {
  if (rules.method === 'flat') return { method: 'none' };
  return rules.method === 'none' ? rules : { ...rules, min: null };
}

/** Current taxes on the supplement's own amounts, and the rest of the tax difference. */
function taxRows(before: PricedVersion, after: PricedVersion): readonly SupplementRow[] {
  const taxes = after.content.profile.taxes.map((tax) => {
    const base = subtract(taxBase(after.totals, tax), taxBase(before.totals, tax));
    const [was, is] = [before, after].map(
      ({ totals }) => totals.taxes.find(({ id }) => id === tax.id)?.amount ?? noMoney,
    );
    const [change, amount] = [subtract(is ?? noMoney, was ?? noMoney), taxOn(base, tax)];
    const isRounding = Math.abs(change - amount) <= maximumRounding;
    return { kind: 'tax', name: tax.name, amount: isRounding ? change : amount } as const;
  });
  const missing = subtract(
    subtract(after.totals.tax, before.totals.tax),
    sum(taxes.map(({ amount }) => amount)),
  );
  return [...taxes, { kind: 'additional-taxes', amount: missing }];
}
