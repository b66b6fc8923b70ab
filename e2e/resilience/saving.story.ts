import type { HistoryEntry } from '@dre/core/contract/estimates/estimates';
import type { Browser, Locator, Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { offers, offersTaken, openBuilder, press, saveWords, withTheServer } from '../support/builder.ts';
import {
  type Calls,
  callsOf,
  callsWith,
  readEstimate,
  startEstimate,
  tokenOf,
  wholeHistory,
} from '../support/calls.ts';
import { openCompanyOf } from '../support/an-owner.ts';
import { expect, signedInAs, test } from '../support/product.ts';
import type { Who } from '../support/session.ts';
import type { RunningProduct } from '../support/processes/running-product.ts';

const cut = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;
const serverAway =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|status of 50\d|ERR_INCOMPLETE/;

/** A person with an estimate of their own open in the builder. */
async function atWork(page: Page, product: RunningProduct): Promise<{ id: string; calls: Calls }> {
  const token = await signedInAs(page);
  const id = await startEstimate(callsWith(product.url, async () => token));
  await openBuilder(page, id);
  return { id, calls: callsOf(page, product.url) };
}

/** Each line was added by one edit, each edit is in the log once, and no operation is there twice. */
function expectEachOnce(history: readonly HistoryEntry[], count: number): void {
  const ids = history.map(({ edit }) => edit.id);
  expect(ids.length).toBe(count);
  expect(new Set(ids).size).toBe(count);
  const added = history.flatMap(({ edit }) =>
    edit.kind === 'add-book-line' ? [JSON.stringify({ ...edit, id: '', lineId: '', order: '' })] : [],
  );
  expect(new Set(added).size).toBe(count);
  expect(history.every(({ fate }) => fate.kind === 'applied')).toBe(true);
}

test('fifty edits without a network wait on the device and reach the server once each', async ({
  page,
  context,
  product,
  noise,
}) => {
  noise.expect(cut);
  const { id, calls } = await atWork(page, product);
  await context.setOffline(true);
  await press(page, 48);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(saveWords(page)).toHaveText('Saved on this device. 50 changes will send when online');
  await context.setOffline(false);
  await expect(saveWords(page)).toHaveText(withTheServer);
  const history = await wholeHistory(calls, id);
  expect(history.length).toBe(50);
  expect(new Set(history.map(({ edit }) => edit.id)).size).toBe(50);
  const { estimate } = await readEstimate(calls, id);
  expect(estimate.lines.length).toBe(48);
  await page.reload();
  await expect(offersTaken(page)).toHaveCount(48, { timeout: 30_000 });
});

test('two people write in one estimate at once: each sees the other, and nobody loses anything', async ({
  page,
  browser,
  product,
}) => {
  const { id, calls } = await atWork(page, product);
  const other = await someoneElse(browser, product, 'owner');
  await openBuilder(other, id);
  await expect(page.getByRole('list', { name: 'Also here' })).toBeVisible();

  const [mine, theirs] = [offers(page).nth(4), offers(other).nth(9)];
  const names = await Promise.all([mine, theirs].map(async (offer) => (await offer.textContent()) ?? ''));
  await Promise.all([mine.click(), theirs.click()]);
  for (const each of [page, other]) {
    await expect(offersTaken(each)).toHaveText(names);
    await expect(saveWords(each)).toHaveText(withTheServer);
  }
  expectEachOnce(await wholeHistory(calls, id), 2);
  const [here, there] = [await readEstimate(calls, id), await readEstimate(callsOf(other, product.url), id)];
  expect(here.estimate.lines.length).toBe(2);
  expect(there.checksum).toBe(here.checksum);

  // Two values in one cell, neither known to the other: both people are offered both, until one decides.
  await other.context().setOffline(true);
  await writeHours(other, '3.5');
  await writeHours(page, '2.5');
  await expect(async () => expect((await readEstimate(calls, id)).revision).toBe(3)).toPass();
  await other.context().setOffline(false);
  for (const each of [page, other]) {
    await expect(hoursOfFirst(each)).toContainText('3.5');
    await expect(hoursOfFirst(each)).toContainText('2 values');
  }
  await hoursOfFirst(other).click({ position: { x: 4, y: 4 } });
  await other.keyboard.press('Enter');
  await expect(other.getByRole('dialog').getByRole('button', { name: /^Keep 3\.5 h/ })).toBeVisible();
  await other.keyboard.press('Escape');
  await hoursOfFirst(page).getByRole('button', { name: '2 values' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /^Keep 3\.5 h/ })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Take 2\.5 h/ }).click();
  for (const each of [page, other]) {
    await expect(hoursOfFirst(each)).toContainText('2.5');
    await expect(each.getByText('2 values')).toHaveCount(0);
  }
  await other.context().close();
});

