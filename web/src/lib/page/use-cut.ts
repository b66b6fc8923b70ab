import { useEffect, useRef, useState } from 'react';

/** True where a text of limited height is cut off. */
export function useCut() {
  const text = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, []);
  return { text, isCut };
}
