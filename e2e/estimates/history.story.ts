import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { type Calls, callsWith, startEstimate, tokenOf } from '../support/calls.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const place = { side: 'road', subSide: 'mid-upper', region: null };

async function sent(calls: Calls, estimate: string, since: number, ...changes: object[]): Promise<void> {
  await calls.post(`/api/estimates/${estimate}/edits`, {
    device: crypto.randomUUID(),
    since,
    edits: changes.map((change) => ({ id: crypto.randomUUID(), ...change })),
  });
}

/** An estimate edited by two people: a changed price, impossible hours, a removed line. */
async function aHistory(url: string): Promise<string> {
  const [owner, estimator] = await Promise.all(
    ['owner', 'estimator'].map(async (name) => {
      const token = await tokenOf(url, name);
      return callsWith(url, async () => token);
    }),
  );
  if (!owner || !estimator) throw new Error('Both are signed in.');
  const estimate = await startEstimate(owner);
  const [skirt, antenna] = [crypto.randomUUID(), crypto.randomUUID()];
  const line = { kind: 'add-line', source: 'manual', place };
  await sent(
    owner,
    estimate,
    0,
    { kind: 'set-party', role: 'customer', changes: { name: 'Dana Whitfield' } },
    { kind: 'set-unit', changes: { coachVin: '4YDF38527K4701234' } },
    { ...line, lineId: skirt, order: 'V', fields: { description: 'Fender skirt', price: 10_000 } },
    { ...line, lineId: antenna, order: 'k', fields: { description: 'Antenna' } },
  );
  await sent(
    estimator,
    estimate,
    4,
    { kind: 'change-line', lineId: skirt, changes: { price: 41_275 } },
    { kind: 'set-hours', lineId: skirt, laborType: 'body', billed: 99_999 },
    { kind: 'remove-line', lineId: antenna },
  );
  return estimate;
}

const row = (page: Page, what: string) => page.getByRole('listitem').filter({ hasText: what });

test('every edit is told in words, and what was there before is put back', async ({ page, product }) => {
  const estimate = await aHistory(product.url);
  await signedInAs(page, 'owner');
  await page.goto(`/estimate/${estimate}/history`);
  // The first visit fetches the whole book.
  await expect(row(page, 'Line 1, Fender skirt: price')).toContainText('100.00', { timeout: 20_000 });
  await expect(row(page, 'Line 1, Fender skirt: price')).toContainText('412.75');
  await expect(row(page, 'Body hours')).toContainText('Refused');
  await expect(row(page, 'Body hours')).toContainText('hours must be between 0.0 and 999.9');
  await expect(page.getByRole('heading', { name: 'Ethan Estimator' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await row(page, 'Line 2, Antenna removed')
    .getByRole('button', { name: /^Put back/ })
    .click();
  await expect(row(page, 'Line 2, Antenna brought back')).toBeVisible();
  await row(page, 'Line 1, Fender skirt: price')
    .getByRole('button', { name: /^Put back/ })
    .click();
  await expect(row(page, 'Line 1, Fender skirt: price').first()).toContainText('from 412.75 to 100.00');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /Kind$/ }).click();
  await page.getByRole('option', { name: 'Vehicle, people and claim' }).click();
  await expect(page).toHaveURL(/matter=vehicle/);
  // The address alone shows the same, and the banner of the last action is gone with the page.
  await page.reload();
  await expect(row(page, 'Fender skirt')).toHaveCount(0);
  await expect(row(page, 'Customer: name')).toContainText('Dana Whitfield');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('Ctrl K finds an estimate by its VIN; two who have it open see where the other is', async ({
  page,
  product,
  browser,
}) => {
  const estimate = await aHistory(product.url);
  await signedInAs(page, 'owner');
  await page.goto('/estimate/my-estimates');
  await expect(page.getByRole('cell', { name: 'Dana Whitfield' }).first()).toBeVisible();
  const finder = page.getByRole('combobox', { name: 'Find a VIN' });
  await page.keyboard.press('Control+k');
  await expect(finder).toBeFocused();
  await page.keyboard.type('f385');
  await expect(page.getByRole('option', { name: /Dana Whitfield/ }).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto(`/estimate/${estimate}/new-estimate`);
  await expect(page.getByRole('gridcell', { name: 'Fender skirt' })).toBeVisible({ timeout: 20_000 });
  const guests = await browser.newContext({ baseURL: product.url });
  const guest = await guests.newPage();
  await signedInAs(guest, 'estimator');
  await guest.goto(`/estimate/${estimate}/new-estimate`);
  await expect(page.getByRole('button', { name: 'Ethan Estimator, Road side' })).toBeVisible({
    timeout: 20_000,
  });
  await guest.getByRole('gridcell', { name: 'Fender skirt' }).click();
  await expect(page.getByRole('button', { name: 'Ethan Estimator, line 1, part' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(guest.getByRole('list', { name: 'Also here' })).toContainText('OO', { timeout: 15_000 });
  await guests.close();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys and display' });
  await expect(keys).toContainText('Duplicate');
  await keys.getByText('Glove mode').click();
  await expect(page.locator('html')).toHaveAttribute('data-glove', 'on');
  expect(await accessibilityViolations(page)).toEqual([]);
  await keys.getByText('Single-letter keys').click();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(finder).toBeFocused();
  await page.keyboard.type('show roof');
  await expect(page.getByRole('option')).toHaveText([/Show Roof/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/damage=roof/);
  await expect(keys).toBeHidden();
});
