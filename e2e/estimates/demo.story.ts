import type { DemoProgress } from '@dre/core/contract/estimates/demo';
import type { EstimatePage } from '@dre/core/contract/estimates/estimate-list';
import type { Browser, Page } from '@playwright/test';
import { type Calls, callsWith, startEstimate, tokenOf } from '../support/calls.ts';
import { createDatabase } from '../support/processes/postgres.ts';
import { expect, productTest as test, signedInAs } from '../support/product.ts';
import { runProduct } from '../support/processes/running-product.ts';
import { listen } from '../support/quiet.ts';

/** Written newest first: by then the last drafts have their photos, and an estimate was sent. */
const enough = 7;
const draft = 'E-10060';
const sent = 'E-10054';

/** A first start, as far as its demo company is written when the owner looks at it. */
async function onAFirstStart(
  browser: Browser,
  story: (page: Page, calls: Calls) => Promise<void>,
): Promise<void> {
  const database = await createDatabase(process.env['E2E_POSTGRES'] ?? '');
  const product = await runProduct(database.url, { DEMO: '1' });
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  try {
    const token = await tokenOf(product.url, 'estimator');
    const calls = callsWith(product.url, () => Promise.resolve(token));
    const written = async () => (await calls.get<DemoProgress | null>('/api/demo'))?.written ?? 0;
    await expect.poll(written, { timeout: 90_000 }).toBeGreaterThanOrEqual(enough);
    const noise = await listen(context);
    const page = await context.newPage();
    await signedInAs(page, 'owner');
    await story(page, calls);
    expect(noise.unexpected()).toEqual([]);
  } finally {
    await context.close();
    await product.stop();
    await database.drop();
  }
}

async function listed(calls: Calls, number: string) {
  const { items } = await calls.get<EstimatePage>(`/api/estimates?find=${number}`);
  const [found] = items;
  if (found === undefined) throw new Error(`The demo has no estimate ${number}.`);
  return found;
}

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

test('the demo company can be looked at from the first minute, from photo to share page, and goes with one press', async ({
  browser,
}) => {
  await onAFirstStart(browser, async (page, calls) => {
    const { id, total } = await listed(calls, draft);
    const recent = page.getByRole('list', { name: 'Recent estimates' });
    const row = recent.getByRole('listitem').filter({ hasText: draft });

    await test.step('the dashboard lists what is open', async () => {
      await page.goto('/estimate/dashboard');
      await expect(row).toContainText(dollars(total));
    });
    await test.step('a photo lies on the drawing of the same side', async () => {
      await page.goto(`/estimate/${id}/compare`);
      await expect(page.getByText('Aligned by 4 points')).toBeVisible();
      await expect(page.locator('[data-stage="photo"] img')).toBeVisible();
      await expect(page.locator('[data-stage="drawing"] svg[data-side]')).toBeVisible();
    });
    await test.step('the totals come to what the list says', async () => {
      await page.goto(`/estimate/${id}/totals`);
      await expect(page.getByRole('region', { name: 'Total', exact: true })).toContainText(dollars(total));
    });
    await test.step('its customer reads the same sum on a share page', async () => {
      const shared = await listed(calls, sent);
      const { address } = await calls.post<{ address: string }>(`/api/estimates/${shared.id}/share-links`, {
        audience: 'owner',
        days: 30,
      });
      const reader = await page.context().newPage();
      await reader.goto(address);
      await expect(reader.getByRole('main')).toContainText(dollars(shared.total));
      await expect(reader.getByRole('img', { name: /numbered damage$/ })).toBeAttached();
      await reader.close();
    });
    await test.step('removed, it leaves the estimate the company began itself', async () => {
      const own = await startEstimate(calls);
      await page.goto('/estimate/dashboard');
      await page.getByRole('button', { name: 'Remove demo data' }).click();
      const question = page.getByRole('alertdialog', { name: 'Remove the demo data?' });
      await expect(question).toContainText('Your own 1 estimate');
      await question.getByRole('button', { name: 'Remove demo data' }).click();
      await expect(page.getByText('The demo data is removed.')).toBeVisible();
      await expect(row).toHaveCount(0);
      const { items } = await calls.get<EstimatePage>('/api/estimates');
      expect(items.map((one) => one.id)).toEqual([own]);
    });
  });
});
