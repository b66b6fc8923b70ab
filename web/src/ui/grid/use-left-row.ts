import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { rowAtTop, type RowPositions } from './row-positions.ts';

/** The position a grid was left at. A row rather than a height: rows may be taller on return. */
export interface LeftRow {
  /** The row at the upper edge. */
  readonly key: string;
  readonly past: number;
  /** The row in focus. Another one, selected meanwhile, is scrolled into view instead. */
  readonly active: string | undefined;
  /** Without these heights the list would be too short at first to scroll to the row. */
  readonly heights: ReadonlyMap<string, number>;
}

export interface LeftRows {
  readonly get: () => LeftRow | null;
  readonly set: (row: LeftRow) => void;
}

interface LeftRowProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly keys: readonly { readonly key: string }[];
  readonly places: RowPositions;
  readonly top: () => number;
  readonly activeKey: string | undefined;
  /** The grid and its rows have a height. */
  readonly isShown: boolean;
  readonly heights: ReadonlyMap<string, number>;
  readonly left: LeftRows | undefined;
  /** Scrolls the row in focus into view. */
  readonly reveal: () => void;
}

/** Opens a grid at the position it was left at, and records that position. */
export function useLeftRow({
  body,
  keys,
  places,
  top,
  activeKey,
  isShown,
  heights,
  left,
  reveal,
}: LeftRowProps): void {
  const isOpened = useRef(false);
  const remember = useEffectEvent((active: string | undefined) => {
    const at = rowAtTop(places, top());
    const row = at && keys[at.index];
    if (isOpened.current && row) left?.set({ key: row.key, past: at.past, active, heights });
  });
  const open = useEffectEvent(() => {
    isOpened.current = true;
    const row = left?.get();
    const start = places.starts[keys.findIndex(({ key }) => key === row?.key)];
    if (row && row.active === activeKey && start !== undefined)
      body.current?.scrollTo({ top: start + row.past });
    else reveal();
  });
  useLayoutEffect(() => {
    if (isShown && !isOpened.current) open();
  }, [isShown]);
  const follow = useEffectEvent((active: string | undefined) => {
    if (left === undefined || isOpened.current) reveal();
    remember(active);
  });
  // Runs only when another row gets the focus: scrolling away from it is allowed.
  useLayoutEffect(() => follow(activeKey), [activeKey]);
  const scrolled = useEffectEvent(() => remember(activeKey));
  useLayoutEffect(() => {
    const element = body.current;
    const onScroll = () => scrolled();
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [body]);
}
