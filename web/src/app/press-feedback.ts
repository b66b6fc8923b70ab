import { afterPaint } from '../lib/page/after-paint.ts';

interface Entering {
  readonly preload: boolean;
  readonly cause: 'preload' | 'enter' | 'stay';
}

/**
 * Another screen is much to draw: the link is seen to go down first. Whoever has pressed nothing, as on a page just opened, waits
 * for no answer, and a change within a screen is answered by the screen itself.
 */
export function showPress({ preload, cause }: Entering): Promise<void> | undefined {
  const isAsked = !preload && cause === 'enter' && globalThis.navigator?.userActivation?.isActive === true;
  return isAsked ? new Promise(afterPaint) : undefined;
}
