export interface RowHeights {
  /** Of rows that were drawn once. */
  readonly known: ReadonlyMap<string, number>;
  /** For `ref` of a row that says its key. */
  readonly measure: (row: HTMLElement | null) => (() => void) | undefined;
  readonly listen: (onChange: OnHeightChange) => () => void;
}

type OnHeightChange = (heights: ReadonlyMap<string, number>) => void;

/** How tall rows really are: what stands in them may need more room than a row is given. The browser tells it once a frame
 *  is laid out and before it is painted; to ask for it would lay the whole page out within the press that adds a row. */
export function rowHeights(before: ReadonlyMap<string, number> = new Map()): RowHeights {
  const heights = new Map(before);
  let hear: OnHeightChange | undefined;
  const watch = new ResizeObserver((entries) => {
    const changed = new Map<string, number>();
    for (const { target, borderBoxSize } of entries) {
      const key = target instanceof HTMLElement ? (target.dataset['key'] ?? '') : '';
      const now = Math.round(borderBoxSize[0]?.blockSize ?? 0);
      // Nothing is tall that is not shown.
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
