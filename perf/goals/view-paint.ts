import type { Page } from '@playwright/test';
import { type Goal, leastOf } from '../goal.ts';
import { longTasksDuring } from '../support/long-tasks.ts';
import { openPictures } from '../support/picture-pages.ts';

const sides = ['Rear', 'Road side'] as const;

/** From the click on a side to the frame that shows it, for pictures opened before. */
export const viewPaint: Goal = {
  id: 'view-paint',
  means: 'milliseconds from the click to the painted picture, the least of 8 changes between two sides',
  async measure({ product, browser }) {
    const { page, close } = await openPictures(browser, product.url);
    for (const side of sides) await paintOf(page, side);
    let turn = 0;
    const value = await leastOf(8, () => paintOf(page, sides[turn++ % 2] ?? 'Rear'));
    await close();
    return [{ name: 'from-cache-ms', value, limit: 100 }];
  },
};

/** Every side of a fifth wheel for the first time, each drawn in a worker. */
export const viewLongTasks: Goal = {
  id: 'view-long-tasks',
  means: 'tasks of more than 50 ms of processor time on the main thread while all sides are opened in turn',
  async measure({ product, browser }) {
    const { page, close } = await openPictures(browser, product.url);
    const value = await longTasksDuring(browser, page, async () => {
      for (const [name, side] of allSides) {
        await page.getByRole('navigation', { name: 'Side' }).getByRole('link', { name }).click();
        await page.locator(`[data-part="canvas"] svg[data-side="${side}"]`).waitFor({ timeout: 60_000 });
      }
    });
    await close();
    return [{ name: 'count', value, limit: 0 }];
  },
};

const allSides = [
  ['Front', 'front'],
  ['Curb side', 'curb'],
  ['Rear', 'rear'],
  ['Roof', 'roof'],
  ['Underside', 'under'],
  ['Interior', 'interior'],
  ['Assemblies', 'exploded'],
  ['Road side', 'road'],
] as const;

async function paintOf(page: Page, side: (typeof sides)[number]): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Side' }).getByRole('link', { name: side });
  const wanted = side === 'Rear' ? 'rear' : 'road';
  return link.evaluate(
    (element: HTMLElement, view) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          const isThere = document.querySelector(`[data-part="canvas"] svg[data-side="${view}"]`) !== null;
          // A task after the frame that contains it: it has been painted.
          if (isThere) setTimeout(() => resolve(performance.now() - start), 0);
          else requestAnimationFrame(look);
        };
        element.click();
        requestAnimationFrame(look);
      }),
    wanted,
  );
}
