import { expect, test } from './product.ts';
import { signedInAs } from './session.ts';

const unavailable = {
  status: 501,
  json: { type: 'about:blank', title: 'This is not available yet.', status: 501 },
};

test('the login screen asks for email and password, and the email has the focus', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await expect(page.getByRole('checkbox', { name: 'Remember Me' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByText("Don't have an account? Sign up")).toBeVisible();
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(page).toHaveURL('/order-form');
});

test('an address in the link is filled in, Remember Me is ticked and the password has the focus', async ({
  page,
}) => {
  await page.goto('/login?email=dana%40example.com');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@example.com');
  await expect(page.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('Remember Me keeps the address on this device, and unticking it forgets it', async ({ page, noise }) => {
  noise.expect(/status of 501/);
  await page.route('**/api/Login/Login', (route) => route.fulfill(unavailable));
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('dana@example.com');
  await page.getByRole('checkbox', { name: 'Remember Me' }).check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This is not available yet.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@example.com');
  await page.getByRole('checkbox', { name: 'Remember Me' }).uncheck();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This is not available yet.');
  expect(await page.evaluate(() => localStorage.getItem('saved_UserName'))).toBeNull();
});

test('an error is told in the red box and what was typed stays', async ({ page }) => {
  await page.route('**/api/Login/Login', (route) =>
    route.fulfill({ json: { resultCode: 0, result: 'The email address or the password is not right.' } }),
  );
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('dana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong horse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is not right.');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong horse');
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

test('a token for another product is told as a missing subscription', async ({ page }) => {
  const claims = {
    exp: Math.floor(Date.now() / 1000) + 600,
    data: { userName: 'Dana', products: ['CRM'], features: [], companies: [] },
  };
  const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  await page.route('**/api/Login/Login', (route) =>
    route.fulfill({ json: { resultCode: 1, result: token } }),
  );
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('You do not have a subscription to this product');
  await expect(page.getByRole('link', { name: 'Contact us', exact: true })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  expect(await page.evaluate(() => sessionStorage.getItem('id_token'))).toBeNull();
});

test('after signing in the user is where they wanted to go', async ({ page }) => {
  const claims = {
    exp: Math.floor(Date.now() / 1000) + 600,
    data: { userName: 'Dana', products: ['DRE'], features: [], companies: [] },
  };
  const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  await page.route('**/api/Login/Login', (route) =>
    route.fulfill({ json: { resultCode: 1, result: token } }),
  );
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
  // This one is answered on the page that says so already, if the page it was for has not given it up.
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

test('the password can be shown', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  const toggle = page.getByRole('button', { name: 'Show password' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});
