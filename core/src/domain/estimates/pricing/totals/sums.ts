import { type LaborType, laborTypes } from '../../../catalogue/trade-words.ts';
import { percentOf } from '../../../rounding.ts';
import { add, type Cents, type Measure, noMoney, noTime, subtract, type TenthHours } from '../../../units.ts';
import { priceCategory } from '../../model/line.ts';
import {
  type OtherCharge,
  otherCharges,
  type PartSource,
  partSources,
  type Profile,
} from '../../model/profile.ts';
import type { PayerGroup } from '../values/payer-group.ts';
import type { WorkItem } from '../values/work-item.ts';
import { chargeListed, extendedPrice, otherAmount, subletAmount, subletQuote } from './item-amounts.ts';
import type { PaintHours } from './paint-materials.ts';

/**
 * Hours and prices of a set of items, added up before anything is priced by category. Sums add and subtract, so one
 * pass over the items serves every "and without those lines?" of payers and supplements.
 */
export interface Sums {
  readonly labor: Readonly<Record<LaborType, LaborSums>>;
  readonly parts: Readonly<Record<PartSource, PartsSums>>;
  readonly paintHours: PaintHours;
  readonly sublet: SubletSums;
  readonly other: Readonly<Record<OtherCharge, ChargeSums>>;
  /** Items with betterment. */
  readonly bettered: readonly WorkItem[];
}

interface LaborSums {
  readonly hours: TenthHours;
  readonly taxableHours: TenthHours;
}

interface PartsSums {
  /** Of lines that follow their source's markup or discount. */
  readonly price: Cents;
  readonly taxablePrice: Cents;
  /** Of lines with an adjustment of their own. */
  readonly ownPrice: Cents;
  readonly ownAdjustment: Cents;
  readonly ownTaxable: Cents;
}

interface SubletSums {
  readonly quoted: Cents;
  /** The quotes that a line marks up by a percentage of its own. */
  readonly ownQuoted: Cents;
  readonly amount: Cents;
  readonly taxable: Cents;
}

interface ChargeSums {
  /** Before markups and discounts of the lines' own. */
  readonly listed: Cents;
  readonly amount: Cents;
  readonly taxable: Cents;
}

/** A group without items is missing. */
export type SumsByPayerGroup = Readonly<Partial<Record<PayerGroup, Sums>>>;

export function sumsByPayerGroup(items: readonly WorkItem[], profile: Profile): SumsByPayerGroup {
  const groups = new Map<PayerGroup, WorkItem[]>();
  for (const item of items) {
    const { payerGroup } = item;
    if (payerGroup === null) continue;
    const same = groups.get(payerGroup);
    if (same === undefined) groups.set(payerGroup, [item]);
    else same.push(item);
  }
  const sums: Partial<Record<PayerGroup, Sums>> = {};
  for (const [group, own] of groups) sums[group] = sumsOf(own, profile);
  return sums;
}

function sumsOf(items: readonly WorkItem[], profile: Profile): Sums {
  // Few lines are sublet, charge a fee or have betterment.
  const special = items.filter(isSpecial);
  return {
    labor: laborSums(items),
    parts: partsSums(items),
    paintHours: paintHoursOf(items),
    sublet: subletSums(special, profile),
    other: chargeSums(special),
    bettered: special.filter(({ line }) => line.betterment !== null),
  };
}

function isSpecial({ line }: WorkItem): boolean {
  return (
    line.sublet !== 0 || line.charge !== null || line.betterment !== null || priceCategory(line) !== 'parts'
  );
}

function laborSums(items: readonly WorkItem[]): Sums['labor'] {
  const sums = byKey(laborTypes, () => ({ hours: noTime, taxableHours: noTime }));
  for (const { hours, line } of items) {
    for (const { type, billed } of hours) {
      const sum = sums[type];
      sum.hours = add(sum.hours, billed);
      if (line.taxable.labor) sum.taxableHours = add(sum.taxableHours, billed);
    }
  }
  return sums;
}

