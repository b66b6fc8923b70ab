import { plates } from '@dre/illustrations/plates';
import type { Page, Request } from '@playwright/test';
import type { Goal } from '../goal.ts';
import { openPictures } from '../support/picture-pages.ts';

const limit = 22;

/** What a side adds to the wire, once the book is open: the recipe it is drawn from, in gzip. */
export const sideWeight: Goal = {
  id: 'side-weight',
  means: 'KB of gzip that travel for the road side of a vehicle whose roof is open',
  async measure({ product, browser }) {
    const { page, close } = await openPictures(browser, product.url, {
      side: 'roof',
      headers: { 'accept-encoding': 'gzip' },
    });
    const figures = [];
    for (const type of drawnTypes()) {
      figures.push({ name: type, value: (await weightOf(page, type)) / 1024, limit });
    }
    await close();
    return figures;
  },
};

function drawnTypes(): readonly string[] {
  const types = Object.values(plates).flatMap(({ view, vehicleType }) =>
    view === 'road' && vehicleType !== null ? [vehicleType] : [],
  );
  return [...new Set(types)];
}

/** The roof is no neighbor of the road side, so that nothing of it is there beforehand. */
async function weightOf(page: Page, type: string): Promise<number> {
  await page.goto(`/help/book?vehicle=${type}&side=roof`);
  await page.locator('svg[data-side="roof"]').waitFor({ timeout: 60_000 });
  // The sides beside the roof come when the page is idle; they would be counted otherwise.
  await page.waitForLoadState('networkidle');
  const arriving: Promise<number>[] = [];
  // The recipes are fetched by the worker that draws; the page hears of them all the same.
  const count = (request: Request) =>
    arriving.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  page.on('requestfinished', count);
  await page.getByRole('navigation', { name: 'Side' }).getByRole('link', { name: 'Road side' }).click();
  await page.locator('svg[data-side="road"]').waitFor({ timeout: 60_000 });
  page.off('requestfinished', count);
  const bytes = (await Promise.all(arriving)).reduce((sum, size) => sum + size, 0);
  if (bytes === 0) throw new Error(`Nothing traveled for the road side of ${type}.`);
  return bytes;
}
