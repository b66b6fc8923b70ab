import { useEffect, useRef, useState } from 'react';

/** True where a sideways scroller holds more than it shows: only then is it worth a stop of the Tab key. */
export function useOverflowing<Element extends HTMLElement>() {
  const scroller = useRef<Element>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth));
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, []);
  return { scroller, isOverflowing };
}
