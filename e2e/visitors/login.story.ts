import type { Page } from '@playwright/test';
import { expect, test } from '../support/product.ts';
import { signedInAs } from '../support/session.ts';

const unavailable = {
  status: 501,
  json: { type: 'about:blank', title: 'This is not available yet.', status: 501 },
};

test('the login screen asks for email and password, shows the password if told to, and keeps what was typed beside an error', async ({
  page,
}) => {
  await page.goto('/login');
  const [email, password] = [
    page.getByRole('textbox', { name: 'Email' }),
    page.getByLabel('Password', { exact: true }),
  ];
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in');
  await expect(email).toBeFocused();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('checkbox', { name: 'Remember Me' })).not.toBeChecked();
  await expect(login).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByText("Don't have an account? Sign up")).toBeVisible();

  await test.step('an error is told in the red box and what was typed stays', async () => {
    await answerLogin(page, { resultCode: 0, result: 'The email address or the password is not right.' });
    await email.fill('dana@example.com');
    await password.fill('wrong horse');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('The email address or the password is not right.');
    await expect(email).toHaveValue('dana@example.com');
    await expect(password).toHaveValue('wrong horse');
  });

  await test.step('the password can be shown', async () => {
    const toggle = page.getByRole('button', { name: 'Show password' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(password).toHaveAttribute('type', 'text');
  });

  await test.step('a token for another product is told as a missing subscription', async () => {
    await answerLogin(page, { resultCode: 1, result: tokenFor('CRM') });
    await login.click();
    await expect(page.getByRole('alert')).toHaveText('You do not have a subscription to this product');
    await expect(page.getByRole('link', { name: 'Contact us', exact: true })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    expect(await page.evaluate(() => sessionStorage.getItem('id_token'))).toBeNull();
  });

  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(page).toHaveURL('/order-form');
});

/** The login service gives this reply from here on. */
async function answerLogin(page: Page, json: object): Promise<void> {
  await page.unroute('**/api/Login/Login');
  await page.route('**/api/Login/Login', (route) => route.fulfill({ json }));
}

function tokenFor(product: string): string {
  const claims = {
    exp: Math.floor(Date.now() / 1000) + 600,
    data: { userName: 'Dana', products: [product], features: [], companies: [] },
  };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
}

test('an address in the link is filled in; Remember Me keeps an address on this device, and unticking it forgets it', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 501/);
  const email = page.getByRole('textbox', { name: 'Email' });
  const remember = page.getByRole('checkbox', { name: 'Remember Me' });
  await test.step('with an address in the link, Remember Me is ticked and the password has the focus', async () => {
    await page.goto('/login?email=dana%40example.com');
    await expect(email).toHaveValue('dana@example.com');
    await expect(remember).toBeChecked();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });

  await page.route('**/api/Login/Login', (route) => route.fulfill(unavailable));
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await page.goto('/login');
  await email.fill('dana@example.com');
  await remember.check();
  await login.click();
  await expect(page.getByRole('alert')).toHaveText('This is not available yet.');
  await page.reload();
  await expect(email).toHaveValue('dana@example.com');
  await remember.uncheck();
  await login.click();
  await expect(page.getByRole('alert')).toHaveText('This is not available yet.');
  expect(await page.evaluate(() => localStorage.getItem('saved_UserName'))).toBeNull();
});

test('a login sent before the script has come loses nothing that was typed', async ({ page }) => {
  let comes = () => {};
  const script = new Promise<void>((resolve) => (comes = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await script;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).fill('dana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong horse');
  await page.keyboard.press('Enter');
  comes();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong horse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is not right.');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@example.com');
});

test('after signing in the user is where they wanted to go', async ({ page }) => {
  await answerLogin(page, { resultCode: 1, result: tokenFor('DRE') });
  for (const [start, end] of [
    ['/estimate/7/photos', '/estimate/7/photos'],
    ['/login?return=https%3A%2F%2Fevil.example%2F', '/estimate/dashboard'],
  ] as const) {
    await page.goto(start);
    await page.getByRole('textbox', { name: 'Email' }).fill('dana@example.com');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(end);
    await page.evaluate(() => sessionStorage.removeItem('id_token'));
  }
});

test('however many calls are refused when a session has ended, signing in leads back to where one was', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 401/);
  await signedInAs(page);
  const refused = { status: 401, json: { type: 'not-signed-in', title: 'Please sign in.', status: 401 } };
  const asked = page.waitForRequest(/estimate-figures/);
  await page.route(/\/api\/estimates\?/, async (route) => {
    await asked;
    await route.fulfill(refused);
  });
  // This one is answered only on the session-expired page, if the former page has not aborted it.
  await page.route('**/api/estimate-figures*', async (route) => {
    await page.waitForURL(/session-expired/);
    await route.fulfill(refused).catch(() => undefined);
  });
  const late = Promise.race([
    page.waitForResponse(/estimate-figures/),
    page.waitForEvent('requestfailed', (request) => request.url().includes('estimate-figures')),
  ]);
  await page.goto('/estimate/dashboard');
  await late;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your session has expired.');
  await page.getByRole('link', { name: 'Login', exact: true }).last().click();
  await expect(page).toHaveURL(/\/login\?return=%2Festimate%2Fdashboard$/);
});
