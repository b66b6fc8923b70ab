import { accessibilityViolations } from '../support/axe.ts';
import { openCompanyOf } from '../support/an-owner.ts';
import { callsWith, startEstimate, tokenOf } from '../support/calls.ts';
import { expect, test } from '../support/product.ts';

test('the company’s own reports: nothing yet, then as many as are listed, and another period', async ({
  page,
  product,
}) => {
  // A company of its own: all stories share the estimates of the demo company.
  await openCompanyOf(product, { email: 'counting@demo.example', isConfirmed: true });
  const token = await tokenOf(product.url, 'counting');
  await page.addInitScript((held) => {
    if (!sessionStorage.getItem('id_token')) sessionStorage.setItem('id_token', held);
  }, token);
  const answer = page.getByRole('main').getByRole('status').first();

  await page.goto('/account/reports');
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  await expect(answer).toHaveText(/^No estimates were started in /);
  await expect(page.getByRole('heading', { name: /^Nothing was started in / })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  const calls = callsWith(product.url, async () => token);
  for (let started = 0; started < 3; started += 1) await startEstimate(calls);
  await page.reload();
  await expect(answer).toHaveText(/^3 estimates were started in .*, none in .*; 0 of them were sent\.$/);
  const figures = page.getByLabel('Figures');
  await expect(figures.getByRole('link', { name: '3', exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  // The filters are in the address, and return with it.
  await page.getByRole('radio', { name: 'Year' }).click();
  await expect(page).toHaveURL(/period=12/);
  await expect(answer).toHaveText(/^3 estimates were started in /);
  await page.goto('/account/reports?period=custom&from=2023-01&to=2023-02');
  await expect(answer).toHaveText(/^No estimates were started in .*2023\.$/);
  await page.getByRole('radio', { name: 'This month' }).click();
  await expect(answer).toHaveText(/^3 estimates were started in /);

  // The number links to as many rows as it counts.
  await figures.getByRole('link', { name: '3', exact: true }).click();
  await expect(page).toHaveURL(/\/estimate\/my-estimates/);
  await expect(page.locator('main tbody tr:has(th)')).toHaveCount(3);
});
