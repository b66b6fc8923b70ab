import { limits } from '@dre/core/domain/estimates/model/limits';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { formatDecimal, parseDecimal } from '../../../../ui/fields/number-text.ts';
import type { Cells } from '../staged-rows.ts';

/** Columns of the grid that are written in place, and the cell of the book each one is. */
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

/** The cells a text changes, or why it cannot be taken, in a sentence. */
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
 * A price and when it was set. Low and high keep their distance to it where it would leave them, for a price that lies
 * outside of them is a fault of the book.
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

/** A cell as it is published. With a price goes back what it took along: its date, and the bounds it would lie outside of. */
export function takenBack(cells: Cells, published: Cells, column: string): Cells {
  const was = (...columns: readonly string[]) =>
    Object.fromEntries(columns.map((name) => [name, published[name] ?? '']));
  if (column !== partCells.price) return was(column);
  const figure = (text: string | undefined) => parseDecimal(text ?? '', 2) ?? 0;
  const price = figure(published[column]);
  const isInside = price >= figure(cells['price_low']) && price <= figure(cells['price_high']);
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

/** As the tables of the book write a figure: no commas. */
export function plain(value: number, digits: number): string {
  return formatDecimal(value, digits).replaceAll(',', '');
}
