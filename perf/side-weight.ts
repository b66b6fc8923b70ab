import { plates } from '@dre/illustrations/plates';
import type { Page } from '@playwright/test';
import type { Goal } from './goal.ts';
import { openPictures } from './picture-pages.ts';

const limit = 22;

/** What a side adds to the wire, once the book is open: the recipe it is drawn from, in gzip. */
export const sideWeight: Goal = {
  id: 'side-weight',
  means: 'KB of gzip that travel for the road side of a vehicle whose front is open',
  async measure({ product, browser }) {
    const { page, close } = await openPictures(browser, product.url, {
      side: 'front',
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

async function weightOf(page: Page, type: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(`/help/book?vehicle=${type}&side=front`);
  await page.locator('svg[data-side="front"]').waitFor({ timeout: 60_000 });
  await session.send('Network.enable');
  await page.getByRole('navigation', { name: 'Side' }).getByRole('link', { name: 'Road side' }).click();
  await page.locator('svg[data-side="road"]').waitFor({ timeout: 60_000 });
  await session.detach();
  return bytes;
}
