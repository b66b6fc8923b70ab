import { type RefObject, useEffect, useEffectEvent } from 'react';
import { nextZoom, type Zoom } from './zoom.ts';

interface PageKeys {
  readonly go: (page: number) => void;
  readonly setZoom: (zoom: Zoom) => void;
  readonly current: number;
  readonly last: number;
  readonly scale: number;
}

/** Keys for pages and zoom, while the pages have the focus. */
export function usePageKeys(scroller: RefObject<HTMLElement | null>, keys: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionsOf(keys)[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const { current: element } = scroller;
    const onKey = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [scroller]);
}

function actionsOf({ go, setZoom, current, last, scale }: PageKeys): Readonly<Record<string, () => void>> {
  return {
    PageDown: () => go(current + 1),
    PageUp: () => go(current - 1),
    Home: () => go(1),
    End: () => go(last),
    '+': () => setZoom(nextZoom(scale, 1)),
    '=': () => setZoom(nextZoom(scale, 1)),
    '-': () => setZoom(nextZoom(scale, -1)),
    '0': () => setZoom('width'),
  };
}
