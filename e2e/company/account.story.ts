import type { Page } from '@playwright/test';
import { accessibilityViolations, settled } from '../support/axe.ts';
import { mailedLink } from '../support/mail/mailed-link.ts';
import { createDatabase } from '../support/processes/postgres.ts';
import { expect, test } from '../support/product.ts';
import { type RunningProduct, runProduct } from '../support/processes/running-product.ts';

const first = { name: 'Ada Lovejoy', email: 'ada@example.com', password: 'tangled violet harbor' };
const resetTo = 'olive tractor pebble';
const changedTo = 'lantern quarry meadow';

/** A product before the first sign-up: no demo company, no administrator. */
async function onAnEmptyDatabase(
  page: Page,
  story: (product: RunningProduct) => Promise<void>,
): Promise<void> {
  const database = await createDatabase(process.env['E2E_POSTGRES'] ?? '');
  const product = await runProduct(database.url, { DEMO: '0' });
  try {
    await story(product);
    // A page that is still prefetching would report errors after the product has stopped.
    await page.goto('about:blank');
  } finally {
    await product.stop();
    await database.drop();
  }
}

/** A required field has an asterisk behind its label; the button beside it is called 'Show password'. */
function passwordField(page: Page, label: string) {
  return page.getByLabel(new RegExp(`^${label}`));
}

async function signIn(page: Page, password: string): Promise<void> {
  await passwordField(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Printed once the product has started, a moment after its first reply. */
async function setupLink(product: RunningProduct): Promise<string> {
  const printed = /http:\S+\/set-password\/[\w-]+/;
  await expect.poll(() => product.log(), { timeout: 20_000 }).toMatch(printed);
  return printed.exec(product.log())?.[0] ?? '';
}

test('the first administrator is made by link, resets the password by mail, changes it and signs in with it', async ({
  page,
}) => {
  test.slow();
  await onAnEmptyDatabase(page, async (product) => {
    const setup = await setupLink(product);
    await page.goto(setup);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create the first administrator');
    await settled(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Name' }).fill(first.name);
    await page.getByRole('textbox', { name: 'Email' }).fill(first.email);
    await passwordField(page, 'New password').fill('AdaLovejoy2026');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Use something that is not made of your name')).toBeVisible();
    await passwordField(page, 'New password').fill(first.password);
    await expect(page.getByRole('list', { name: 'What the password needs' }).getByText(': done')).toHaveCount(
      3,
    );
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(first.email);
    await signIn(page, first.password);
    await expect(page).toHaveURL(/\/estimate\/dashboard$/);

    await page.getByRole('button', { name: first.name }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    await page.goto(setup);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
    await page.getByRole('link', { name: 'Get a new link' }).click();

    await page.getByRole('textbox', { name: 'Email' }).fill(first.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mail');
    await page.goto(product.url + (await mailedLink(product, first.email)));
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(first.email);
    await passwordField(page, 'New password').fill(resetTo);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, resetTo);
    await expect(page).toHaveURL(/\/estimate\/dashboard$/);

    await page.getByRole('button', { name: first.name }).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Overton');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('button', { name: 'Save name' })).toBeDisabled();
    await passwordField(page, 'Current password').fill(resetTo);
    await passwordField(page, 'New password').fill(changedTo);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await page.getByRole('button', { name: first.name }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    await page.goto(`${product.url}/login?email=${encodeURIComponent(first.email)}`);
    await signIn(page, resetTo);
    await expect(page.getByRole('alert')).toHaveText('The email address or the password is not right.');
    await signIn(page, changedTo);
    await expect(page).toHaveURL(/\/estimate\/dashboard$/);
  });
});

test('the own account shows where one is signed in, and other sessions can be ended', async ({
  page,
  product,
}) => {
  await page.goto('/login?email=owner%40demo.example');
  await signIn(page, product.demoPassword);
  await expect(page).toHaveURL('/estimate/dashboard');
  await page.goto('/account/profile');
  const sessions = page.getByRole('table', { name: /^Sessions of your account/ });
  await expect(sessions.getByRole('row').filter({ hasText: 'This session' })).toContainText(
    /(Chrome|Chromium) on Linux/,
  );
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'End other sessions' }).click();
  const question = page.getByRole('alertdialog', { name: 'End other sessions?' });
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(question).toHaveCount(0);
  await expect(sessions.getByText('This session')).toBeVisible();
});

test('a wrong current password is said beside its field and nothing typed is lost', async ({
  page,
  product,
  noise,
}) => {
  noise.expect(/status of 400/);
  await page.goto('/login?email=tech%40demo.example');
  await signIn(page, product.demoPassword);
  await expect(page).toHaveURL('/estimate/dashboard');
  await page.goto('/account/profile');
  await passwordField(page, 'Current password').fill('not the right one');
  await passwordField(page, 'New password').fill(changedTo);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expect(passwordField(page, 'New password')).toHaveValue(changedTo);
});

test('a made-up link says that it does not work and offers a new one', async ({ page }) => {
  await page.goto('/verify-email/a-token');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await page.goto('/set-password/a-token');
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL('/reset-password');
});