test('a tab closed right after a press has lost nothing', async ({ page, context, product }) => {
  const { id } = await atWork(page, product);
  await offers(page).first().click();
  await expect(offersTaken(page)).toHaveCount(1);
  const token = await page.evaluate(() => sessionStorage.getItem('id_token') ?? '');
  await page.close();
  const again = await context.newPage();
  await again.addInitScript((kept) => sessionStorage.setItem('id_token', kept), token);
  await openBuilder(again, id);
  await expect(offersTaken(again)).toHaveCount(1);
  await expect(saveWords(again)).toHaveText(withTheServer);
  expectEachOnce(await wholeHistory(callsOf(again, product.url), id), 1);
});

test('the server goes away and comes back while somebody works: nothing is lost, nothing is doubled', async ({
  page,
  product,
  noise,
}) => {
  noise.expect(serverAway);
  const { id, calls } = await atWork(page, product);
  await press(page, 3);
  const restarted = product.restart();
  await press(page, 12);
  await restarted;
  await press(page, 3);
  await expect(saveWords(page)).toHaveText(withTheServer, { timeout: 45_000 });
  expectEachOnce(await wholeHistory(calls, id), 18);
  await page.reload();
  await expect(offersTaken(page)).toHaveCount(18, { timeout: 30_000 });
});

test('what comes too late for a locked estimate is kept and says why', async ({
  page,
  context,
  product,
  noise,
}) => {
  noise.expect(cut);
  const { id, calls } = await atWork(page, product);
  await press(page, 1);
  await expect(async () => expect((await readEstimate(calls, id)).revision).toBe(1)).toPass();
  await context.setOffline(true);
  await press(page, 1);
  await expect(saveWords(page)).toHaveText('Saved on this device. 1 change will send when online');
  const lock = { id: crypto.randomUUID(), kind: 'lock', by: 'whoever', at: new Date().toISOString() };
  await calls.post(`/api/estimates/${id}/edits`, { device: crypto.randomUUID(), since: 1, edits: [lock] });
  await context.setOffline(false);
  await expect(saveWords(page)).toHaveText('1 thing to check');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const refused = page
    .getByRole('dialog')
    .getByText('This estimate is locked. Start a supplement to change it.');
  await expect(refused).toBeVisible();
  await page.reload();
  await expect(saveWords(page)).toHaveText('1 thing to check', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await expect(saveWords(page)).toHaveText('Read only');
  expect((await readEstimate(calls, id)).estimate.lines.length).toBe(1);
});

test("another company's estimate is not shown, and nothing says that it exists", async ({
  page,
  product,
  noise,
}) => {
  noise.expect(/status of 404/);
  await openCompanyOf(product, { email: 'nora@demo.example', isConfirmed: true });
  const theirs = await tokenOf(product.url, 'nora');
  const id = await startEstimate(callsWith(product.url, async () => theirs));
  await signedInAs(page);
  const words = page.getByRole('heading', { name: 'This estimate is not here' }).locator('..');
  await page.goto(`/estimate/${id}/new-estimate`);
  const said = await words.innerText();
  await page.goto(`/estimate/${crypto.randomUUID()}/new-estimate`);
  expect(await words.innerText()).toBe(said);
});

const hoursOfFirst = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Estimate lines' }).locator('[data-column=hours][role=gridcell]').first();

async function writeHours(page: Page, hours: string): Promise<void> {
  await hoursOfFirst(page).click();
  await page.keyboard.type(hours);
  await page.keyboard.press('Enter');
  await expect(hoursOfFirst(page)).toContainText(hours);
}

async function someoneElse(browser: Browser, product: RunningProduct, who: Who): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await signedInAs(page, who);
  return page;
}
