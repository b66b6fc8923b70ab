import { limits } from '@dre/core/domain/estimates/model/limits';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { formatDecimal, parseDecimal } from '../../../../ui/fields/number-text.ts';
import type { Cells } from '../staged-rows.ts';

/** Columns of the grid edited in place, with the book's cell of each. */
export const partCells = {
  name: 'name',
  type: 'part_type',
  price: 'price_default',
  date: 'price_date',
} as const;
export type PartCell = keyof typeof partCells;

export function isPartCell(column: string): column is PartCell {
  return column in partCells;
}

/** The cells a text changes, or a sentence with the reason it is invalid. */
export function partEdit(cells: Cells, column: PartCell, text: string, today: string): Result<Cells, string> {
  const typed = text.trim();
  if (column === 'price') return priceEdit(cells, typed, today);
  if (column === 'date') {
    if (!/^\d{4}-\d\d-\d\d$/.test(typed)) return refuse('Write the date like 2026-11-15.');
    return accept({ price_date: typed });
  }
  if (column === 'type') return accept({ part_type: typed });
  if (typed === '') return refuse('A part needs a name.');
  if (typed.length > 70) return refuse('A name has at most 70 characters.');
  return accept({ name: typed });
}

/**
 * Sets a price and its date. Low and high move along if the price would leave their range, because a price outside of
 * it is an error in the book.
 */
function priceEdit(cells: Cells, typed: string, today: string): Result<Cells, string> {
  const price = parseDecimal(typed, 2);
  if (price === undefined || price < 0 || price > limits.price) {
    return refuse(`Enter a price from 0.00 to ${formatDecimal(limits.price, 2)}.`);
  }
  const [low, before, high] = ['price_low', 'price_default', 'price_high'].map(
    (column) => parseDecimal(cells[column] ?? '', 2) ?? 0,
  ) as [number, number, number];
  const set = { price_default: plain(price, 2), price_date: today };
  if (price >= low && price <= high) return accept(set);
  const scaled = (bound: number) => (before === 0 ? price : Math.round((bound * price) / before));
  return accept({
    ...set,
    price_low: plain(Math.min(price, scaled(low)), 2),
    price_high: plain(Math.min(limits.price, Math.max(price, scaled(high))), 2),
  });
}

/** Reverts a cell to its published value. A price also reverts its date, and the bounds it would be outside of. */
export function takenBack(cells: Cells, published: Cells, column: string): Cells {
  const was = (...columns: readonly string[]) =>
    Object.fromEntries(columns.map((name) => [name, published[name] ?? '']));
  if (column !== partCells.price) return was(column);
  const cents = (text: string | undefined) => parseDecimal(text ?? '', 2) ?? 0;
  const price = cents(published[column]);
  const isInside = price >= cents(cells['price_low']) && price <= cents(cells['price_high']);
  return was(column, 'price_date', ...(isInside ? [] : ['price_low', 'price_high']));
}

/** Fixed hours of an operation, in tenths. */
export function hoursEdit(text: string): Result<Cells, string> {
  const hours = parseDecimal(text, 1);
  if (hours === undefined || hours < 0 || hours > limits.hours) {
    return refuse(`Enter hours from 0.0 to ${formatDecimal(limits.hours, 1)}, with one decimal.`);
  }
  return accept({ fixed_hours: plain(hours, 1) });
}

/** Formats a figure as the tables of the book write it: no commas. */
export function plain(value: number, digits: number): string {
  return formatDecimal(value, digits).replaceAll(',', '');
}
