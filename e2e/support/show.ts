import { expect, type Page } from '@playwright/test';

/** Opens a screen as a link in the product does: the page stays, and loads only the parts the screen needs. */
export async function show(page: Page, path: string): Promise<void> {
  // A page that is only read has no app: its links load the next page.
  if ((await page.locator('script[data-app]').count()) > 0) {
    await page.goto(path);
    return;
  }
  await page.evaluate((address) => {
    // Every screen sets the title once it is rendered; until then the last one's heading is still there.
    document.title = '';
    history.pushState({}, '', address);
  }, path);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(/./);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
