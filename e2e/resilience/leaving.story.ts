import type { Page } from '@playwright/test';
import { openBuilder, press, saveWords, withTheServer } from '../support/builder.ts';
import { callsWith, startEstimate } from '../support/calls.ts';
import { expect, signedInAs, test } from '../support/product.ts';

/** The personal data a browser stores, by location. The device's own name is not personal. */
function keptOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answered = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('closed')));
      });
    const kept: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await answered(database.transaction(store).objectStore(store).count());
        if (rows > 0 && store !== 'self') kept.push(`${name} ${store}`);
      }
      database.close();
    }
    const personal = /token|UserName|desk|cell|entries|started|kept_book/;
    const values = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return [...kept, ...values.filter((key) => personal.test(key)), ...(await caches.keys())];
  });
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup]').last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('whoever logs out with something unsent is asked first, and leaves an empty device behind', async ({
  page,
  product,
  noise,
}) => {
  noise.expect(/ERR_FAILED|status of 401/);
  const token = await signedInAs(page);
  const calls = callsWith(product.url, async () => token);
  const id = await startEstimate(calls);
  const edits = `**/api/estimates/${id}/edits`;
  await page.route(edits, (route) => route.abort());
  await openBuilder(page, id);
  await press(page, 1);
  await expect(saveWords(page)).toHaveText(/^Saved on this device/);

  await leave(page);
  const question = page.getByRole('alertdialog', { name: 'Log out before it is sent?' });
  await expect(question).toContainText('1 change is only on this device.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.unroute(edits);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(saveWords(page)).toHaveText(withTheServer);
  // Acknowledged first, removed right after; the estimate itself stays stored for offline use.
  await expect.poll(async () => (await keptOn(page)).filter((place) => place.endsWith(' edit'))).toEqual([]);
  expect(await keptOn(page)).not.toEqual([]);

  await leave(page);
  await expect(page).toHaveURL('/welcome');
  await expect.poll(() => keptOn(page)).toEqual([]);
  await expect
    .poll(() => calls.get('/api/estimates').catch((cause: Error) => cause.message))
    .toContain('401');
});
