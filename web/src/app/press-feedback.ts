import { afterPaint } from '../lib/page/after-paint.ts';

interface Entering {
  readonly preload: boolean;
  readonly cause: 'preload' | 'enter' | 'stay';
}

/**
 * Another screen takes long to render, so the pressed link is painted first. A page just opened had no press to show,
 * and a change within a screen is shown by the screen itself.
 */
export function showPress({ preload, cause }: Entering): Promise<void> | undefined {
  const isAsked = !preload && cause === 'enter' && globalThis.navigator?.userActivation?.isActive === true;
  return isAsked ? new Promise(afterPaint) : undefined;
}
