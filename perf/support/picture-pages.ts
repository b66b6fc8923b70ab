import type { Browser, Page } from '@playwright/test';
import { deviceCookie } from '../../e2e/support/device.ts';
import { countCommits } from '../../e2e/support/react-commits.ts';
import { demoPassword } from '../../e2e/support/processes/running-product.ts';

interface OpenedAt {
  readonly side?: string;
  readonly headers?: Record<string, string>;
  /** Prepares the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly patienceMs?: number;
}

/** The book open at a side of the fifth wheel, with React's commits counted. */
export async function openPictures(
  browser: Browser,
  url: string,
  { side = 'road', headers = {}, prepare, patienceMs = 60_000 }: OpenedAt = {},
): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: headers,
  });
  const page = await context.newPage();
  const answer = await page.request.post('/api/Login/Login', {
    headers: { cookie: deviceCookie('the measurements') },
    data: { userName: 'estimator@demo.example', password: demoPassword },
  });
  const { result } = (await answer.json()) as { result: string };
  await countCommits(page);
  await page.addInitScript((token) => {
    // The page renews its token; the first one ends soon after.
    if (sessionStorage.getItem('id_token') === null) sessionStorage.setItem('id_token', token);
  }, result);
  await prepare?.(page);
  await page.goto(`/help/book?vehicle=fifth-wheel&side=${side}`);
  await page.locator(`svg[data-side="${side}"]`).waitFor({ timeout: patienceMs });
  return { page, close: () => context.close() };
}
