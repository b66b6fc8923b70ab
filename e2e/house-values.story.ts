import { accessibilityFaults } from './axe.ts';
import { expect, signedInAs, test } from './product.ts';

test('an owner types a price of the house, is told what cannot be one, and saves it as a revision', async ({
  page,
}) => {
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
});
