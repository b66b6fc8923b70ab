import { startTransition, useEffect, useState } from 'react';

/**
 * True once this many frames have passed since the first render. A page with all its data has more to lay out than fits
 * into one frame: the most important part comes first, and each other part has a frame of its own.
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
