import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessibilityFaults, settled } from './axe.ts';
import { expect, test } from './product.ts';
import { signedInAs } from './session.ts';

interface Started {
  readonly estimate: {
    readonly profile: {
      readonly labor: { readonly body: { readonly rate: number } };
      readonly taxes: readonly { readonly rate: number }[];
    };
  };
}

/** What the signed-in person's company is asked, beside the page. */
async function companyCalls(page: Page, token: string) {
  const bearer = { authorization: `Bearer ${token}` };
  const companies = await page.request.get('/api/account/companies', { headers: bearer });
  const [company] = (await companies.json()) as readonly { id: string }[];
  const headers = { ...bearer, 'x-company': company?.id ?? '' };
  return {
    /** Starts an estimate as the intake does, and tells its body rate and its first tax. */
    async start() {
      const reply = await page.request.post('/api/estimates', { headers, data: { id: randomUUID() } });
      const { profile } = ((await reply.json()) as Started).estimate;
      return { rate: profile.labor.body.rate, tax: profile.taxes[0]?.rate };
    },
    async settings() {
      const reply = await page.request.get('/api/settings', { headers });
      return (await reply.json()) as { revision: number; settings: object };
    },
    async restore(settings: object) {
      const { revision } = await this.settings();
      await page.request.put('/api/settings', { headers, data: { since: revision, settings } });
    },
  };
}

test('an owner changes a rate and a tax, sees the example change, saves, and new estimates have it', async ({
  page,
}) => {
  const calls = await companyCalls(page, await signedInAs(page, 'owner'));
  const { settings: kept } = await calls.settings();
  const older = await calls.start();
  await page.goto('/account/settings');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const total = preview.locator('dd').last();
  const before = await total.textContent();
  const rate = page.getByLabel('Body rate');
  await rate.fill('152.5');
  await expect(total).not.toHaveText(before ?? '');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(bar).toContainText('Body rate 165.00 to 152.50');
  await rate.press('Escape');
  await expect(total).toHaveText(before ?? '');
  await expect(bar).toBeHidden();

  await rate.fill('152.5');
  await page.getByRole('group', { name: 'Michigan sales tax' }).getByLabel('Rate').fill('101');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Must be between 0% and 100%.')).toBeVisible();
  await page.getByRole('group', { name: 'Michigan sales tax' }).getByLabel('Rate').fill('7.25');
  await settled(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  await expect(bar).toBeHidden();

  expect(older).toEqual({ rate: 165_00, tax: 60_000 });
  expect(await calls.start()).toEqual({ rate: 152_50, tax: 72_500 });
  // The company is everybody's in these stories.
  await calls.restore(kept);
});

test('an estimator reads the settings and is told who can change them', async ({ page }) => {
  await signedInAs(page, 'estimator');
  await page.goto('/account/settings');
  await expect(page.getByText('Olivia Owner can change them.')).toBeVisible();
  await expect(page.getByLabel('Body rate')).toBeDisabled();
  await page.getByRole('link', { name: 'Great Lakes Mutual' }).click();
  await expect(page.getByLabel('Profile name')).toHaveValue('Great Lakes Mutual');
  await expect(page.getByRole('button', { name: 'Add a tax' })).toHaveCount(0);
});
