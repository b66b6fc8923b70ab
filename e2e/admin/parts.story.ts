import type { Locator, Page } from '@playwright/test';
import { callsWith, readEstimate, startEstimate, tokenOf } from '../support/calls.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Parts' });
const rowOf = (page: Page, code: string) => grid(page).locator(`[data-key="${code}"]`);
const cell = (row: Locator, column: string) => row.locator(`[data-column="${column}"]`);

async function openParts(page: Page): Promise<void> {
  await signedInAs(page, 'admin');
  await page.goto('/admin/parts?find=air+conditioner');
  await expect(rowOf(page, 'AC-BOLTS')).toBeVisible({ timeout: 20_000 });
}

/** The edition of the book a new estimate is based on. */
async function editionOfToday(url: string): Promise<number> {
  const token = await tokenOf(url, 'estimator');
  const calls = callsWith(url, async () => token);
  return (await readEstimate(calls, await startEstimate(calls))).estimate.edition;
}

test.use({ isAlone: true });

test('an administrator edits the parts of the book in place, all at once, in the picture and by merging, publishes, and goes back', async ({
  page,
  noise,
  product,
}) => {
  test.slow();
  await openParts(page);

  await test.step('a price is staged where it stands, says what it was, and is taken back', async () => {
    const bolts = rowOf(page, 'AC-BOLTS');
    await cell(bolts, 'price').click();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Price, Air conditioner mounting bolt set' }).fill('31.5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Review changes (1)' })).toBeVisible();
    await expect(cell(bolts, 'price')).toHaveText('31.50 was 22.00');
    await expect(bolts).toContainText('Changed');
    await cell(bolts, 'name').click();
    await bolts.getByRole('button', { name: 'Take back price: 22.00 again' }).click();
    await expect(cell(bolts, 'price')).toHaveText('22.00');
    await expect(page.getByRole('link', { name: /^Review changes/ })).toBeHidden();
  });

  await test.step('all matches are edited at once, and a change above half is asked for again', async () => {
    await page.getByRole('button', { name: /^Edit all \d+ matches$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit all matches' });
    await dialog.getByLabel('By how many percent').fill('60');
    await expect(dialog.getByText(/prices would change by more than half/)).toBeVisible();
    const stage = dialog.getByRole('button', { name: /^Stage \d+ changes$/ });
    await expect(stage).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'That is what I mean' }).check();
    await stage.click();
    await expect(dialog).toBeHidden();
    await expect(cell(rowOf(page, 'AC-BOLTS'), 'price')).toHaveText('35.20 was 22.00');
    await expect(cell(rowOf(page, 'AC-COMP'), 'price')).toHaveText('720.00 was 450.00');
  });

  const bolts = page.getByRole('dialog', { name: 'Air conditioner mounting bolt set' });
  await test.step('a press in the picture ties the part to a region', async () => {
    await cell(rowOf(page, 'AC-BOLTS'), 'code').click();
    await page.keyboard.press('Alt+Enter');
    await bolts.getByRole('tab', { name: /^Places/ }).click();
    await bolts.getByRole('button', { name: 'Tie in the picture' }).click();
    const tie = page.getByRole('dialog', { name: /^Tie Air conditioner mounting bolt set/ });
    const region = tie.locator('[data-part="canvas"] [data-region][aria-label$=", not tied"]').first();
    await expect(region).toBeVisible({ timeout: 20_000 });
    const name = (await region.getAttribute('data-region')) ?? '';
    await region.press('Enter');
    await expect(
      tie.locator(`[data-part="canvas"] [data-region="${name}"][aria-label$=", tied"]`),
    ).toBeVisible();
    await tie.getByRole('button', { name: 'Done' }).click();
    await expect(tie).toBeHidden();
    await expect(bolts.getByRole('listitem').filter({ hasText: name })).toContainText('New');
  });

  await test.step('a relation that leads back to where it began is refused, and says along which way', async () => {
    noise.expect(/\/api\/admin\/book\/rows/);
    await bolts.getByRole('tab', { name: /^Relations/ }).click();
    await bolts.getByRole('button', { name: 'Add a relation' }).click();
    await bolts.getByRole('combobox', { name: 'Other part' }).fill('AC-UNIT-13');
    await page.getByRole('option', { name: /\(AC-UNIT-13\)$/ }).click();
    const operation = bolts.getByRole('button', { name: /Its operation/ });
    await expect(operation).toBeEnabled();
    await operation.click();
    await page.getByRole('option', { name: 'Replace', exact: true }).click();
    await bolts.getByRole('textbox', { name: 'Reason' }).fill('round and round');
    await bolts.getByRole('button', { name: 'Stage the relation' }).click();
    await expect(bolts.getByRole('alert')).toContainText('would include itself');
    await bolts.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a part is merged into another instead of leaving holes', async () => {
    await bolts.getByRole('button', { name: 'Merge into…' }).click();
    const merge = page.getByRole('dialog', { name: 'Merge Air conditioner mounting bolt set' });
    await merge.getByRole('combobox', { name: 'Into' }).fill('AC-GASKET');
    // The list of all parts stays until the search has results.
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.getByRole('option', { name: /\(AC-GASKET\)$/ }).click();
    await expect(merge.getByText(/of the book would change, itself included/)).toBeVisible();
    await merge.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(merge).toBeHidden();
    await expect(rowOf(page, 'AC-GASKET')).toBeVisible();
    await expect(rowOf(page, 'AC-BOLTS')).toBeHidden();
  });

  const editions = page.getByRole('table', { name: 'Published editions' });
  await test.step('what was reviewed is published, and new estimates take it', async () => {
    await page.getByRole('link', { name: /^Review changes/ }).click();
    const draft = page.getByRole('region', { name: 'Draft' });
    await expect(draft.getByRole('heading', { name: 'Draft of edition 2' })).toBeVisible();
    await draft.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish edition 2' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Cooling, winter');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog).toBeHidden();
    await expect(editions.getByRole('row', { name: /2, Cooling, winter/ })).toContainText('In effect');
    await expect(draft.getByText('The draft changes nothing')).toBeVisible();
    expect(await editionOfToday(product.url)).toBe(2);
  });

  await test.step('an earlier edition is published again, as a new one', async () => {
    await editions.getByRole('button', { name: /^Publish .*1.* again$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish edition 3' });
    await expect(dialog).toContainText('It says what edition 1 said.');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog).toBeHidden();
    await expect(editions.getByRole('row', { name: /3, Back to/ })).toContainText('In effect');
    expect(await editionOfToday(product.url)).toBe(3);
  });
});
