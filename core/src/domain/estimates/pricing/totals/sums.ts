import { type LaborType, laborTypes } from '../../../catalogue/trade-words.ts';
import { percentOf } from '../../../rounding.ts';
import { type Cents, noMoney, noTime, type TenthHours } from '../../../units.ts';
import { chargeListed, extendedPrice, otherAmount, subletAmount, subletQuote } from './item-amounts.ts';
import { priceCategory } from '../../model/line.ts';
import type { PaintHours } from './paint-materials.ts';
import {
  type OtherCharge,
  otherCharges,
  type PartSource,
  partSources,
  type Profile,
} from '../../model/profile.ts';
import type { PayerGroup } from '../values/payer-group.ts';
import type { WorkItem } from '../values/work-item.ts';

/**
 * What a set of items adds up to before anything is priced by category. Tallies add and subtract, so one pass over
 * the items answers every "and without those lines?" of payers and supplements.
 */
export interface Sums {
  readonly labor: Readonly<Record<LaborType, LaborTally>>;
  readonly parts: Readonly<Record<PartSource, PartsTally>>;
  readonly paintHours: { -readonly [Field in keyof PaintHours]: TenthHours };
  /** `ownQuoted`: of what was quoted, what a line marks up by a percentage of its own. */
  readonly sublet: { quoted: Cents; ownQuoted: Cents; amount: Cents; taxable: Cents };
  readonly other: Readonly<Record<OtherCharge, ChargeTally>>;
  /** Items somebody has to pay betterment for. */
  readonly bettered: WorkItem[];
}

interface LaborTally {
  hours: TenthHours;
  taxableHours: TenthHours;
}

interface PartsTally {
  /** Of lines that follow their source's markup or discount. */
  price: Cents;
  taxablePrice: Cents;
  /** Of lines with an adjustment of their own. */
  ownPrice: Cents;
  ownAdjustment: Cents;
  ownTaxable: Cents;
}

interface ChargeTally {
  /** Before markups and discounts of the lines' own. */
  listed: Cents;
  amount: Cents;
  taxable: Cents;
}

/** A share nobody's lines fall into is missing. */
export type SumsByPayerGroup = Readonly<Partial<Record<PayerGroup, Sums>>>;

/** One pass over the items. */
export function sumsByPayerGroup(items: readonly WorkItem[], profile: Profile): SumsByPayerGroup {
  const tallies: Partial<Record<PayerGroup, Sums>> = {};
  for (const item of items) {
    const { share } = item;
    if (share !== null) count(item, (tallies[share] ??= emptyTally()), profile);
  }
  return tallies;
}

function count(item: WorkItem, tally: Sums, profile: Profile): void {
  const { line } = item;
  for (const { type, billed } of item.hours) {
    const sums = tally.labor[type];
    sums.hours = (sums.hours + billed) as TenthHours;
    if (line.taxable.labor) sums.taxableHours = (sums.taxableHours + billed) as TenthHours;
  }
  if (item.paintHours !== 0) countPaint(item, tally);
  const category = priceCategory(line);
  if (category === 'parts') countPart(item, tally.parts[line.partSource]);
  if (category === 'sublet' || line.sublet !== 0) countSublet(item, tally, profile);
  if (category === 'other' || line.charge !== null) countOther(item, tally);
  if (line.betterment !== null) tally.bettered.push(item);
}

function countPaint({ line, paintHours }: WorkItem, { paintHours: sums }: Sums): void {
  sums.all = (sums.all + paintHours) as TenthHours;
  if (line.source.kind === 'manual') sums.ofManualLines = (sums.ofManualLines + paintHours) as TenthHours;
}

function countPart(item: WorkItem, sums: PartsTally): void {
  const { line } = item;
  const price = extendedPrice(item);
  if (price === 0) return;
  if (line.priceAdjustment === null) {
    sums.price = (sums.price + price) as Cents;
    if (line.taxable.part) sums.taxablePrice = (sums.taxablePrice + price) as Cents;
    return;
  }
  const adjustment = percentOf(price, line.priceAdjustment);
  sums.ownPrice = (sums.ownPrice + price) as Cents;
  sums.ownAdjustment = (sums.ownAdjustment + adjustment) as Cents;
  if (line.taxable.part) sums.ownTaxable = (sums.ownTaxable + price + adjustment) as Cents;
}

