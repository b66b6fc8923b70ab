import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { useVirtualizer } from './use-virtualizer.ts';

export interface VirtualRows {
  readonly height: number;
  readonly items: readonly { readonly index: number; readonly start: number }[];
  readonly measure: (element: Element | null) => void;
  /** How many rows fit. */
  readonly page: () => number;
}

interface VirtualProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly keys: readonly { readonly key: string }[];
  readonly activeIndex: number;
  readonly isGroup: (index: number) => boolean;
  /** Instead of the height that the density of the page asks for. */
  readonly rowHeight: number | null;
}

const beyond = 6;

/** Which rows are drawn: those seen, a few beyond, and always the one in focus, or the focus would be lost. */
export function useVirtualRows({ body, keys, activeIndex, isGroup, rowHeight }: VirtualProps): VirtualRows {
  const [dense, setDense] = useState(32);
  const height = rowHeight ?? dense;
  useLayoutEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const read = () =>
      setDense(Number.parseInt(getComputedStyle(element).getPropertyValue('--row-h'), 10) || 32);
    read();
    const watch = new ResizeObserver(read);
    watch.observe(element);
    return () => watch.disconnect();
  }, [body]);
  const getItemKey = useCallback((index: number) => keys[index]?.key ?? index, [keys]);
  const rangeExtractor = useCallback((range: Range) => withActive(range, activeIndex), [activeIndex]);
  const virtualizer = useVirtualizer({
    count: keys.length,
    getScrollElement: () => body.current,
    estimateSize: (index) => (isGroup(index) ? Math.round(height * 0.84) : height),
    getItemKey,
    rangeExtractor,
    overscan: beyond,
  });
  const activeKey = keys[activeIndex]?.key;
  const reveal = useEffectEvent((key: string | undefined) => {
    if (key === undefined) return;
    const [offset] = virtualizer.getOffsetForIndex(activeIndex, 'auto') ?? [];
    // To scroll to where one is would still lay the page out once more.
    if (offset !== virtualizer.scrollOffset) virtualizer.scrollToIndex(activeIndex, { align: 'auto' });
  });
  // Only when another row gets the focus: whoever scrolls away from it is left alone.
  useLayoutEffect(() => reveal(activeKey), [activeKey]);
  return {
    height: virtualizer.getTotalSize(),
    items: virtualizer.getVirtualItems(),
    measure: virtualizer.measureElement,
    page: () => Math.max(1, Math.floor((body.current?.clientHeight ?? 0) / height) - 1),
  };
}

function withActive(range: Range, active: number): number[] {
  const seen = defaultRangeExtractor(range);
  if (active >= range.count || seen.includes(active)) return seen;
  return [...seen, active].toSorted((one, other) => one - other);
}
