import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { expect, signedInAs, test } from '../support/product.ts';
import { demoPassword } from '../support/processes/running-product.ts';

function tokenIn(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('id_token'));
}

/** Does what the browser's "Duplicate tab" does: the same address, and a copy of the tab's storage. */
async function duplicate(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const copy = await opening;
  await expect(copy.getByRole('heading', { level: 1 })).toBeVisible();
  return copy;
}

/** Counts the exchanges of all tabs of this browser. */
function countExchanges(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/Login/RefreshToken')) count += 1;
  });
  return () => count;
}

/** A tab renews when it comes back online, as it does when its interval is over. */
async function renewTogether(...pages: readonly Page[]): Promise<void> {
  const context = pages[0]?.context();
  await context?.setOffline(true);
  await context?.setOffline(false);
}

test('a duplicated tab and the first one go on together, and the session lives', async ({ page }) => {
  const exchanges = countExchanges(page);
  await signedInAs(page);
  const asking = page.waitForRequest('**/api/Login/RefreshToken');
  await page.goto('/account/profile');
  const given = (await asking).headers()['authorization'];
  await expect.poll(async () => `Bearer ${await tokenIn(page)}`).not.toBe(given);
  const first = await tokenIn(page);

  const copy = await duplicate(page);
  await expect.poll(() => tokenIn(copy)).not.toBe(first);
  expect(exchanges()).toBe(2);
  await expect.poll(async () => (await tokenIn(page)) === (await tokenIn(copy))).toBe(true);

  for (const round of [3, 4, 5]) {
    const before = await tokenIn(page);
    await renewTogether(page, copy);
    await expect.poll(exchanges).toBe(round);
    await expect.poll(() => tokenIn(page)).not.toBe(before);
    await expect.poll(async () => (await tokenIn(page)) === (await tokenIn(copy))).toBe(true);
  }
  await Promise.all([page.reload(), copy.reload()]);
  for (const tab of [page, copy]) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('My account');
    await expect(tab.getByText('This session')).toBeVisible();
  }
  await page.close();
  await copy.reload();
  await expect(copy.getByText('This session')).toBeVisible();
  expect(await copy.evaluate(() => JSON.stringify(localStorage))).not.toContain('ey');
});

test('a tab that was signed in by itself keeps its own token when another renews', async ({
  page,
  context,
}) => {
  await signedInAs(page);
  await page.goto('/account/profile');
  const other = await context.newPage();
  await signedInAs(other);
  await other.goto('/account/profile');
  await expect(other.getByText('This session')).toBeVisible();
  await renewTogether(page, other);
  await page.reload();
  await expect(page.getByText('This session')).toBeVisible();
  expect(await tokenIn(page)).not.toBe(await tokenIn(other));
});

test('a new tab is let in at once and says as whom; after a log-out in one tab nobody answers', async ({
  page,
  context,
}) => {
  // A device of its own: logging out ends no other story.
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('estimator@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/estimate/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const another = await context.newPage();
  await another.goto('/account/profile');
  await expect(another.getByText(/^You are signed in as .+, as in your other tab\.$/)).toBeVisible();
  await expect(another).toHaveURL('/account/profile');
  await expect(another.getByText('This session')).toBeVisible();
  expect(await accessibilityViolations(another)).toEqual([]);
  await renewTogether(page, another);
  await expect.poll(async () => (await tokenIn(page)) === (await tokenIn(another))).toBe(true);
  const atLogin = await context.newPage();
  await atLogin.goto('/login?return=%2Faccount%2Fprofile');
  await expect(atLogin).toHaveURL('/account/profile');

  await page.getByRole('banner').locator('button[aria-haspopup]').last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  for (const tab of [page, another, atLogin]) {
    await expect(tab).toHaveURL('/welcome');
    expect(await tokenIn(tab)).toBeNull();
  }
  const late = await context.newPage();
  await late.goto('/account/profile');
  await expect(late).toHaveURL('/login?return=%2Faccount%2Fprofile');
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('Please sign in');
  expect(await tokenIn(late)).toBeNull();
});

test('a fourth device signs out the one that was idle longest, which says so; the fourth sees which there are', async ({
  browser,
  product,
}) => {
  const devices: Page[] = [];
  for (const _ of ['desk', 'tablet', 'phone', 'yard']) {
    const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
    const device = await context.newPage();
    await device.goto('/login?email=tech%40demo.example');
    await device.getByLabel('Password', { exact: true }).fill(demoPassword);
    await device.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(device).toHaveURL('/estimate/dashboard');
    devices.push(device);
  }
  const [desk, tablet, , yard] = devices;
  if (desk === undefined || tablet === undefined || yard === undefined) throw new Error('There are four.');
  await yard.goto('/account/profile');
  const sessions = yard.getByRole('table', { name: /^Sessions of your account/ });
  await expect(sessions.getByText('This session')).toBeVisible();
  await expect(sessions.getByRole('button', { name: 'End' })).toHaveCount(2);
  await expect(
    sessions.getByText('Used longest ago when you signed in on one more device').first(),
  ).toBeVisible();
  await desk.reload();
  await expect(desk).toHaveURL('/refresh-error');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('You signed in on another device.');
  await expect(desk.getByText('This one was used longest ago')).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByRole('heading', { level: 1 })).toContainText('Tara');
  for (const device of devices) await device.context().close();
});
