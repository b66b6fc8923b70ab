import type { HoursRule } from '../../catalogue/book/book.ts';
import { extension } from '../../rounding.ts';
import { bookHours } from '../pricing/line-hours/book-hours.ts';
import { type Line, unitPrice } from '../model/line.ts';
import { limits } from '../model/limits.ts';
import { isOrderKey } from '../model/order-key.ts';
import type { EditRefusal } from '../model/edit-refusal.ts';

/** The reason the line is invalid after an edit; null when it is valid. */
export function lineIssue(line: Line): EditRefusal | null {
  return (
    textIssue('description', line.description, limits.shortText) ??
    textIssue('partNumber', line.partNumber, limits.shortText) ??
    textIssue('note', line.note, limits.text) ??
    (isOrderKey(line.order) ? null : { kind: 'order-not-valid', order: line.order }) ??
    quantityIssue(line) ??
    priceIssue(line) ??
    hoursIssue(line) ??
    bettermentIssue(line) ??
    percentIssue('priceAdjustment', line.priceAdjustment ?? 0, -1_000_000)
  );
}

export function textIssue(field: string, text: string, limit: number): EditRefusal | null {
  return text.length > limit ? { kind: 'text-too-long', field, limit } : null;
}

export function percentIssue(field: string, percent: number, least = 0): EditRefusal | null {
  return isWithin(percent, least, limits.percent) ? null : { kind: 'percent-out-of-range', field };
}

export function amountIssue(field: string, amount: number, most: number = limits.price): EditRefusal | null {
  return isWithin(amount, 0, most) ? null : { kind: 'amount-out-of-range', field };
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}

function quantityIssue({ id, number, quantity }: Line): EditRefusal | null {
  return isWithin(quantity, 0, limits.quantity)
    ? null
    : { kind: 'quantity-out-of-range', lineId: id, line: number };
}

function priceIssue(line: Line): EditRefusal | null {
  const { id, number, sublet, charge } = line;
  const price = unitPrice(line);
  const amounts = [price, extension(price, line.quantity), sublet, charge?.amount ?? 0];
  return amounts.every((amount) => isWithin(amount, 0, limits.price))
    ? null
    : { kind: 'price-out-of-range', lineId: id, line: number };
}

/** Checks the sum of all hours, typed or from the book for the line's quantity. */
function hoursIssue(line: Line): EditRefusal | null {
  let total = 0;
  for (const entry of Object.values(line.labor)) total += hoursOf(entry, line);
  if (line.refinish !== null) {
    total += hoursOf(line.refinish, line) + checked(line.refinish.edges);
    if (!isWithin(line.refinish.boothCycle, 1, limits.count)) {
      return { kind: 'value-not-known', field: 'boothCycle' };
    }
  }
  return isWithin(total, 0, limits.hours)
    ? null
    : { kind: 'hours-out-of-range', lineId: line.id, line: line.number };
}

function hoursOf(entry: { book: HoursRule | null; billed: number | null }, line: Line): number {
  if (entry.billed !== null) return checked(entry.billed);
  return entry.book === null ? 0 : bookHours(entry.book, line.quantity);
}

/** Turns negative numbers into NaN, so the sum cannot mask them. */
function checked(hours: number): number {
  return hours < 0 ? Number.NaN : hours;
}

function bettermentIssue({ betterment }: Line): EditRefusal | null {
  if (betterment === null) return null;
  if (betterment.kind === 'flat') return amountIssue('betterment', betterment.amount);
  return isWithin(betterment.percent, 0, 1_000_000)
    ? null
    : { kind: 'percent-out-of-range', field: 'betterment' };
}
