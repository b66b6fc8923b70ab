import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element, known before it is first painted. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const read = () => setWidth(current.offsetWidth || 600);
    read();
    const watch = new ResizeObserver(read);
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
