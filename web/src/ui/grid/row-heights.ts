export interface RowHeights {
  /** The heights of rows that were rendered once. */
  readonly known: ReadonlyMap<string, number>;
  /** For `ref` of a row that carries its key. */
  readonly measure: (row: HTMLElement | null) => (() => void) | undefined;
  readonly listen: (onChange: OnHeightChange) => () => void;
}

type OnHeightChange = (heights: ReadonlyMap<string, number>) => void;

/**
 * The actual heights of rows, since content may need more than the default height. A ResizeObserver reports them after
 * layout and before painting; reading them would force a layout of the whole page within the press that adds a row.
 */
export function rowHeights(before: ReadonlyMap<string, number> = new Map()): RowHeights {
  const heights = new Map(before);
  let hear: OnHeightChange | undefined;
  const watch = new ResizeObserver((entries) => {
    const changed = new Map<string, number>();
    for (const { target, borderBoxSize } of entries) {
      const key = target instanceof HTMLElement ? (target.dataset['key'] ?? '') : '';
      const now = Math.round(borderBoxSize[0]?.blockSize ?? 0);
      // A hidden row has no height.
      if (now === 0 || now === heights.get(key)) continue;
      heights.set(key, now);
      changed.set(key, now);
    }
    if (changed.size > 0) hear?.(changed);
  });
  return {
    known: heights,
    measure: (row) => {
      if (row === null) return undefined;
      watch.observe(row, { box: 'border-box' });
      return () => watch.unobserve(row);
    },
    listen: (onChange) => {
      hear = onChange;
      return () => {
        hear = undefined;
      };
    },
  };
}
