import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { expect, test } from '../support/product.ts';
import { signedInAs } from '../support/session.ts';

/** As from a hostile page. */
async function pasteHostileMarkup(page: Page): Promise<void> {
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<script>window.pwned = 1</script><img src="x" onerror="window.pwned = 1">
       <ul><li onclick="window.pwned = 1"><b>Gutter rail</b> up 2.1%</li></ul>
       <p>See <a href="javascript:window.pwned = 1">nothing</a></p>`,
    );
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  });
}

test('news written for one company are previewed, published and read by its estimator, who follows the ad', async ({
  page,
  context,
}) => {
  await signedInAs(page, 'admin');
  await page.goto('/admin/edit-news');
  await page.getByRole('button', { name: 'New item' }).click();
  await expect(page.getByRole('button', { name: /^Untitled/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Rails repriced');

  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('Open drafts keep their prices. Read the ');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Type an address that begins with https://')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('/help/view-topics');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  await pasteHostileMarkup(page);
  const preview = page.getByLabel('Preview');
  await expect(preview.getByText('Gutter rail', { exact: true })).toHaveJSProperty('tagName', 'STRONG');
  await expect(preview.locator('a')).toHaveCount(1);

  await page.getByRole('button', { name: /^Shown to/ }).click();
  await page.getByRole('option', { name: 'Demo RV Center' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Shown to Demo RV Center' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Rails repriced Published/ })).toBeVisible();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);

  const reader = await context.newPage();
  await signedInAs(reader, 'estimator');
  await reader.goto('/estimate/dashboard');
  const news = reader
    .getByRole('listitem')
    .filter({ has: reader.getByRole('heading', { name: 'Rails repriced' }) });
  await expect(news.getByRole('link', { name: '/help/view-topics' })).toBeVisible();
  await expect(news.getByText('Gutter rail', { exact: true })).toBeVisible();
  expect(await reader.evaluate(() => 'pwned' in window)).toBe(false);
  const counted = reader.waitForResponse('**/api/Dre/LogAdClick');
  await reader.getByLabel('Advertisement').getByRole('link').click();
  expect(await (await counted).json()).toBe(true);
  await expect(reader).toHaveURL('/welcome');
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
});
