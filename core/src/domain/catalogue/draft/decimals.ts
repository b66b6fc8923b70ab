import { decimalOf } from '../book/table-row.ts';

/** Decimals of the numeric columns. */
const decimalsByColumn: Readonly<Record<string, number>> = {
  price_low: 2,
  price_default: 2,
  price_high: 2,
  unit_price: 2,
  starter_rate: 2,
  fixed_hours: 1,
  min_hours: 1,
  net_hours: 1,
  hours_per_unit: 3,
  quantity_fixed: 3,
  quantity_per_unit: 3,
  life_months: 0,
  size_rank: 0,
  skill: 0,
  technicians: 0,
  sort: 0,
};

const priceColumns: ReadonlySet<string> = new Set([
  'price_low',
  'price_default',
  'price_high',
  'unit_price',
  'starter_rate',
]);

export function isPriceColumn(column: string): boolean {
  return priceColumns.has(column);
}

export function decimalsOf(column: string): number | undefined {
  return decimalsByColumn[column];
}

/** A signed number as an integer of its last decimal; null if it has more decimals or is no number. */
export function signedDecimalOf(text: string, decimals: number): number | null {
  const value = decimalOf(text.replace(/^-/, ''), decimals);
  return value === null || !text.startsWith('-') ? value : -value;
}

/** The book's notation: money and hours with all decimals, quantities without trailing zeros. */
export function decimalText(value: number, decimals: number): string {
  const text = (value / 10 ** decimals).toFixed(decimals);
  return decimals === 3 ? text.replace(/\.?0+$/, '') : text;
}
