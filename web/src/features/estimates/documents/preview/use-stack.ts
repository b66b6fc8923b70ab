import { type RefObject, useLayoutEffect, useState } from 'react';
import { type SeenPages, seenPages, type Stack } from './seen-pages.ts';

/** The visible sheets of a scrolled stack. */
export function useStack(scroller: RefObject<HTMLElement | null>, { count, height, gap }: Stack): SeenPages {
  const [seen, setSeen] = useState<SeenPages>({ current: 1, first: 1, last: Math.min(2, count) });
  useLayoutEffect(() => {
    const { current: element } = scroller;
    if (element === null) return undefined;
    const look = () => {
      const next = seenPages({ count, height, gap }, element.scrollTop, element.clientHeight);
      setSeen((before) => (isSame(before, next) ? before : next));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [scroller, count, height, gap]);
  return seen;
}

function isSame(one: SeenPages, other: SeenPages): boolean {
  return one.current === other.current && one.first === other.first && one.last === other.last;
}
