import type { CDPSession, Page } from '@playwright/test';

export const frameMs = 16.7;

/**
 * After this many milliseconds nothing is left to render; earlier the result would be chance. By the clock and not by
 * frames: each requested frame makes the page recalculate the style of the turning digits, which alone cost 3 ms.
 */
export const restMs = 170;

/** A page whose `Performance` domain is enabled. */
export interface MeasuredPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** The cost up to the frame that shows an edit, and with everything after it. */
export async function costOf(
  { page, devtools }: MeasuredPage,
  work: () => Promise<void>,
): Promise<readonly [number, number]> {
  const before = await spent(devtools);
  await work();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const toFrame = (await spent(devtools)) - before;
  await page.waitForTimeout(restMs);
  return [toFrame, (await spent(devtools)) - before];
}

const counted = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']);

async function spent(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.filter(({ name }) => counted.has(name)).reduce((sum, { value }) => sum + value * 1_000, 0);
}
