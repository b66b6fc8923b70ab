import type { Page } from '@playwright/test';
import { callsOf, startEstimate } from '../support/calls.ts';
import { saveWords, withTheServer } from '../support/builder.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const words = 'Words that estimators use';

/** An administrator renames a topic and adds a document. */
async function writeHelp(page: Page): Promise<void> {
  await signedInAs(page, 'admin');
  await page.goto('/help-admin/edit-topics');
  await page.getByRole('button', { name: 'Words on an estimate' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Words on an estimate');
  // The editor is fetched separately; the page is complete once it is there.
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  await title.fill(words);
  await expect(page.getByText(/^Draft saved /)).toBeVisible();
  await page.getByRole('button', { name: 'Update published topic' }).click();
  await expect(page.getByText(`“${words}” is published.`)).toBeVisible();

  await page.goto('/help-admin/upload-document');
  const file = page.getByLabel('Drop a document here, or choose one');
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  await file.setInputFiles({
    name: 'page.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html><script>alert(1)</script></html>'),
  });
  await upload.click();
  await expect(page.getByText('can run scripts')).toBeVisible();
  await file.setInputFiles({ name: 'labor_guide.txt', mimeType: 'text/plain', buffer: Buffer.from('Hours') });
  await page.getByRole('textbox', { name: 'Title' }).fill('Labor guide');
  await upload.click();
  await expect(page.getByText('“Labor guide” is in the help')).toBeVisible();
}

test('help is searched, read and opened beside the work; an administrator changes it and adds a document', async ({
  page,
  browser,
  product,
}) => {
  const office = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  await writeHelp(await office.newPage());
  await office.close();

  await signedInAs(page);
  await page.goto('/help/view-topics');
  const search = page.getByRole('searchbox', { name: 'Search help' });
  await expect(search).toBeFocused();
  await search.fill('suplement');
  const hits = page.getByRole('region', { name: 'Search results' });
  await expect(hits.locator('mark').first()).toHaveText(/supplement/i);
  await hits.getByRole('link', { name: 'Supplements and corrections' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supplements and corrections');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: words }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Labor guide/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('labor_guide.txt');
  expect(await download.failure()).toBeNull();

  const id = await startEstimate(callsOf(page, product.url));
  await page.goto(`/estimate/${id}/new-estimate?damage=road`);
  await expect(saveWords(page)).toHaveText(withTheServer, { timeout: 30_000 });
  const adding = page.getByRole('combobox', { name: 'Add a part, operation or note' });
  await adding.focus();
  await page.keyboard.press('F1');
  const panel = page.getByRole('dialog', { name: 'Help' });
  await expect(panel.getByRole('heading', { name: 'The builder at a glance' })).toBeVisible();
  await panel.getByRole('link', { name: 'picking parts' }).click();
  await expect(panel.getByRole('heading', { name: 'Picking parts in the picture' })).toBeVisible();
  // The work stays usable beside it: neither the total nor the actions are covered.
  const edge = (await panel.boundingBox())?.x ?? 0;
  for (const name of [/^Totals,/, 'Send for approval', 'Lock as E01']) {
    const box = await page.getByRole('button', { name }).boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0), String(name)).toBeLessThanOrEqual(edge);
  }
  await page.getByRole('button', { name: /^Roof, / }).click();
  await expect(page).toHaveURL(/damage=roof/);
  await panel.getByRole('searchbox', { name: 'Search help' }).press('Escape');
  await expect(panel).toBeHidden();
  await expect(adding).toBeFocused();
  await expect(saveWords(page)).toHaveText(withTheServer);

  await page.setViewportSize({ width: 390, height: 844 });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await page.getByRole('menuitem', { name: 'Help for this screen' }).click();
  await expect(panel.getByRole('heading', { name: 'The builder at a glance' })).toBeVisible();
  // It rises from the lower edge.
  await expect
    .poll(async () => {
      const sheet = await panel.boundingBox();
      return [sheet?.x, sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)];
    })
    .toEqual([0, 390, 844]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await more.click();
  await page.getByRole('menuitem', { name: 'Totals, explained' }).click();
  await expect(page).toHaveURL(new RegExp(`/estimate/${id}/totals$`));
  // The estimate is left before the product stops, since it holds a connection open.
  await page.goto('/help/view-topics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
});
