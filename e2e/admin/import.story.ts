import { accessibilityViolations } from '../support/axe.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const file = [
  'Part no,List price,price_high,Remarks',
  'AC-BLOWER,"73,50",150.00,from the list',
  'AC-BOLTS,2O.00,40.00,',
  'AC-CAP,61.00,120.00,',
].join('\n');

test('a price list is matched, put right in place, imported into the draft and reviewed there', async ({
  page,
}) => {
  await signedInAs(page, { admin: true });
  await page.goto('/admin/import');
  await page
    .getByLabel('Choose or drop a CSV file or a workbook')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });

  // The headings are not the book's, so the columns are shown first; the last one is assigned by hand.
  await expect(page.getByRole('row', { name: /^Part no/ })).toContainText('Part number', { timeout: 20_000 });
  await page
    .getByRole('row', { name: /^Remarks/ })
    .getByRole('button')
    .click();
  await page.getByRole('option', { name: 'Note' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();

  // Nothing is guessed: the comma is a question, and a letter in a number is an issue of its cell.
  await page.getByRole('button', { name: 'A decimal mark: 73.50' }).click();
  await expect(page.getByRole('button', { name: /^1\s*need a fix/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('NOT_A_NUMBER')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const price = page.getByRole('textbox', { name: 'Price' });
  await price.fill('23.00');
  await price.press('Enter');
  await expect(page.getByRole('button', { name: 'Import 3 rows' })).toBeEnabled({ timeout: 20_000 });
  await expect(page.getByRole('row', { name: /AC-BLOWER/ })).toContainText('73.50');

  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByRole('heading', { name: '3 rows are in the draft' })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('link', { name: 'Review the changes' }).click();
  const review = page.getByRole('region', { name: 'Draft' });
  await expect(review.getByText('AC-BLOWER')).toBeVisible({ timeout: 20_000 });
  await expect(review.getByText('AC-BOLTS')).toBeVisible();

  // All stories share the draft: undo discards it.
  await page.goBack();
  await page.getByRole('button', { name: 'Undo: discard the draft' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('The draft was discarded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo: discard the draft' })).toBeHidden();
});
