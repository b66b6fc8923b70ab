import { expect, type Page } from '@playwright/test';

/** Goes to a screen as a link in the product does: the page that is there stays, and loads only what the screen needs. */
export async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // Every screen is titled once it stands; until then the heading of the last one is still there.
    document.title = '';
    history.pushState({}, '', address);
  }, path);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(/./);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