function countSublet(item: WorkItem, { sublet }: Sums, profile: Profile): void {
  const amount = subletAmount(item, profile);
  sublet.quoted = (sublet.quoted + subletQuote(item)) as Cents;
  if (item.line.priceAdjustment !== null)
    sublet.ownQuoted = (sublet.ownQuoted + subletQuote(item) - item.line.sublet) as Cents;
  sublet.amount = (sublet.amount + amount) as Cents;
  if (item.line.taxable.misc) sublet.taxable = (sublet.taxable + amount) as Cents;
}

function countOther(item: WorkItem, tally: Sums): void {
  const amount = otherAmount(item);
  const sums = tally.other[item.line.charge?.kind ?? 'fee'];
  sums.listed = (sums.listed + chargeListed(item)) as Cents;
  sums.amount = (sums.amount + amount) as Cents;
  if (item.line.taxable.misc) sums.taxable = (sums.taxable + amount) as Cents;
}

/** The tallies of several shares together. */
export function sumsOfGroups(tallies: SumsByPayerGroup, shares: readonly PayerGroup[]): Sums {
  const total = emptyTally();
  for (const share of shares) {
    const tally = tallies[share];
    if (tally !== undefined) merge(total, tally, 1);
  }
  return total;
}

/** What is in `after` and was not in `before`. */
export function sumsBetween(before: Sums, after: Sums): Sums {
  const difference = emptyTally();
  merge(difference, after, 1);
  merge(difference, before, -1);
  return difference;
}

function merge(into: Sums, from: Sums, sign: 1 | -1): void {
  for (const type of laborTypes) mergeLabor(into.labor[type], from.labor[type], sign);
  for (const source of partSources) mergeParts(into.parts[source], from.parts[source], sign);
  for (const kind of otherCharges) {
    into.other[kind].listed = merged(into.other[kind].listed, from.other[kind].listed, sign);
    mergeCharges(into.other[kind], from.other[kind], sign);
  }
  const { paintHours, sublet } = into;
  paintHours.all = merged(paintHours.all, from.paintHours.all, sign);
  paintHours.ofManualLines = merged(paintHours.ofManualLines, from.paintHours.ofManualLines, sign);
  sublet.quoted = merged(sublet.quoted, from.sublet.quoted, sign);
  sublet.ownQuoted = merged(sublet.ownQuoted, from.sublet.ownQuoted, sign);
  mergeCharges(sublet, from.sublet, sign);
  into.bettered.push(...from.bettered);
}

function mergeLabor(into: LaborTally, from: LaborTally, sign: 1 | -1): void {
  into.hours = merged(into.hours, from.hours, sign);
  into.taxableHours = merged(into.taxableHours, from.taxableHours, sign);
}

function mergeParts(into: PartsTally, from: PartsTally, sign: 1 | -1): void {
  into.price = merged(into.price, from.price, sign);
  into.taxablePrice = merged(into.taxablePrice, from.taxablePrice, sign);
  into.ownPrice = merged(into.ownPrice, from.ownPrice, sign);
  into.ownAdjustment = merged(into.ownAdjustment, from.ownAdjustment, sign);
  into.ownTaxable = merged(into.ownTaxable, from.ownTaxable, sign);
}

function mergeCharges(
  into: Omit<ChargeTally, 'listed'>,
  from: Omit<ChargeTally, 'listed'>,
  sign: 1 | -1,
): void {
  into.amount = merged(into.amount, from.amount, sign);
  into.taxable = merged(into.taxable, from.taxable, sign);
}

function merged<Amount extends Cents | TenthHours>(sum: Amount, amount: Amount, sign: 1 | -1): Amount {
  return (sum + sign * amount) as Amount;
}

function emptyTally(): Sums {
  return {
    labor: forEach(laborTypes, () => ({ hours: noTime, taxableHours: noTime })),
    parts: forEach(partSources, () => ({
      price: noMoney,
      taxablePrice: noMoney,
      ownPrice: noMoney,
      ownAdjustment: noMoney,
      ownTaxable: noMoney,
    })),
    paintHours: { all: noTime, ofManualLines: noTime },
    sublet: { quoted: noMoney, ownQuoted: noMoney, amount: noMoney, taxable: noMoney },
    other: forEach(otherCharges, () => ({ listed: noMoney, amount: noMoney, taxable: noMoney })),
    bettered: [],
  };
}

function forEach<Key extends string, Value>(keys: readonly Key[], value: () => Value): Record<Key, Value> {
  const record: Partial<Record<Key, Value>> = {};
  for (const key of keys) record[key] = value();
  return record as Record<Key, Value>;
}
