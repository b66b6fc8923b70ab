import type { Browser } from '@playwright/test';
import { openLines } from '../support/estimates-of-lines.ts';
import type { Goal } from '../goal.ts';

/** Only visible rows are in the page: more lines are not more nodes. Exactly 0. */
export const domConst: Goal = {
  id: 'dom-const',
  means: 'elements of the lines with 2,000 of them, less those with 50',
  async measure({ product, browser }) {
    const few = await nodesOf(browser, product.url, 50);
    const many = await nodesOf(browser, product.url, 2_000);
    return [{ name: 'more-nodes', value: Math.abs(many - few), limit: 0 }];
  },
};

async function nodesOf(browser: Browser, url: string, count: number): Promise<number> {
  const { page } = await openLines(browser, url, count);
  const lines = page.getByRole('region', { name: 'Estimate lines' });
  await lines.getByRole('row').nth(10).waitFor();
  const nodes = await lines.locator('*').count();
  await page.context().close();
  return nodes;
}
