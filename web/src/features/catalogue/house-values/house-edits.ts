import type { HoursRule } from '@dre/core/domain/catalogue/book/book';
import type { HouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { limits } from '@dre/core/domain/estimates/model/limits';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { cents, noTime, tenthHours, thousandthHours } from '@dre/core/domain/units';
import { formatDecimal, parseDecimal } from '../../../ui/fields/number-text.ts';
import type { HouseRow } from './house-rows.ts';

export const houseCells = ['fixed', 'perUnit', 'minimum', 'price'] as const;
export type HouseCell = (typeof houseCells)[number];

/** The company's value of a cell; empty where the book applies. Null if the row has no such value. */
export function houseText(row: HouseRow, cell: HouseCell): string | null {
  if (cell === 'price') {
    if (row.bookPrice === null) return null;
    return row.ownPrice === null ? '' : formatDecimal(row.ownPrice, 2);
  }
  if (cell !== 'fixed' && row.bookHours.perUnit === null) return null;
  const own = row.ownHours;
  if (own === null) return '';
  return cell === 'perUnit' ? formatDecimal(own.perUnit ?? 0, 3) : formatDecimal(own[cell], 1);
}

/** The values after a cell was edited: an empty cell reverts to the book. A sentence if the text is invalid. */
export function houseEdit(
  values: HouseValues,
  row: HouseRow,
  cell: HouseCell,
  text: string,
): Result<HouseValues, string> {
  return cell === 'price' ? priceEdit(values, row, text) : hoursEdit(values, row, cell, text);
}

function priceEdit(
  values: HouseValues,
  { part, bookPrice }: HouseRow,
  text: string,
): Result<HouseValues, string> {
  const others = values.prices.filter((own) => own.part !== part.code);
  if (text.trim() === '') return accept({ ...values, prices: others });
  const price = parseDecimal(text, 2);
  if (price === undefined || price <= 0 || price > limits.price) {
    return refuse(
      `Enter an amount from 0.01 to ${formatDecimal(limits.price, 2)}, or nothing for the book’s.`,
    );
  }
  // A value equal to the book's is not stored.
  if (price === bookPrice) return accept({ ...values, prices: others });
  return accept({ ...values, prices: [...others, { part: part.code, price: cents(price) }] });
}

const digits: Record<Exclude<HouseCell, 'price'>, number> = { fixed: 1, perUnit: 3, minimum: 1 };

function hoursEdit(
  values: HouseValues,
  row: HouseRow,
  cell: Exclude<HouseCell, 'price'>,
  text: string,
): Result<HouseValues, string> {
  const { part, operation, bookHours } = row;
  const others = values.hours.filter((own) => own.part !== part.code || own.operation !== operation);
  const before = row.ownHours ?? bookHours;
  const typed = text.trim() === '' ? bookHours[cell] : parseDecimal(text, digits[cell]);
  const rule = typed === undefined ? undefined : ruleWith(before, cell, typed);
  const issue =
    rule === undefined
      ? 'Enter hours with the decimals shown, or nothing for the book’s.'
      : issueOf(rule, row);
  if (rule === undefined || issue !== null) return refuse(issue ?? '');
  if (isSame(rule, bookHours)) return accept({ ...values, hours: others });
  return accept({ ...values, hours: [...others, { part: part.code, operation, ...rule }] });
}

function ruleWith(before: HoursRule, cell: Exclude<HouseCell, 'price'>, value: number | null): HoursRule {
  const { fixed, perUnit, minimum } = before;
  if (cell === 'perUnit')
    return { fixed, minimum, perUnit: value === null ? perUnit : thousandthHours(value) };
  const hours = value === null ? noTime : tenthHours(value);
  return cell === 'fixed' ? { fixed: hours, perUnit, minimum } : { fixed, perUnit, minimum: hours };
}

/** The server's validation, repeated here for an immediate message. */
function issueOf({ fixed, perUnit, minimum }: HoursRule, { operation }: HouseRow): string | null {
  const most = formatDecimal(limits.hours, 1);
  if (fixed < 0 || fixed > limits.hours || minimum < 0 || minimum > limits.hours) {
    return `Enter hours from 0.0 to ${most}.`;
  }
  if (perUnit === null) {
    const isCharge = operation === 'sublet' || operation === 'fee';
    return fixed === 0 && !isCharge ? 'An operation needs some hours.' : null;
  }
  if (perUnit <= 0) return 'Hours for each foot must be more than nothing.';
  return minimum === 0 || minimum < fixed ? 'The least hours may not be below the fixed hours.' : null;
}

function isSame(one: HoursRule, other: HoursRule): boolean {
  return one.fixed === other.fixed && one.perUnit === other.perUnit && one.minimum === other.minimum;
}

/** A change since the page was opened, as text for the review. */
export interface HouseChange {
  readonly key: string;
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

export function houseChanges(
  before: readonly HouseRow[],
  after: readonly HouseRow[],
): readonly HouseChange[] {
  const byKey = new Map(before.map((row) => [row.key, row]));
  return after.flatMap((row) => {
    const was = byKey.get(row.key);
    if (was === undefined) return [];
    const name = `${row.part.name}, ${row.operationName}`;
    const changes: HouseChange[] = [];
    const [hoursWas, hours] = [
      hoursText(was.ownHours ?? was.bookHours),
      hoursText(row.ownHours ?? row.bookHours),
    ];
    if (hoursWas !== hours) changes.push({ key: `${row.key} hours`, what: name, from: hoursWas, to: hours });
    const [priceWas, price] = [priceText(was), priceText(row)];
    if (priceWas !== price) changes.push({ key: `${row.key} price`, what: name, from: priceWas, to: price });
    return changes;
  });
}

function priceText({ ownPrice, bookPrice }: HouseRow): string {
  return `$${formatDecimal(ownPrice ?? bookPrice ?? 0, 2)}`;
}

/** Examples: 1.5 h; 0.5 h + 0.050 h each, at least 1.0 h. */
export function hoursText({ fixed, perUnit, minimum }: HoursRule): string {
  const base = `${formatDecimal(fixed, 1)} h`;
  if (perUnit === null) return base;
  return `${base} + ${formatDecimal(perUnit, 3)} h each, at least ${formatDecimal(minimum, 1)} h`;
}
