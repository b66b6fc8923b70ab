/** The vertical positions of the rows of a list. */
export interface RowPositions {
  readonly starts: readonly number[];
  readonly height: number;
}

export function rowPositions(count: number, heightOf: (index: number) => number): RowPositions {
  const starts: number[] = [];
  let height = 0;
  for (let index = 0; index < count; index += 1) {
    starts.push(height);
    height += heightOf(index);
  }
  return { starts, height };
}

/** The rows between two heights of the list, and one additional row wherever it is. */
export function rowsBetween(
  { starts }: RowPositions,
  top: number,
  bottom: number,
  always: number,
): readonly { readonly index: number; readonly start: number }[] {
  const first = Math.max(0, rowAt(starts, top));
  const last = rowAt(starts, bottom);
  const shown: { index: number; start: number }[] = [];
  const add = (index: number) => {
    const start = starts[index];
    if (start !== undefined) shown.push({ index, start });
  };
  if (always < first) add(always);
  for (let index = first; index <= last; index += 1) add(index);
  if (always > last) add(always);
  return shown;
}

/** The row at the upper edge of the visible part, and how far it is scrolled past; null where there are none. */
export function rowAtTop(
  { starts }: RowPositions,
  top: number,
): { readonly index: number; readonly past: number } | null {
  const index = rowAt(starts, top);
  const start = starts[index];
  return start === undefined ? null : { index, past: top - start };
}

/** The last row that starts at or above a height; -1 above all of them. */
function rowAt(starts: readonly number[], height: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= height) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The scroll position that shows all of a row; unchanged where it is visible. */
export function scrolledTo(start: number, height: number, top: number, seen: number): number {
  if (start < top) return start;
  return start + height > top + seen ? Math.min(start, start + height - seen) : top;
}
