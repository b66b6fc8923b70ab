export interface RowHeights {
  /** Of a row that was drawn once. */
  readonly of: (key: string) => number | undefined;
  /** For `ref` of a row that says its key. */
  readonly measure: (row: HTMLElement | null) => (() => void) | undefined;
  readonly listen: (onChange: OnHeightChange) => () => void;
}

type OnHeightChange = (key: string, now: number) => void;

/** How tall rows really are: what stands in them may need more room than a row is given. */
export function rowHeights(): RowHeights {
  const heights = new Map<string, number>();
  let hear: OnHeightChange | undefined;
  const take = (row: HTMLElement, now: number) => {
    const key = row.dataset['key'] ?? '';
    // Nothing is tall that is not shown.
    if (now === 0 || now === heights.get(key)) return;
    heights.set(key, now);
    hear?.(key, now);
  };
  const watch = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      if (target instanceof HTMLElement) take(target, Math.round(borderBoxSize[0]?.blockSize ?? 0));
  });
  return {
    of: (key) => heights.get(key),
    measure: (row) => {
      if (row === null) return undefined;
      watch.observe(row, { box: 'border-box' });
      take(row, row.offsetHeight);
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
