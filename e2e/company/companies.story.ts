import type { Browser, Page } from '@playwright/test';
import { accessibilityViolations, settled } from '../support/axe.ts';
import { mailedLink } from '../support/mail/mailed-link.ts';
import { expect, signedInAs, test } from '../support/product.ts';
import type { RunningProduct } from '../support/processes/running-product.ts';

const password = 'forty-two camels in one caravan';

async function orderTrial(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/order-form');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.getByRole('textbox', { name: 'Organization' }).fill(`${name} RV`);
  const pad = page.getByRole('img', { name: 'Signature, empty' });
  await expect(pad).toHaveAttribute('data-ready');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('The signature pad is not on the page.');
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(box.x + 60 + step * 15, box.y + 60 + (step % 2) * 40);
  }
  await page.mouse.up();
  await page.getByRole('button', { name: 'Submit Order Form' }).click();
  await expect(page.getByRole('heading', { name: /^Thank your submitting an order form/ })).toBeVisible();
}

async function setPassword(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`/login?email=${encodeURIComponent(email)}`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/estimate/dashboard');
}

async function anotherBrowser(browser: Browser, product: RunningProduct): Promise<Page> {
  return (await browser.newContext({ baseURL: product.url, locale: 'en-US' })).newPage();
}

test('an order becomes a company whose owner invites an estimator and disables him', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  await orderTrial(page, 'Vera', 'vera@rv.example');

  const desk = await anotherBrowser(browser, product);
  await signedInAs(desk, 'admin');
  await desk.goto('/admin/home');
  await desk.getByRole('link', { name: /^Orders ?1 waiting$/ }).click();
  await desk.getByRole('button', { name: 'Vera', exact: true }).click();
  const drawer = desk.getByRole('dialog', { name: 'Order from Vera' });
  await expect(drawer.getByRole('img', { name: 'Signature of Vera' })).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Company' })).toHaveValue('Vera RV');
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Vera RV is open. vera@rv.example gets the invitation.')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'No order is waiting' })).toBeVisible();

  await setPassword(page, await mailedLink(product, 'vera@rv.example'));
  await signIn(page, 'vera@rv.example');
  await page.goto('/account/company');
  const subscription = page.getByRole('region', { name: 'Subscription' });
  await expect(subscription).toContainText('30 days left');
  await expect(subscription).toContainText('1 of 5 in use');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Emil');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('emil@rv.example');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row', { name: /Emil.*Estimator.*Invited/ })).toBeVisible();

  const yard = await anotherBrowser(browser, product);
  await setPassword(yard, await mailedLink(product, 'emil@rv.example'));
  await signIn(yard, 'emil@rv.example');
  await yard.goto('/account/company');
  await expect(yard.getByText('Only an owner can change this. Ask Vera.')).toBeVisible();
  await expect(yard.getByRole('button', { name: 'Invite somebody' })).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Actions for Emil' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('alertdialog', { name: 'Disable Emil?' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('row', { name: /Emil.*Disabled/ })).toBeVisible();
  await yard.reload();
  await expect(yard).toHaveURL(/\/(session-expired|refresh-error)/);
});

test('the company’s screen keeps its last owner, fits a phone and says what failed', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 409/);
  await signedInAs(page, 'owner');
  await test.step('the last owner cannot step down, and is told why', async () => {
    await page.goto('/account/company');
    await page.getByRole('button', { name: 'Actions for Olivia Owner' }).click();
    await page.getByRole('menuitem', { name: 'Make technician' }).click();
    await expect(page.getByText(/A company keeps at least one owner who can sign in/)).toBeVisible();
    await expect(page.getByRole('row', { name: /Olivia Owner.*Owner/ })).toBeVisible();
  });
  expect(noise.unexpected()).toEqual([]);
  noise.expect(/Failed to load resource/);
  await test.step('/account/company: fits a phone and says what failed when the server cannot be reached', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFitAndFailure(page, '/account/company');
  });
});