function partsSums(items: readonly WorkItem[]): Sums['parts'] {
  const sums = byKey(partSources, () => ({ ...noParts }));
  for (const item of items) {
    const { line } = item;
    const price = priceCategory(line) === 'parts' ? extendedPrice(item) : noMoney;
    if (price === 0) continue;
    const sum = sums[line.partSource];
    if (line.priceAdjustment === null) {
      sum.price = add(sum.price, price);
      if (line.taxable.part) sum.taxablePrice = add(sum.taxablePrice, price);
      continue;
    }
    const adjustment = percentOf(price, line.priceAdjustment);
    sum.ownPrice = add(sum.ownPrice, price);
    sum.ownAdjustment = add(sum.ownAdjustment, adjustment);
    if (line.taxable.part) sum.ownTaxable = add(sum.ownTaxable, add(price, adjustment));
  }
  return sums;
}

function paintHoursOf(items: readonly WorkItem[]): PaintHours {
  let all = noTime;
  let ofManualLines = noTime;
  for (const { paintHours, line } of items) {
    if (paintHours === 0) continue;
    all = add(all, paintHours);
    if (line.source.kind === 'manual') ofManualLines = add(ofManualLines, paintHours);
  }
  return { all, ofManualLines };
}

function subletSums(items: readonly WorkItem[], profile: Profile): SubletSums {
  let { quoted, ownQuoted, amount, taxable } = noSublet;
  for (const item of items) {
    const { line } = item;
    const quote = subletQuote(item);
    const billed = subletAmount(item, profile);
    quoted = add(quoted, quote);
    if (line.priceAdjustment !== null) ownQuoted = add(ownQuoted, subtract(quote, line.sublet));
    amount = add(amount, billed);
    if (line.taxable.misc) taxable = add(taxable, billed);
  }
  return { quoted, ownQuoted, amount, taxable };
}

function chargeSums(items: readonly WorkItem[]): Sums['other'] {
  const sums = byKey(otherCharges, () => ({ ...noCharge }));
  for (const item of items) {
    const { line } = item;
    const amount = otherAmount(item);
    const sum = sums[line.charge?.kind ?? 'fee'];
    sum.listed = add(sum.listed, chargeListed(item));
    sum.amount = add(sum.amount, amount);
    if (line.taxable.misc) sum.taxable = add(sum.taxable, amount);
  }
  return sums;
}

/** The sums of several groups together. */
export function sumsOfGroups(sums: SumsByPayerGroup, groups: readonly PayerGroup[]): Sums {
  const [first = noSums, ...others] = groups.map((group) => sums[group]).filter((each) => each !== undefined);
  return others.reduce((total, each) => combined(total, each, add), first);
}

/** The items of `after` less those of `before`. */
export function sumsBetween(before: Sums, after: Sums): Sums {
  return combined(after, before, subtract);
}

type Combine = typeof add | typeof subtract;

function combined(sums: Sums, other: Sums, combine: Combine): Sums {
  return {
    labor: byKey(laborTypes, (type) => combinedFields(sums.labor[type], other.labor[type], combine)),
    parts: byKey(partSources, (source) => combinedFields(sums.parts[source], other.parts[source], combine)),
    paintHours: combinedFields(sums.paintHours, other.paintHours, combine),
    sublet: combinedFields(sums.sublet, other.sublet, combine),
    other: byKey(otherCharges, (kind) => combinedFields(sums.other[kind], other.other[kind], combine)),
    bettered: [...sums.bettered, ...other.bettered],
  };
}

/** Field by field. */
function combinedFields<Field extends string, Amount extends Measure<string>>(
  amounts: Readonly<Record<Field, Amount>>,
  other: Readonly<Record<Field, Amount>>,
  combine: Combine,
): Record<Field, Amount> {
  const fields = Object.keys(amounts) as Field[];
  return byKey(fields, (field) => combine(amounts[field], other[field]));
}

const noParts: PartsSums = {
  price: noMoney,
  taxablePrice: noMoney,
  ownPrice: noMoney,
  ownAdjustment: noMoney,
  ownTaxable: noMoney,
};
const noSublet: SubletSums = { quoted: noMoney, ownQuoted: noMoney, amount: noMoney, taxable: noMoney };
const noCharge: ChargeSums = { listed: noMoney, amount: noMoney, taxable: noMoney };

const noSums: Sums = {
  labor: laborSums([]),
  parts: partsSums([]),
  paintHours: paintHoursOf([]),
  sublet: noSublet,
  other: chargeSums([]),
  bettered: [],
};

function byKey<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  const record: Partial<Record<Key, Value>> = {};
  for (const key of keys) record[key] = value(key);
  return record as Record<Key, Value>;
}
