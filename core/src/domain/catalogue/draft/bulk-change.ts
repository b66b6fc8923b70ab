import { accept, refuse, type Result } from '../../result.ts';
import { isPriceColumn, decimalsOf, decimalText, signedDecimalOf } from './decimals.ts';

type Cells = Readonly<Record<string, string>>;

/** A change applied to the same columns of many rows. */
export type ColumnAction =
  | { readonly kind: 'set'; readonly columns: readonly string[]; readonly to: string }
  | { readonly kind: 'add'; readonly columns: readonly string[]; readonly amount: string }
  | { readonly kind: 'percent'; readonly columns: readonly string[]; readonly percent: string }
  | { readonly kind: 'round'; readonly columns: readonly string[]; readonly step: string }
  | {
      readonly kind: 'replace';
      readonly columns: readonly string[];
      readonly find: string;
      readonly with: string;
    };

/** The reason an action fits no row at all; null if it can be applied. */
export function actionRefusal(
  action: ColumnAction,
  columns: readonly string[],
  keys: readonly string[],
): string | null {
  const foreign = action.columns.find((column) => !columns.includes(column));
  if (foreign !== undefined) return `This table has no column “${foreign}”.`;
  const key = action.columns.find((column) => keys.includes(column));
  if (key !== undefined) return `“${key}” names the row and is not changed in bulk.`;
  if (action.kind === 'replace') return action.find === '' ? 'Say what is to be replaced.' : null;
  if (action.kind === 'set') return null;
  const text = action.columns.find((column) => decimalsOf(column) === undefined);
  if (text !== undefined) return `“${text}” does not hold a number.`;
  if (action.kind === 'round' && (signedDecimalOf(action.step, 3) ?? 0) <= 0) {
    return 'Round to a step above zero.';
  }
  return null;
}

/** One row after the action. Cells without a number stay unchanged; nothing goes below zero. */
export function changedCells(action: ColumnAction, cells: Cells): Result<Cells, string> {
  const next: Record<string, string> = { ...cells };
  for (const column of action.columns) {
    const value = changedCell(action, column, cells[column] ?? '');
    if (value === null) return refuse(`${column} would fall below zero.`);
    next[column] = value;
  }
  return accept(next);
}

function changedCell(action: ColumnAction, column: string, text: string): string | null {
  if (action.kind === 'set') return action.to;
  if (action.kind === 'replace') return text.replaceAll(action.find, () => action.with);
  const decimals = decimalsOf(column) ?? 0;
  const value = signedDecimalOf(text, decimals);
  if (text === '' || value === null) return text;
  const changed = numberAfter(action, value, decimals);
  return changed < 0 ? null : decimalText(changed, decimals);
}

/** Amounts are in thousandths, so that values a column cannot hold are rounded once, at the end. */
function numberAfter(
  action: Exclude<ColumnAction, { kind: 'set' | 'replace' }>,
  value: number,
  decimals: number,
): number {
  const fine = 10 ** (3 - decimals);
  if (action.kind === 'add')
    return Math.round((value * fine + (signedDecimalOf(action.amount, 3) ?? 0)) / fine);
  if (action.kind === 'percent') {
    return Math.round((value * (signedDecimalOf(action.percent, 3) ?? 0)) / 100_000);
  }
  const step = signedDecimalOf(action.step, 3) ?? 1;
  return Math.round((Math.round((value * fine) / step) * step) / fine);
}

/** True if a price changes by more than half and needs confirmation. */
export function isLargePriceChange(before: Cells, after: Cells): boolean {
  return Object.keys(after).some((column) => {
    if (!isPriceColumn(column) || before[column] === after[column]) return false;
    const [old, now] = [signedDecimalOf(before[column] ?? '', 2), signedDecimalOf(after[column] ?? '', 2)];
    return old !== null && now !== null && Math.abs(now - old) * 2 > old;
  });
}

export interface Spread {
  readonly least: string;
  readonly most: string;
  readonly average: string;
}

/** Minimum, maximum and average of a column over rows with a number; null if there are none. */
export function spreadOf(column: string, rows: readonly Cells[]): Spread | null {
  const decimals = decimalsOf(column);
  if (decimals === undefined) return null;
  const values = rows.flatMap((cells) => signedDecimalOf(cells[column] ?? '', decimals) ?? []);
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  let [least, most] = [values[0] ?? 0, values[0] ?? 0];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return {
    least: decimalText(least, decimals),
    most: decimalText(most, decimals),
    average: decimalText(Math.round(sum / values.length), decimals),
  };
}
