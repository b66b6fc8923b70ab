import { randomUUID } from 'node:crypto';
import { type Locator, type Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { saveWords, withTheServer } from '../support/builder.ts';
import { openCompanyOf } from '../support/an-owner.ts';
import { callsOf, startEstimate, tokenOf } from '../support/calls.ts';
import { expect, test } from '../support/product.ts';

const named = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** The rows of manual lines, without headings and automatic ones. */
const lines = (page: Page): Locator =>
  page
    .getByRole('grid', { name: 'Estimate lines' })
    .locator('[role=row][data-key]', { has: page.locator('[data-handle] span') });

const cell = (row: Locator, column: string): Locator => row.locator(`[data-column="${column}"]`);

test('what the shop keeps is written once: a customer who returns, lines as a template, a price of the house', async ({
  page,
  product,
}) => {
  // A company of its own: all stories share the prices of the demo company.
  await openCompanyOf(product, { email: 'keeper@demo.example', isConfirmed: true });
  const token = await tokenOf(product.url, 'keeper');
  await page.addInitScript((held) => {
    if (!sessionStorage.getItem('id_token')) sessionStorage.setItem('id_token', held);
  }, token);

  // A returning customer is selected by a part of the name, together with the vehicle.
  await page.goto('/estimate/dashboard');
  const calls = callsOf(page, product.url);
  const edits = [
    { id: randomUUID(), kind: 'set-party', role: 'customer', changes: { name: 'Lena Okonkwo' } },
    {
      id: randomUUID(),
      kind: 'set-unit',
      changes: { year: 2020, make: 'Halden', coachVin: '1UJBJ0BN6M1T80001' },
    },
  ];
  const earlier = await startEstimate(calls);
  await calls.post(`/api/estimates/${earlier}/edits`, { device: randomUUID(), since: 0, edits });
  await page.getByRole('button', { name: 'New Estimate' }).first().click();
  await expect(page.getByRole('textbox', { name: 'VIN', exact: true })).toBeFocused({ timeout: 20_000 });
  await named(page, 'Name').focus();
  await page.keyboard.type('okonk');
  // Nothing was typed yet: the arrow goes to the first entry once the list has arrived.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /^Lena Okonkwo/ })).toBeVisible();
  await expect(named(page, 'Name')).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(named(page, 'Name')).toHaveValue('Lena Okonkwo');
  await expect(page.getByText(/fields filled in from Lena Okonkwo$/)).toBeVisible();
  await expect(named(page, 'Make')).toHaveValue('Halden');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');

  const add = page.getByRole('combobox', { name: 'Add a part, operation or note' });
  await expect(page.getByText('Tap what is damaged, or type it here')).toBeVisible({ timeout: 20_000 });
  await add.fill('ac-shroud');
  await expect(page.getByRole('option').first()).toContainText('AC-SHROUD');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(1);
  await expect(cell(lines(page).first(), 'parts')).not.toHaveText('555.00');
  await page.keyboard.press('/');
  await page.keyboard.type('Clean the roof');
  await page.keyboard.press('Shift+Enter');
  await expect(lines(page)).toHaveCount(2);

  // Two lines are saved as a template.
  await cell(lines(page).first(), 'total').click();
  await page.keyboard.press('t');
  const keeping = page.getByRole('dialog', { name: 'Save as template' });
  await keeping.getByText('Air conditioner shroud').click();
  await expect(keeping.getByText('Lines (2)')).toBeVisible();
  await keeping.getByLabel('Name').fill('Roof after a storm');
  expect(await accessibilityViolations(page)).toEqual([]);
  await keeping.getByRole('button', { name: 'Save template' }).click();
  await expect(keeping).toBeHidden();
  await expect(saveWords(page)).toHaveText(withTheServer);

  // A house value; an invalid one is reported.
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
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await expect(page.getByRole('dialog')).toContainText('$555.00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as revision 1.')).toBeVisible();

  // Another estimate gets the lines at once, at the house value, and one undo removes them.
  const another = await startEstimate(calls);
  await page.goto(`/estimate/${another}/new-estimate?damage=road`);
  await expect(page.getByText('Tap what is damaged, or type it here')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('insert a template');
  await page.getByRole('option', { name: /Insert a template/ }).click();
  await named(page, 'Template').fill('storm');
  await expect(page.getByRole('option', { name: /storm/i }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert 2 lines' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(cell(lines(page).filter({ hasText: 'shroud' }), 'parts')).toHaveText('555.00');
  await page.keyboard.press('Control+z');
  await expect(lines(page)).toHaveCount(0);
});
