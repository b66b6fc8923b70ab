import type { Page } from '@playwright/test';
import { accessibilityFaults } from './axe.ts';
import { expect, signedInAs, test } from './product.ts';

/** By name, from anywhere: as the finder runs it. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).first().click();
}

test('a price of the house, a template and a returning customer meet in a new estimate', async ({ page }) => {
  test.slow();
  await signedInAs(page, 'owner');

  await page.goto('/account/house-values');
  await page.getByLabel('Find a part or operation').fill('ac-shroud replace', { timeout: 30_000 });
  const values = page.getByRole('grid', { name: 'House values' });
  const price = values.getByRole('row').filter({ hasText: 'AC-SHROUD' }).getByRole('gridcell').nth(7);
  await price.click();
  await page.keyboard.type('cheap');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Enter an amount from 0.01' })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('555');
  await page.keyboard.press('Enter');
  await expect(price).toHaveText('555.00');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await expect(page.getByRole('dialog')).toContainText('$555.00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as revision 1.')).toBeVisible();

  await page.goto('/estimate/customers');
  await page.getByLabel('Find by name, phone, plate or VIN').fill('lopez');
  await page.getByRole('link', { name: 'Ana Lopez' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Lopez' })).toBeVisible();
  await expect(page.getByText('2021 Jayco Eagle 355MBQS').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: /^E-/ }).click();
  await expect(page.getByRole('grid', { name: 'Estimate lines' })).toBeVisible({ timeout: 30_000 });
  await command(page, 'Save lines as a template');
  await page.getByRole('textbox', { name: 'Name' }).fill('Roof after hail');
  await page.getByRole('checkbox', { name: /Air conditioner shroud$/ }).check();
  await page.getByRole('checkbox', { name: /Roof vent lid$/ }).check();
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('“Roof after hail” is kept as a template.')).toBeVisible();

  await page.getByRole('button', { name: 'New Estimate' }).first().click();
  const name = page.getByRole('combobox', { name: 'Name', exact: true });
  await name.focus();
  await page.keyboard.type('lop');
  await expect(page.getByRole('option', { name: /Ana Lopez/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Ana Lopez');
  await expect(page.getByText(/^\d+ fields filled in from Ana Lopez$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Model' })).toHaveValue('Eagle 355MBQS');
  await expect(page.getByRole('radio', { name: 'Fifth wheel' })).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Lopez' })).toBeVisible({ timeout: 30_000 });

  await command(page, 'Insert a template');
  await page.getByRole('combobox', { name: 'Template' }).fill('Roof after');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert 2 lines' }).click();
  const lines = page.getByRole('grid', { name: 'Estimate lines' });
  await expect(lines.getByRole('row').filter({ hasText: 'Air conditioner shroud' })).toContainText(
    '1,110.00',
  );
  await expect(lines.getByRole('row').filter({ hasText: 'Roof vent lid' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(lines).toHaveCount(0);
});
