import type { Page } from '@playwright/test';
import { aReviewer } from '../support/a-reviewer.ts';
import { accessibilityViolations } from '../support/axe.ts';
import { offers, saveWords, withTheServer } from '../support/builder.ts';
import { hailEstimate } from '../support/hail-estimate.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const comments = (page: Page) => page.getByRole('dialog', { name: 'Comments' });
const row = (page: Page) =>
  page.getByRole('grid', { name: 'Estimate lines' }).locator('[data-handle]').first();

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/estimate/${id}/new-estimate?damage=roof`);
  await expect(page.getByRole('grid', { name: 'Estimate lines' })).toBeVisible({ timeout: 20_000 });
}

test('a reviewer changes nothing and says what to look at; the estimator sees it, goes to the line and answers', async ({
  page,
  product,
  browser,
}) => {
  const id = await hailEstimate(product.url);
  await aReviewer(product);
  await signedInAs(page, 'reviewer');
  await open(page, id);
  await expect(offers(page)).toHaveCount(0);
  await expect(saveWords(page)).toHaveText(withTheServer);

  await row(page).click();
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect(comments(page)).toContainText('Nobody has said anything yet.');
  await comments(page).getByLabel('Your comment').fill('Were these hours agreed');
  await page.reload();
  await row(page).click();
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  const text = comments(page).getByLabel('Your comment');
  await expect(text).toHaveValue('Were these hours agreed');
  await text.press('End');
  await text.pressSequentially('?');
  await comments(page)
    .getByLabel(/^About Line \d+: /)
    .check();
  await text.press('Control+Enter');
  await expect(comments(page).getByRole('listitem')).toContainText('Rae Viewer');
  await expect(text).toHaveValue('');
  expect(await accessibilityViolations(page)).toEqual([]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signedInAs(other, 'estimator');
  await open(other, id);
  await other.getByRole('button', { name: '1 comment' }).click();
  await comments(other)
    .getByRole('button', { name: /^Line \d+: / })
    .click();
  await expect(comments(other)).toBeHidden();
  // Only the active line shows a button for its note.
  await expect(other.getByRole('button', { name: 'Add a note' })).toBeVisible();
  await other.keyboard.press('Control+k');
  await other.getByRole('dialog').getByRole('combobox').fill('comments');
  await other.getByRole('option', { name: /Show the comments/ }).click();
  await comments(other).getByLabel('Your comment').fill('Yes, by phone.');
  await comments(other).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comments(other).getByRole('listitem')).toHaveCount(2);
  await expect(comments(page).getByRole('listitem')).toHaveCount(2);
  await context.close();

  await comments(page).getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(comments(page).getByRole('listitem')).toHaveText([/Yes, by phone\./]);
});
