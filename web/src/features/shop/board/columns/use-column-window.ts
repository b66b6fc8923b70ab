import { type RefObject, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowHeights } from '../../../../ui/grid/row-heights.ts';
import { rowPositions, rowsBetween } from '../../../../ui/grid/row-positions.ts';

interface ColumnWindow {
  readonly height: number;
  readonly items: readonly { readonly index: number; readonly start: number }[];
  readonly measure: (item: HTMLElement | null) => (() => void) | undefined;
}

interface ColumnWindowInput {
  readonly list: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  /** Stays rendered wherever it is, or the focus would be lost. */
  readonly activeIndex: number;
  /** The height an item has before it was rendered. */
  readonly heightOf: (index: number) => number;
}

/** Scrolling by less renders nothing. */
const step = 48;
/** The part of a card that is rendered beyond the edges. */
const beyond = 96;

/** The cards a column renders: those in sight and one beyond, so that 500 orders are no more elements than 50. */
export function useColumnWindow({ list, keys, activeIndex, heightOf }: ColumnWindowInput): ColumnWindow {
  const [view, setView] = useState(() => ({ top: 0, seen: window.innerHeight }));
  const [heights] = useState(() => rowHeights());
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const places = rowPositions(
    keys.length,
    (index) => heights.known.get(keys[index] ?? '') ?? heightOf(index),
  );
  const differs = useEffectEvent((key: string, now: number) => {
    const index = keys.indexOf(key);
    const start = places.starts[index];
    return start !== undefined && (places.starts[index + 1] ?? places.height) - start !== now;
  });
  useLayoutEffect(
    () =>
      heights.listen((changed) => {
        // Rendered before the frame is painted, or the cards below would visibly jump.
        if ([...changed].some(([key, now]) => differs(key, now))) flushSync(draw);
      }),
    [heights],
  );
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const read = () => {
      const next = { top: Math.floor(current.scrollTop / step) * step, seen: current.clientHeight };
      setView((now) => (now.top === next.top && now.seen === next.seen ? now : next));
    };
    const watch = new ResizeObserver(read);
    watch.observe(current);
    current.addEventListener('scroll', read, { passive: true });
    return () => {
      watch.disconnect();
      current.removeEventListener('scroll', read);
    };
  }, [list]);
  return {
    height: places.height,
    items: rowsBetween(places, view.top - beyond, view.top + view.seen + step + beyond, activeIndex),
    measure: heights.measure,
  };
}
