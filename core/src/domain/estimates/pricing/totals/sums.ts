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

/** One pass over the items: a long estimate exceeds the processor's cache, so every further pass reads all of it again. */
export function sumsByPayerGroup(items: readonly WorkItem[], profile: Profile): SumsByPayerGroup {
  const sums: Partial<Record<PayerGroup, SumsOfPass>> = {};
  for (const item of items) {
    const { payerGroup } = item;
    if (payerGroup !== null) addItem(item, (sums[payerGroup] ??= emptySums()), profile);
  }
  return sums;
}

/** Sums that grow during the pass. */
type SumsOfPass = ReturnType<typeof emptySums>;

function addItem(item: WorkItem, sums: SumsOfPass, profile: Profile): void {
  const { line } = item;
  const category = priceCategory(line);
  addLabor(item, sums.labor);
  if (item.paintHours !== 0) addPaintHours(item, sums.paintHours);
  if (category === 'parts') addPart(item, sums.parts[line.partSource]);
  if (category === 'sublet' || line.sublet !== 0) addSublet(item, sums.sublet, profile);
  if (category === 'other' || line.charge !== null) addCharge(item, sums.other[line.charge?.kind ?? 'fee']);
  if (line.betterment !== null) sums.bettered.push(item);
}

function addLabor({ hours, line }: WorkItem, labor: SumsOfPass['labor']): void {
  for (const { type, billed } of hours) {
    const sum = labor[type];
    sum.hours = add(sum.hours, billed);
    if (line.taxable.labor) sum.taxableHours = add(sum.taxableHours, billed);
  }
}

function addPaintHours({ paintHours, line }: WorkItem, sum: SumsOfPass['paintHours']): void {
  sum.all = add(sum.all, paintHours);
  if (line.source.kind === 'manual') sum.ofManualLines = add(sum.ofManualLines, paintHours);
}

function addPart(item: WorkItem, sum: SumsOfPass['parts'][PartSource]): void {
  const { line } = item;
  const price = extendedPrice(item);
  if (price === 0) return;
  if (line.priceAdjustment === null) {
    sum.price = add(sum.price, price);
    if (line.taxable.part) sum.taxablePrice = add(sum.taxablePrice, price);
    return;
  }
  const adjustment = percentOf(price, line.priceAdjustment);
  sum.ownPrice = add(sum.ownPrice, price);
  sum.ownAdjustment = add(sum.ownAdjustment, adjustment);
  if (line.taxable.part) sum.ownTaxable = add(sum.ownTaxable, add(price, adjustment));
}

function addSublet(item: WorkItem, sum: SumsOfPass['sublet'], profile: Profile): void {
  const { line } = item;
  const quote = subletQuote(item);
  const amount = subletAmount(item, profile);
  sum.quoted = add(sum.quoted, quote);
  if (line.priceAdjustment !== null) sum.ownQuoted = add(sum.ownQuoted, subtract(quote, line.sublet));
  sum.amount = add(sum.amount, amount);
  if (line.taxable.misc) sum.taxable = add(sum.taxable, amount);
}

function addCharge(item: WorkItem, sum: SumsOfPass['other'][OtherCharge]): void {
  const amount = otherAmount(item);
  sum.listed = add(sum.listed, chargeListed(item));
  sum.amount = add(sum.amount, amount);
  if (item.line.taxable.misc) sum.taxable = add(sum.taxable, amount);
}

/** The sums of several groups together. */
export function sumsOfGroups(sums: SumsByPayerGroup, groups: readonly PayerGroup[]): Sums {
  const [first = emptySums(), ...others] = groups
    .map((group) => sums[group])
    .filter((each) => each !== undefined);
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

function emptySums() {
  return {
    labor: byKey(laborTypes, () => ({ hours: noTime, taxableHours: noTime })),
    parts: byKey(partSources, () => ({
      price: noMoney,
      taxablePrice: noMoney,
      ownPrice: noMoney,
      ownAdjustment: noMoney,
      ownTaxable: noMoney,
    })),
    paintHours: { all: noTime, ofManualLines: noTime },
    sublet: { quoted: noMoney, ownQuoted: noMoney, amount: noMoney, taxable: noMoney },
    other: byKey(otherCharges, () => ({ listed: noMoney, amount: noMoney, taxable: noMoney })),
    bettered: new Array<WorkItem>(),
  };
}

function byKey<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  const record: Partial<Record<Key, Value>> = {};
  for (const key of keys) record[key] = value(key);
  return record as Record<Key, Value>;
}
