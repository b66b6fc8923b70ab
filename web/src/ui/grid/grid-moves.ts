/** The cell in focus: row and column, both counted from 0. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** The number of rows that fit on the screen: one page. */
  readonly page: number;
}

export interface GridKey {
  readonly key: string;
  readonly isCtrl: boolean;
}

/** The cell a key moves the focus to; null when it is no key of movement. The edges stop it. */
export function moveInGrid(
  from: CellPosition,
  { key, isCtrl }: GridKey,
  size: GridSize,
): CellPosition | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const step = steps[key];
  if (step !== undefined) {
    const [down, right] = step(size.page);
    const by = isCtrl ? Infinity : 1;
    return within({ row: from.row + down * by, column: from.column + right * by }, from, last);
  }
  if (key === 'Home') return { row: isCtrl ? 0 : from.row, column: 0 };
  if (key === 'End') return { row: isCtrl ? last.row : from.row, column: last.column };
  return null;
}

const steps: Readonly<Record<string, (page: number) => readonly [down: number, right: number]>> = {
  ArrowUp: () => [-1, 0],
  ArrowDown: () => [1, 0],
  ArrowLeft: () => [0, -1],
  ArrowRight: () => [0, 1],
  PageUp: (page) => [-page, 0],
  PageDown: (page) => [page, 0],
};

function within({ row, column }: CellPosition, from: CellPosition, last: CellPosition): CellPosition {
  return { row: clamp(row, from.row, last.row), column: clamp(column, from.column, last.column) };
}

/** 0 × Infinity is NaN: the focus then stays in its line. */
function clamp(value: number, stay: number, most: number): number {
  return Math.max(0, Math.min(most, Number.isNaN(value) ? stay : value));
}

/** The next cell that can be edited, on to the next row; null behind the last and before the first. */
export function nextEditable(
  from: CellPosition,
  by: 1 | -1,
  { rows, columns }: Pick<GridSize, 'rows' | 'columns'>,
  isEditable: (place: CellPosition) => boolean,
): CellPosition | null {
  let at = from.row * columns + from.column + by;
  for (; at >= 0 && at < rows * columns; at += by) {
    const place = { row: Math.floor(at / columns), column: at % columns };
    if (isEditable(place)) return place;
  }
  return null;
}

/** The next row that is no head of a group; at the ends the row itself. */
export function nextRow<Row>(
  from: number,
  by: 1 | -1,
  rows: readonly Row[],
  isHead: (row: Row) => boolean,
): number {
  for (let at = from + by; at >= 0 && at < rows.length; at += by) {
    const row = rows[at];
    if (row !== undefined && !isHead(row)) return at;
  }
  return from;
}
