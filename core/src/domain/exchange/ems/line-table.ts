import type { Side } from '../../catalogue/trade-words.ts';
import { accept, refuse, type Result } from '../../result.ts';
import { chargeListed, extendedPrice, subletQuote } from '../../estimates/pricing/totals/item-amounts.ts';
import { isPriced, type Line, priceCategory, unitPrice } from '../../estimates/model/line.ts';
import { quantity as quantityText } from '../../number-text.ts';
import { repairGroups } from '../../estimates/pricing/values/payer-group.ts';
import type { BilledHours } from '../../estimates/pricing/values/billed-hours.ts';
import type { WorkItem } from '../../estimates/pricing/values/work-item.ts';
import { extension, hundredthPercent, laborPrice, percentOf } from '../../rounding.ts';
import { type Cents, noMoney, sum } from '../../units.ts';
import type { DbaseRecord } from '../dbase/field.ts';
import { laborCodes, operationCodes, partCodes, subletPart, emsUnitLabels } from './codes.ts';
import type { EmsSource } from './source.ts';

/** A record and the number of its estimate line. */
export interface LineRecord {
  readonly line: number;
  readonly record: DbaseRecord;
}

/** LINE_NO has three digits. */
export const mostLines = 999;
const descriptionLength = 40;
const maxQuantity = 99;

/** The first line without a free number. */
export interface TooManyLines {
  readonly line: number;
  readonly count: number;
}

/**
 * The lines in EMS form: a heading for each side, one record for each labor type of a line. Money is only on a line's
 * first record, because receivers add the records up.
 */
export function lineTable(source: EmsSource): Result<readonly LineRecord[], TooManyLines> {
  const groups = bySide(source.priced.items);
  const entries: Entry[] = [];
  for (const [side, families] of groups) {
    const head = families[0]?.[0]?.line.number ?? 0;
    entries.push({ line: head, heading: source.sides[side].toUpperCase() });
    for (const item of families.flat()) entries.push({ line: item.line.number, item });
  }
  const beyond = entries[mostLines];
  if (beyond !== undefined) return refuse({ line: beyond.line, count: entries.length });
  const numbers = new Map(entries.map((entry, index) => [entry.item?.key ?? '', index + 1]));
  const records = entries.flatMap((entry, index) => entryRecords(source, entry, index + 1, numbers));
  return accept(
    records.map(({ line, record }, index) => ({ line, record: { ...record, UNQ_SEQ: index + 1 } })),
  );
}

type Entry =
  | { readonly line: number; readonly heading: string; readonly item?: undefined }
  | { readonly line: number; readonly item: WorkItem };

/** Each line with the items rules derived from it, in estimate order, grouped by the line's side. */
function bySide(items: readonly WorkItem[]): ReadonlyMap<Side, WorkItem[][]> {
  const groups = new Map<Side, WorkItem[][]>();
  let family: WorkItem[] = [];
  for (const item of items) {
    if (!isExported(item)) continue;
    if (item.parent === null) {
      family = [];
      const { side } = item.line.place;
      const families = groups.get(side) ?? [];
      groups.set(side, families);
      families.push(family);
    }
    family.push(item);
  }
  return groups;
}

/** Receivers that add up would bill lines outside the totals; comments cost nothing. */
function isExported({ line, payerGroup }: WorkItem): boolean {
  if (!isPriced(line)) return line.payer !== 'excluded';
  return repairGroups.some((group) => group === payerGroup);
}

function entryRecords(
  source: EmsSource,
  entry: Entry,
  number: number,
  numbers: ReadonlyMap<string, number>,
): LineRecord[] {
  if (entry.item === undefined) {
    return [{ line: entry.line, record: { LINE_NO: number, LINE_DESC: entry.heading } }];
  }
  const { item } = entry;
  const base = { LINE_NO: number, LINE_DESC: description(item) };
  if (!isPriced(item.line)) return [{ line: entry.line, record: base }];
  const named: DbaseRecord = {
    ...base,
    LINE_IND: source.changedIn.get(item.line.id) ?? source.label,
    LINE_REF: item.parent === null ? null : (numbers.get(item.parent) ?? null),
    TRAN_CODE: '1',
    LBR_OP: item.line.operation === null ? 'OP0' : operationCodes[item.line.operation],
  };
  const labor = item.hours.map((hours) => laborFields(source, item, hours));
  const money = moneyFields(source, item);
  const records = Array.from({ length: Math.max(1, labor.length, money.length) }, (_, index) => ({
    ...named,
    ...labor[index],
    ...money[index],
  }));
  return records.map((record) => ({ line: entry.line, record }));
}

