import { useEffect, useRef, useState } from 'react';

const showAfterMs = 150;
const keepMs = 300;

/** Loading is shown after 150 ms and then for 300 ms at least, so that nothing flashes. */
export function useLoadingVisible(isLoading: boolean): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isLoading === shown) return undefined;
    const wait = isLoading ? showAfterMs : Math.max(0, shownAt.current + keepMs - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(isLoading);
    }, wait);
    return () => clearTimeout(timer);
  }, [isLoading, shown]);
  return shown;
}
