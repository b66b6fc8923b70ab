import type { Browser } from '@playwright/test';
import { settled } from '../../e2e/support/axe.ts';
import { visits } from '../../e2e/support/screens.ts';
import type { Goal } from '../goal.ts';

const widths = [390, 1440];

/** Nothing moves by itself on any visitor page, fonts and pictures included: exactly 0. */
export const layoutShift: Goal = {
  id: 'layout-shift',
  async measure({ product, browser }) {
    const figures = [];
    for (const { path } of visits.filter(({ audience }) => audience === 'visitor')) {
      // In parallel: shifts are counted, not timed.
      const values = widths.map((width) => shiftOf(browser, `${product.url}${path}`, width));
      for (const [at, value] of (await Promise.all(values)).entries()) {
        figures.push({ name: `${path}@${widths[at]}`, value, limit: 0 });
      }
    }
    return figures;
  },
};

async function shiftOf(browser: Browser, url: string, width: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const summed = window as unknown as { layoutShift: number };
    summed.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        summed.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await settled(page);
  // Pictures further down load when they come near the viewport.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settled(page);
  const shift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
  await context.close();
  return shift;
}
