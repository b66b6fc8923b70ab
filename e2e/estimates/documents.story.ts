import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { hailEstimate } from '../support/hail-estimate.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const pages = (page: Page) => page.getByRole('region', { name: /^Customer estimate, \d+ pages?$/ });

/** The text layer of a page appears once it is drawn. */
async function drawn(page: Page): Promise<void> {
  await expect(pages(page)).toContainText('Marlene Whitcomb');
  await expect(page.getByText('Making the document…')).toHaveCount(0);
}

async function downloaded(page: Page): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  return readFile(await (await saving).path());
}

async function verify(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('Drop a PDF here, or choose one')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

/** Lines printed from the browser's own menu could be taken for the estimate, so a hint prints instead. */
async function saysWherePrintingIs(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('To print it, choose Documents above it, or press Ctrl P.')).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('grid')).toBeVisible();
}

test('what is seen is what is saved, and anybody can tell whether it was changed', async ({
  page,
  product,
}) => {
  const id = await hailEstimate(product.url);
  await signedInAs(page, 'estimator');
  await page.goto(`/estimate/${id}/new-estimate`);
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 20_000 });
  await saysWherePrintingIs(page);
  const made = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/documents/'));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/documents/*', async (route) => {
    await held;
    await route.continue();
  });
  // The keys of the builder are fetched after its first render.
  await expect(async () => {
    await page.keyboard.press('Control+p');
    await expect(page).toHaveURL(/\/documents$/, { timeout: 1_000 });
  }).toPass();
  const awaited = page.getByRole('status').filter({ hasText: 'Making the document…' }).locator('svg');
  await expect(awaited).toHaveAttribute('width', '100');
  letGo();
  const seen = await (await made).body();
  await drawn(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect((await downloaded(page)).equals(seen)).toBe(true);

  await pages(page).focus();
  await page.keyboard.press('End');
  const bar = page.getByRole('toolbar', { name: 'Preview' });
  await expect(bar).toContainText('Page 2 of 2');
  await page.keyboard.press('Home');
  await expect(bar).toContainText('Page 1 of 2');
  await page.keyboard.press('+');
  await page.keyboard.press('0');

  const onA4 = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/documents/'));
  await page.getByRole('radio', { name: 'A4' }).click();
  expect((await (await onA4).body()).equals(seen)).toBe(false);
  await drawn(page);
  await expect(page.getByRole('radio', { name: 'Supplement' })).toBeDisabled();

  await page.getByRole('link', { name: 'check a PDF' }).click();
  await verify(page, 'estimate.pdf', seen);
  await expect(page.getByRole('heading', { name: 'Unaltered' })).toBeFocused();
  await expect(page.getByText('There is no newer version.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const changed = Buffer.from(seen);
  changed.writeUInt8(changed.readUInt8(changed.length >> 1) ^ 1, changed.length >> 1);
  await verify(page, 'changed.pdf', changed);
  await expect(page.getByRole('heading', { name: 'Altered' })).toBeFocused();
});