/**
 * Feet and square feet have no field, and 120 pieces do not fit two digits: they become quantity one, and the
 * description states the amount.
 */
function isCountable({ quantity, unit }: Line): boolean {
  return unit === 'each' && quantity % 1_000 === 0 && quantity <= maxQuantity * 1_000;
}

function description({ line }: WorkItem): string {
  const text = line.description.trim();
  if (isCountable(line) || !isPriced(line)) return text;
  const measure = ` ${quantityText(line.quantity)} ${emsUnitLabels[line.unit]}`;
  return `${text.slice(0, descriptionLength - measure.length).trimEnd()}${measure}`;
}

function laborFields(
  { content: { profile } }: EmsSource,
  { line }: WorkItem,
  { type, book, billed, isIncluded, source }: BilledHours,
): DbaseRecord {
  return {
    MOD_LBR_TY: laborCodes[type],
    DB_HRS: book,
    MOD_LB_HRS: billed,
    LBR_INC: isIncluded,
    LBR_HRS_J: source === 'hand' && book !== billed,
    LBR_AMT: laborPrice(billed, profile.labor[type].rate),
    LBR_TAX: line.taxable.labor && profile.taxes.some(({ onLabor }) => onLabor.includes(type)),
    ...(type === 'refinish' && line.refinish !== null && paintFields(line.refinish)),
  };
}

function paintFields({ system, isTwoTone }: NonNullable<Line['refinish']>): DbaseRecord {
  const stages = { 'single-stage': 1, 'two-stage': 2, 'three-stage': 3 } as const;
  return { PAINT_STG: stages[system], PAINT_TONE: isTwoTone ? 2 : 1 };
}

/**
 * One set of fields for each record: sublet and other charges of a line share a field. They hold the entered amounts;
 * the shop's markup and discount are in the subtotals (T_MKUPAMT, T_DISCAMT).
 */
function moneyFields(source: EmsSource, item: WorkItem): readonly DbaseRecord[] {
  const { line } = item;
  const [sublet, other] = [subletQuote(item), chargeListed(item)];
  const charges: DbaseRecord[] = [];
  if (sublet !== 0) charges.push({ MISC_AMT: sublet, MISC_SUBLT: true, MISC_TAX: line.taxable.misc });
  if (other !== 0) charges.push({ MISC_AMT: other, MISC_SUBLT: false, MISC_TAX: line.taxable.misc });
  const [charge, ...further] = charges;
  return [{ ...partFields(source, item), ...charge, ...bettermentFields(source, item) }, ...further];
}

function partFields({ content: { profile } }: EmsSource, item: WorkItem): DbaseRecord {
  const { line, isPriceIncluded } = item;
  if (priceCategory(line) !== 'parts') return subletQuote(item) === 0 ? {} : { PART_TYPE: subletPart };
  const price = unitPrice(line);
  if (price === 0 && line.book?.price === undefined && line.partNumber === '') return {};
  const suggested = line.book?.price ?? price;
  const isWhole = isCountable(line);
  const exportedPrice = (one: Cents) => (isWhole ? one : extension(one, line.quantity));
  const adjustment = line.priceAdjustment;
  return {
    PART_TYPE: partCodes[line.partSource],
    OEM_PARTNO: line.partNumber,
    GLASS_FLAG: line.labor.glass !== undefined,
    PART_QTY: isWhole ? Number(quantityText(line.quantity)) : 1,
    DB_PRICE: exportedPrice(suggested),
    ACT_PRICE: isPriceIncluded ? noMoney : exportedPrice(price),
    PRICE_INC: isPriceIncluded,
    PRICE_J: line.price !== null && line.price !== line.book?.price,
    CERT_PART: line.partSource === 'certified',
    TAX_PART: line.taxable.part && profile.taxes.some(({ onParts }) => onParts.includes(line.partSource)),
    ...(adjustment !== null && {
      PRT_DSMK_P: hundredthPercent(adjustment),
      PRT_DSMK_M: percentOf(extendedPrice(item), adjustment),
    }),
  };
}

function bettermentFields({ priced, content }: EmsSource, { line, rule }: WorkItem): DbaseRecord {
  const { betterment } = line;
  if (betterment === null || rule !== null) return {};
  const own = priced.settlement.betterment.lines.filter(({ lineId }) => lineId === line.id);
  return {
    BETT_PCTG: betterment.kind === 'percent' ? betterment.percent : null,
    BETT_AMT: sum(own.map(({ amount }) => amount)),
    BETT_TAX: content.profile.betterment.isTaxed,
  };
}