test('an administrator opens, renames and suspends a company, and is told what its single sign-on cannot be', async ({
  page,
  noise,
}) => {
  await signedInAs(page, 'admin');
  await test.step('a company is opened, renamed and suspended with the keyboard', async () => {
    await page.goto('/admin/companies');
    await page.getByRole('button', { name: 'New company' }).press('Enter');
    await page.getByRole('textbox', { name: 'Company' }).fill('Harbor RV');
    await page.getByRole('textbox', { name: 'Name of the owner' }).fill('Hanna');
    await page.getByRole('textbox', { name: 'Email address of the owner' }).fill('hanna@harbor.example');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('row', { name: /Harbor RV.*Trial.*30 days left.*Hanna.*1 of 5/ }),
    ).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('harbor');
    await expect(page).toHaveURL('/admin/companies?search=harbor');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Harbor RV' }).press('Enter');
    await page.getByRole('textbox', { name: 'Company' }).fill('Harbor RV Center');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByRole('row', { name: /Harbor RV Center/ })).toBeVisible();
    await page.getByRole('button', { name: 'Harbor RV Center' }).press('Enter');
    await page.getByRole('button', { name: /Subscription/ }).click();
    await page.getByRole('option', { name: 'Suspended' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('row', { name: /Harbor RV Center.*Suspended/ })).toBeVisible();
  });
  expect(noise.unexpected()).toEqual([]);
  noise.expect(/status of 400/);
  await test.step('single sign-on of a company names the field that cannot be right', async () => {
    await page.goto('/admin/companies');
    await page.getByRole('button', { name: 'Demo RV Center' }).click();
    await page.getByRole('button', { name: 'Single sign-on…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Single sign-on of Demo RV Center' });
    await dialog.getByRole('textbox', { name: 'Email domains' }).fill('demo.example');
    await dialog.getByRole('textbox', { name: 'Sign-in address' }).fill('https://idp.example/saml');
    await dialog.getByRole('textbox', { name: 'Name of the identity provider' }).fill('https://idp.example');
    await dialog.getByRole('textbox', { name: 'Certificates' }).fill('not a certificate');
    await dialog.getByRole('button', { name: 'Save single sign-on' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Certificates' })).toHaveAccessibleDescription(
      /certificate 1 is not readable/,
    );
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test('somebody of two companies chooses in the user menu, and the tab acts for the chosen one', async ({
  page,
  product,
}) => {
  const admin = await page.request.post('/api/Login/Login', {
    data: { userName: 'admin@demo.example', password: product.demoPassword },
  });
  const { result: token } = (await admin.json()) as { result: string };
  const opened = await page.request.post('/api/admin/companies', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Yonder RV', kind: 'shop', ownerName: 'Tara', ownerEmail: 'tech@demo.example' },
  });
  expect(opened.status()).toBe(200);
  await signedInAs(page, 'tech');
  await page.goto('/account/company');
  await expect(page.getByText(/Only an owner can change this. Ask Olivia Owner/)).toBeVisible();
  await page.getByRole('button', { name: /Tara Technician$/ }).click();
  await page.getByRole('menuitem', { name: 'Yonder RV' }).click();
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeVisible();
  await page.getByRole('button', { name: 'Work for Demo RV Center' }).click();
  await expect(page.getByText(/Only an owner can change this/)).toBeVisible();
});

test('a message is read and marked as handled', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mia Message');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('mia@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you know\nTwo Rivers?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  await signedInAs(page, 'admin');
  await page.goto('/admin/messages');
  await page.getByRole('button', { name: 'Mia Message' }).click();
  await expect(page.getByRole('dialog')).toContainText('Two Rivers?');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(page.getByRole('button', { name: 'Mia Message' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Handled' }).click();
  await expect(page.getByRole('row', { name: /Mia Message.*Handled/ })).toBeVisible();
});

test('/admin/orders, /admin/messages, /admin/companies, /admin/users: each fits a phone and says what failed when the server cannot be reached', async ({
  page,
  noise,
}) => {
  noise.expect(/Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAs(page, 'admin');
  for (const path of ['/admin/orders', '/admin/messages', '/admin/companies', '/admin/users']) {
    await expectFitAndFailure(page, path);
  }
});

/** The screen is no wider than the window, breaks no accessibility rule, and offers to try again when its call fails. */
async function expectFitAndFailure(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, path).toBeLessThanOrEqual(0);
  expect(await accessibilityViolations(page), path).toEqual([]);
  const calls = path === '/account/company' ? '**/api/company' : `**/api${path}*`;
  await page.route(calls, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The server could not be reached.', { exact: false })).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
}
