import { startTransition, useEffect, useState } from 'react';

/**
 * True once a frame showed this key. A board answers a letter with the first cards of each column; all the others
 * together would take longer than a frame and follow in one of their own.
 */
export function useFrameAfter(key: string): boolean {
  const [framed, setFramed] = useState<string | null>(null);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setFramed(key)));
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return framed === key;
}
