import type { Page } from '@playwright/test';
import { type PageWork, workCounter } from '../../e2e/support/react-commits.ts';
import { openPictures } from '../support/picture-pages.ts';
import type { Goal } from '../goal.ts';

/** Pointing at parts changes a class: no layout and no React commit. Both exactly 0. */
export const hoverLayouts: Goal = {
  id: 'hover-layouts',
  means: 'layouts and React commits while the pointer passes over 60 places of a picture, cards aside',
  async measure({ product, browser }) {
    const { page, close } = await openPictures(browser, product.url);
    const { layouts, commits } = await sweep(page);
    await close();
    return [
      { name: 'layouts', value: layouts, limit: 0 },
      { name: 'react-commits', value: commits, limit: 0 },
    ];
  },
};

async function sweep(page: Page): Promise<PageWork> {
  const work = await workCounter(page);
  const box = await page.locator('[data-part="canvas"]').boundingBox();
  if (!box) throw new Error('The picture is not on the screen.');
  const [left, middle] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(left, middle);
  const before = await work();
  // All at once: a resting pointer would open a card.
  const spots = Array.from({ length: 60 }, (_, step) => left + (step * (box.width - 120)) / 60);
  await Promise.all(spots.map((x, step) => page.mouse.move(x, middle + (step % 5) * 9)));
  const lit = await page.locator('.rg.is-hover').count();
  const after = await work();
  if (lit !== 1) throw new Error('The pointer lights no part.');
  return { layouts: after.layouts - before.layouts, commits: after.commits - before.commits };
}
