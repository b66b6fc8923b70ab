import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Room } from './zoom.ts';

/** The room for pages inside an element, without its padding. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 600, height: 600 });
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const read = () => {
      const { paddingLeft, paddingRight, paddingTop } = getComputedStyle(current);
      const width = current.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const height = current.clientHeight - 2 * Number.parseFloat(paddingTop);
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    read();
    const watch = new ResizeObserver(read);
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return room;
}
