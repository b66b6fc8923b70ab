import { plates } from '@dre/illustrations/plates';
import type { Page, Request } from '@playwright/test';
import type { Goal } from '../goal.ts';
import { openPictures } from '../support/picture-pages.ts';

const limit = 22;

/** The bytes a side adds once the book is open: its drawing recipe, in gzip. */
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

/** The roof is no neighbor of the road side, so that nothing of it is loaded beforehand. */
async function weightOf(page: Page, type: string): Promise<number> {
  await page.goto(`/help/book?vehicle=${type}&side=roof`);
  await page.locator('svg[data-side="roof"]').waitFor({ timeout: 60_000 });
  // The neighbors of the roof load when the page is idle; they would be counted otherwise.
  await page.waitForLoadState('networkidle');
  const arriving: Promise<number>[] = [];
  // The drawing worker fetches the recipes; the page's events report them all the same.
  const count = (request: Request) => {
    if (!isDrawing(request)) return;
    arriving.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  };
  page.on('requestfinished', count);
  await page.getByRole('navigation', { name: 'Side' }).getByRole('link', { name: 'Road side' }).click();
  await page.locator('svg[data-side="road"]').waitFor({ timeout: 60_000 });
  page.off('requestfinished', count);
  const bytes = (await Promise.all(arriving)).reduce((sum, size) => sum + size, 0);
  if (bytes === 0) throw new Error(`Nothing traveled for the road side of ${type}.`);
  return bytes;
}

/** Calls that happen to end meanwhile, such as the session's renewal, are no part of the drawing. */
function isDrawing(request: Request): boolean {
  return !new URL(request.url()).pathname.startsWith('/api/');
}
