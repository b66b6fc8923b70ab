import type { TableFile } from '../book/columns.ts';
import { tableKeys } from '../book/table-keys.ts';

/** Different spellings of a number are the same value; of a code they are not. */
export type ColumnKind = 'code' | 'money' | 'number' | 'date' | 'text';

const money: ReadonlySet<string> = new Set([
  'price_low',
  'price_default',
  'price_high',
  'unit_price',
  'starter_rate',
]);

const numbers: ReadonlySet<string> = new Set([
  'fixed_hours',
  'hours_per_unit',
  'min_hours',
  'net_hours',
  'quantity',
  'quantity_fixed',
  'quantity_per_unit',
  'life_months',
  'size_rank',
  'sort',
  'technicians',
  'skill',
  'threshold_pct',
  'warn_pct',
  'clear_coat_cap_default',
]);

const dates: ReadonlySet<string> = new Set(['price_date', 'checked_on']);

export function columnKind(table: TableFile, column: string): ColumnKind {
  if (tableKeys[table].includes(column)) return 'code';
  if (money.has(column)) return 'money';
  if (numbers.has(column)) return 'number';
  return dates.has(column) ? 'date' : 'text';
}

/** A plain number, as tables write it. */
export const plainNumber = /^\d+(?:\.\d+)?$/;
