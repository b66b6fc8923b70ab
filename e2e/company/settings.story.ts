import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EstimateSettings } from '@dre/core/domain/account/settings';
import type { Page } from '@playwright/test';
import { accessibilityViolations, settled } from '../support/axe.ts';
import { expect, test } from '../support/product.ts';
import { signedInAs } from '../support/session.ts';

interface Started {
  readonly estimate: {
    readonly profile: {
      readonly labor: { readonly body: { readonly rate: number } };
      readonly taxes: readonly { readonly rate: number }[];
    };
  };
}

/** Calls to the signed-in person's company, beside the page. */
async function companyCalls(page: Page, token: string) {
  const companies = await page.request.get('/api/account/companies', {
    headers: { authorization: `Bearer ${token}` },
  });
  const [company] = (await companies.json()) as readonly { id: string }[];
  /** The page renews its token from time to time. */
  const headers = async () => {
    const isOpen = page.url() !== 'about:blank';
    const own = isOpen ? await page.evaluate(() => sessionStorage.getItem('id_token')) : token;
    return { authorization: `Bearer ${own ?? token}`, 'x-company': company?.id ?? '' };
  };
  return {
    /** Starts an estimate as the intake does, and returns its body rate and its first tax. */
    async start() {
      const reply = await page.request.post('/api/estimates', {
        headers: await headers(),
        data: { id: randomUUID() },
      });
      const { profile } = ((await reply.json()) as Started).estimate;
      return { rate: profile.labor.body.rate, tax: profile.taxes[0]?.rate };
    },
    async settings() {
      const reply = await page.request.get('/api/settings', { headers: await headers() });
      return (await reply.json()) as { revision: number; settings: EstimateSettings };
    },
    async restore(settings: EstimateSettings) {
      const { revision } = await this.settings();
      await page.request.put('/api/settings', {
        headers: await headers(),
        data: { since: revision, settings },
      });
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
  // A number field stops only the keys it needs itself.
  await rate.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rate).toBeFocused();

  await rate.fill('152.5');
  await page.getByRole('group', { name: 'Michigan sales tax' }).getByLabel('Rate').fill('101');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Must be between 0% and 100%.')).toBeVisible();
  await page.getByRole('group', { name: 'Michigan sales tax' }).getByLabel('Rate').fill('7.25');
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  await expect(bar).toBeHidden();

  expect(older).toEqual({ rate: 165_00, tax: 60_000 });
  expect(await calls.start()).toEqual({ rate: 152_50, tax: 72_500 });
  // All stories share the company.
  await calls.restore(kept);
});

const json = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('an owner carries a profile by file, is told what cannot stand, adds a logo, and meets what another saved', async ({
  page,
  noise,
}) => {
  noise.expect(/check-profile|api\/settings\)/);
  const calls = await companyCalls(page, await signedInAs(page, 'owner'));
  const { settings: kept } = await calls.settings();
  await page.goto('/account/settings');
  const profiles = page.getByRole('list', { name: 'Profiles of the company' }).getByRole('listitem');
  const count = kept.profiles.length;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  const content = JSON.parse(exported) as { profile: { name: string; labor: { body: object } } };
  const { profile } = content;

  const file = page.getByLabel('Profile file');
  const refusal = page.getByRole('alert').filter({ hasText: 'The profile was not taken' });
  await file.setInputFiles(json('notes.json', 'Call Ruth back.'));
  await expect(refusal).toContainText('notes.json: The file is not readable JSON.');
  const labor = { ...profile.labor, body: { ...profile.labor.body, rate: -1 } };
  await file.setInputFiles(json('old.json', JSON.stringify({ ...content, profile: { ...profile, labor } })));
  await expect(refusal).toContainText('Body rate: must be between 0.00 and 9,999.99');
  await expect(profiles).toHaveCount(count);
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(bar).toBeHidden();
  const storm = JSON.stringify({ ...content, profile: { ...profile, name: 'Storm work' } });
  await file.setInputFiles(json('storm.json', storm));
  await expect(page.getByLabel('Profile name')).toHaveValue('Storm work');
  await expect(refusal).toBeHidden();
  await expect(profiles).toHaveCount(count + 1);

  const rate = page.getByLabel('Body rate');
  await rate.fill('1000000');
  const terms = page.getByLabel('Work order', { exact: true });
  await terms.fill('w'.repeat(10_001));
  await page.keyboard.press('Control+s');
  await expect(bar).toContainText('Something cannot be saved yet. It is said beside its field.');
  await expect(rate).toHaveAccessibleDescription('Must be between 0.00 and 9,999.99.');
  await page.getByLabel('Supplement', { exact: true }).focus();
  await expect(terms).toHaveAccessibleDescription('May have 10,000 characters.');
  await expect(terms).toHaveValue('w'.repeat(10_001));
  await expect(rate).toHaveValue('1,000,000.00');
  await terms.fill('w'.repeat(10_000));
  await rate.fill('152.5');

  const logo = page.getByLabel('Add a logo');
  await logo.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Call Ruth back.'),
  });
  await expect(page.getByText('This is not a picture. Choose a PNG or JPEG file.')).toBeVisible();
  const buffer = await page.getByRole('heading', { level: 1 }).screenshot();
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();

  await calls.restore({ ...kept, letterhead: { ...kept.letterhead, phone: '555 0100' } });
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('alert').filter({ hasText: 'Olivia Owner saved other settings meanwhile' });
  await expect(conflict).toContainText('555 0100');
  await expect(conflict).toContainText('Storm work');
  expect(await accessibilityViolations(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Keep both, mine first' }).click();
  await expect(conflict).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The settings are saved.')).toBeVisible();

  const { settings } = await calls.settings();
  expect(settings.letterhead).toMatchObject({ phone: '555 0100', logo: expect.any(String) });
  expect(settings.disclaimers['work-order']).toHaveLength(10_000);
  const imported = settings.profiles.find((one) => one.profile.name === 'Storm work');
  expect(imported?.profile.labor.body.rate).toBe(152_50);
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
