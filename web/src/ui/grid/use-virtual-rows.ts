import {
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { rowHeights } from './row-heights.ts';
import { rowPositions, rowsBetween, scrolledTo } from './row-positions.ts';
import { type LeftRows, useLeftRow } from './use-left-row.ts';

export interface VirtualRows {
  readonly height: number;
  readonly items: readonly { readonly index: number; readonly start: number }[];
  readonly measure: (row: HTMLElement | null) => void;
  /** The number of rows that fit. */
  readonly page: () => number;
}

interface VirtualProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly keys: readonly { readonly key: string }[];
  readonly activeIndex: number;
  readonly isGroup: (index: number) => boolean;
  /** Replaces the row height of the page's density. */
  readonly rowHeight: number | null;
  /** The position the list reopens at; without it, at the row in focus. */
  readonly left: LeftRows | undefined;
}

const beyond = 6;

/** The rendered rows: the visible ones, a few beyond, and always the one in focus, or the focus would be lost. */
export function useVirtualRows(props: VirtualProps): VirtualRows {
  const { body, keys, activeIndex, isGroup, rowHeight, left } = props;
  const { view, live } = useView(body);
  const { top, seen, dense } = view;
  const [heights] = useState(() => rowHeights(left?.get()?.heights));
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const height = rowHeight ?? dense;
  const activeKey = keys[activeIndex]?.key;
  const heightOf = (index: number) =>
    heights.known.get(keys[index]?.key ?? '') ?? (isGroup(index) ? Math.round(height * 0.84) : height);
  const places = rowPositions(keys.length, heightOf);
  const showRow = (start: number, tall: number) => {
    const from = live.current.top;
    const to = scrolledTo(start, tall, from, live.current.height);
    // Scrolling to the current position would still force a layout.
    if (to !== from) body.current?.scrollTo({ top: to });
  };
  /** True where the row's height differs from the room it was given. */
  const grow = useEffectEvent((key: string, now: number): boolean => {
    const scroll = body.current;
    const index = keys.findIndex((row) => row.key === key);
    const start = places.starts[index];
    if (scroll === null || start === undefined) return false;
    const end = places.starts[index + 1] ?? places.height;
    if (end - start === now) return false;
    const { top: from, height: shown } = live.current;
    // Visible rows stay in place when a row above them grows; a row that grows under the focus is shown to its end.
    if (end <= from) scroll.scrollBy({ top: now - (end - start) });
    else if (key === activeKey && start < from + shown) showRow(start, now);
    return true;
  });
  useLayoutEffect(
    () =>
      heights.listen((changed) => {
        const grown = [...changed].filter(([key, now]) => grow(key, now));
        // Rendered before the frame is painted, or the rows below would visibly jump.
        if (grown.length > 0) flushSync(draw);
      }),
    [heights],
  );
  useLeftRow({
    body,
    keys,
    places,
    top: () => live.current.top,
    activeKey,
    isShown: seen > step,
    heights: heights.known,
    left,
    reveal: () => {
      const start = places.starts[activeIndex];
      if (start !== undefined) showRow(start, heightOf(activeIndex));
    },
  });
  const margin = beyond * height;
  return {
    height: places.height,
    items: rowsBetween(places, top - margin, top + seen + margin, activeIndex),
    measure: heights.measure,
    page: () => Math.max(1, Math.floor((body.current?.clientHeight ?? 0) / height) - 1),
  };
}

interface View {
  /** Rounded down to a step: scrolling by less renders nothing. */
  readonly top: number;
  readonly seen: number;
  readonly dense: number;
}

const step = 32;

/** The exact scroll position, known without reading it from the page, which would force a layout. */
interface Live {
  readonly top: number;
  readonly height: number;
}

function useView(body: RefObject<HTMLElement | null>): {
  readonly view: View;
  readonly live: RefObject<Live>;
} {
  const [view, setView] = useState<View>({ top: 0, seen: 0, dense: step });
  const live = useRef<Live>({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const read = () => {
      const dense = Number.parseInt(getComputedStyle(element).getPropertyValue('--row-h'), 10) || step;
      const height = element.clientHeight;
      const seen = height + step;
      live.current = { ...live.current, height };
      // The first rows render with the page around them; the others follow in a frame of their own.
      startTransition(() =>
        setView((now) => (now.seen === seen && now.dense === dense ? now : { ...now, seen, dense })),
      );
    };
    const scrolled = () => {
      live.current = { ...live.current, top: element.scrollTop };
      const top = Math.floor(element.scrollTop / step) * step;
      setView((now) => (now.top === top ? now : { ...now, top }));
    };
    read();
    const watch = new ResizeObserver(read);
    watch.observe(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [body]);
  return { view, live };
}
