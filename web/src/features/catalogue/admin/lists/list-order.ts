import type { StagedRow } from '@dre/core/contract/catalogue/book-draft';
import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import { changedRow } from '../staged-rows.ts';
import { type ListRow, sortOf } from '../use-book-lists.ts';

const step = 10;
const last = 9_999;

/** The rows in the book's order: by sort number, then as they came. */
export function inOrder(rows: readonly ListRow[]): readonly ListRow[] {
  return rows.toSorted((one, other) => sortOf(one) - sortOf(other));
}

/**
 * The rows that move one in front of another; null moves it to the end. As few rows as possible get a new sort number.
 */
export function moving(
  file: TableFile,
  rows: readonly ListRow[],
  key: string,
  before: string | null,
): readonly StagedRow[] {
  const moved = rows.find((row) => row.key === key);
  if (moved === undefined || key === before) return [];
  const others = inOrder(rows).filter((row) => row !== moved);
  const found = others.findIndex((row) => row.key === before);
  const at = before === null || found === -1 ? others.length : found;
  const [left, right] = [others[at - 1], others[at]];
  const low = left === undefined ? 0 : sortOf(left);
  const high = right === undefined ? Math.min(last, low + 2 * step) : sortOf(right);
  const between = Math.floor((low + high) / 2);
  const isFree = between > low && (between < high || (right === undefined && between <= last));
  if (isFree) return staged(file, moved, between);
  return [...others.slice(0, at), moved, ...others.slice(at)].flatMap((row, index) =>
    staged(file, row, (index + 1) * step),
  );
}

function staged(file: TableFile, row: ListRow, sort: number): readonly StagedRow[] {
  return sortOf(row) === sort ? [] : [changedRow(file, row, { sort: String(sort) })];
}

/** The neighbor a row is moved before by one step up or down; undefined at either end. */
export function stepTo(rows: readonly ListRow[], key: string, by: 1 | -1): string | null | undefined {
  const order = inOrder(rows);
  const at = order.findIndex((row) => row.key === key);
  if (at === -1) return undefined;
  if (by === -1) return order[at - 1]?.key;
  return at + 1 >= order.length ? undefined : (order[at + 2]?.key ?? null);
}
