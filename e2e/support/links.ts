import { expect, type Page } from '@playwright/test';
import { screenAt } from '@dre/core/contract/screens';

/** The product's paths linked from the visible page. */
export async function linkedPaths(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const { origin } = new URL(page.url());
  return hrefs
    .map((href) => new URL(href, page.url()))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search);
}

/** Requests paths not requested before. A screen is one page, whatever its query. */
export async function expectAnswers(page: Page, paths: readonly string[], asked: Set<string>): Promise<void> {
  for (const path of paths) {
    const { pathname } = new URL(path, 'http://any');
    const place = screenAt(pathname) === undefined ? path : pathname;
    if (asked.has(place)) continue;
    asked.add(place);
    expect((await page.request.get(path)).status(), path).toBeLessThan(400);
  }
}
