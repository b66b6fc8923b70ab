import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { type Drag, startPress } from './row-press.ts';

export interface RowPress {
  /** A row was dropped in front of another; null is behind the last. */
  readonly onDrop: (key: string, before: string | null) => void;
  /** A long press, or the button or key of the context menu. */
  readonly onMenu: (key: string) => void;
  readonly isReadOnly: boolean;
}

/** Drags rows by their handles and detects long presses. */
export function useRowPress(body: RefObject<HTMLElement | null>, press: RowPress): Drag | null {
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = useEffectEvent((key: string, before: string | null) => press.onDrop(key, before));
  const menu = useEffectEvent((key: string) => press.onMenu(key));
  const mayDrag = useEffectEvent(() => !press.isReadOnly);
  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const hears = {
      onDrag: setDrag,
      onDrop: (key: string, before: string | null) => drop(key, before),
      onMenu: (key: string) => menu(key),
    };
    const onMenu = (event: MouseEvent) => {
      const key = keyAt(event.target);
      if (key === undefined) return;
      event.preventDefault();
      menu(key);
    };
    const onDown = (event: PointerEvent) => {
      const key = keyAt(event.target);
      if (event.button !== 0 || key === undefined) return;
      const isOnHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
      startPress(element, event, { key, isDraggable: isOnHandle && mayDrag(), signal, ...hears });
    };
    element.addEventListener('contextmenu', onMenu, { signal });
    element.addEventListener('pointerdown', onDown, { signal });
    return () => leaving.abort();
  }, [body]);
  return drag;
}

function keyAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element) || target.closest('input, textarea, select, button, a') !== null)
    return undefined;
  return target.closest<HTMLElement>('[data-key]')?.dataset['key'];
}
