import { startTransition, useEffect, useState } from 'react';

/**
 * Whether so many frames have passed since this was first drawn. A page that has everything at hand has more to lay out
 * than one frame has time for: what is looked at first comes first, and each of the others has a frame of its own.
 */
export function useDue(frames: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let passed = 0;
    const pass = () => {
      passed += 1;
      if (passed > frames) startTransition(() => setDue(true));
      else frame = requestAnimationFrame(pass);
    };
    let frame = requestAnimationFrame(pass);
    return () => cancelAnimationFrame(frame);
  }, [frames]);
  return isDue;
}
