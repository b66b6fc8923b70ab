import type { Page } from '@playwright/test';
import { expect, signedInAs, test } from '../support/product.ts';
import { demoPassword } from '../support/processes/running-product.ts';

/** The last button of the bar that opens a menu; its name is the user's. */
const userMenu = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup]').last();

test('a visitor is led to where each address leads', async ({ page }) => {
  await test.step('the empty path leads a visitor to the welcome page', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/welcome');
    await page.goto('/login-test');
    await expect(page).toHaveURL('/welcome');
  });
  await test.step('an ad click is counted and leads to the welcome page', async () => {
    const counted = page.waitForRequest('**/api/Dre/LogAdClick');
    await page.goto('/adclick?ad=007');
    await expect(page).toHaveURL('/welcome');
    expect((await counted).postDataJSON()).toEqual({ ad: '007' });
  });
  await test.step('an ad click leads to the welcome page while counting it hangs', async () => {
    await page.route('**/api/Dre/LogAdClick', () => undefined);
    await page.goto('/adclick?ad=spring');
    await expect(page).toHaveURL('/welcome');
  });
  await test.step('without an ad nothing is counted', async () => {
    let calls = 0;
    await page.route('**/api/Dre/LogAdClick', (route) => {
      calls += 1;
      return route.fulfill({ json: true });
    });
    await page.goto('/adclick');
    await expect(page).toHaveURL('/welcome');
    await page.goto('/adclick?ad=');
    await expect(page).toHaveURL('/welcome');
    expect(calls).toBe(0);
  });
  await test.step('the session expired screen leads to the login', async () => {
    await page.goto('/session-expired');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your session has expired.');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  });
  await test.step('the refresh error screen shows the stored message once, and OK leads to the login', async () => {
    await page.goto('/about');
    await page.evaluate(() => {
      sessionStorage.setItem('refresh_message', 'Token refresh failed. Please try logging in again.');
    });
    await page.goto('/refresh-error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Token refresh failed. Please try logging in again.',
    );
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/refresh-error');
    await expect(page).toHaveURL('/login');
  });
  await test.step('a signed-in area sends a visitor to the login and remembers the way back', async () => {
    await page.goto('/estimate/7/photos');
    await expect(page).toHaveURL('/login?return=%2Festimate%2F7%2Fphotos');
  });
});

test('a user finds the ways of the product, and is led past those of others', async ({ page }) => {
  await signedInAs(page);
  await test.step('the empty path leads a signed-in user to the dashboard', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/estimate/dashboard');
    await page.goto('/login-test');
    await expect(page).toHaveURL('/estimate/dashboard');
  });
  await test.step('a user finds the logged-in navigation, also on a public page', async () => {
    for (const path of ['/estimate/dashboard', '/welcome']) {
      await page.goto(path);
      const bar = page.getByRole('navigation', { name: 'Main' });
      await expect(bar.locator('a, button')).toHaveText([
        'Dashboard',
        'New Estimate',
        'My Estimates',
        'Help',
      ]);
    }
    await expect(userMenu(page)).toHaveAccessibleName(/\w/);
    await userMenu(page).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Default Estimate Settings',
      'Contact Us',
      'My account',
      'Company',
      'Logout',
    ]);
    await page.getByRole('menuitem', { name: 'Default Estimate Settings' }).click();
    await expect(page).toHaveURL('/account/settings');
  });
  await test.step('New Estimate opens estimate 0 with the damage view beside it', async () => {
    await page.goto('/estimate/dashboard');
    await page.getByRole('button', { name: 'New Estimate' }).click();
    await expect(page).toHaveURL('/estimate/0/new-estimate?damage=front');
  });
  await test.step('whoever is not an administrator does not get into the admin part', async () => {
    await page.goto('/admin/home');
    await expect(page).toHaveURL('/estimate/dashboard');
  });
  await test.step('logging out forgets the token and the remembered name and leads to the welcome page', async () => {
    await page.goto('/estimate/dashboard');
    await page.evaluate(() => localStorage.setItem('saved_UserName', 'eve@example.com'));
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/welcome');
    await expect(page.getByRole('link', { name: 'Login/Signup' })).toBeVisible();
    const kept = await page.evaluate(() => [
      sessionStorage.getItem('id_token'),
      localStorage.getItem('saved_UserName'),
    ]);
    expect(kept).toEqual([null, null]);
  });
});

test('an administrator finds the ways of the admin part', async ({ page }) => {
  await signedInAs(page, { admin: true });
  await test.step('an administrator finds the Admin Portal and its menus', async () => {
    await page.goto('/estimate/dashboard');
    await page.getByRole('link', { name: 'Admin Portal' }).click();
    await expect(page).toHaveURL('/admin/home');
    const bar = page.getByRole('navigation', { name: 'Admin' });
    await expect(bar.locator('a, button')).toHaveText([
      'Dashboard',
      'Admin Home',
      'Data Edit',
      'Admin Actions',
      'Reporting',
      'Help',
    ]);
    for (const [menu, items] of Object.entries({
      'Data Edit': ['All Parts', 'All Part Types', 'All Sides', 'All Sub Sides'],
      'Admin Actions': ['Edit News', 'Edit Events', 'Create Ad'],
      Reporting: ['Estimate count by company', 'All ads'],
      Help: ['Edit topics', 'Upload document', 'Manage help documents', 'View topics'],
    })) {
      await page.getByRole('button', { name: menu }).click();
      await expect(page.getByRole('menuitem')).toHaveText(items);
      // Escape has no effect on a menu that has not yet taken the focus.
      await expect(page.locator('[role="menu"]:focus-within')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem')).toHaveCount(0);
    }
    await userMenu(page).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Logout']);
  });
  await test.step('entries of a menu that lead somewhere are links, which open here or in a tab of their own', async () => {
    await page.goto('/admin/home');
    await page.getByRole('button', { name: 'Data Edit' }).click();
    const parts = page.getByRole('menuitem', { name: 'All Parts' });
    await expect(parts).toHaveAttribute('href', '/admin/parts');
    const opening = page.context().waitForEvent('page');
    await parts.click({ button: 'middle' });
    const tab = await opening;
    // A tab in the background may take its time to load; its address is known at once.
    await expect.poll(() => tab.url()).toMatch(/\/(admin\/parts|login\?return=%2Fadmin%2Fparts)$/);
    await tab.close();
    await page.evaluate(() => {
      document.documentElement.dataset['kept'] = 'yes';
    });
    await parts.click();
    await expect(page).toHaveURL('/admin/parts');
    expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBe('yes');
    await page.goto('/estimate/dashboard');
    await userMenu(page).click();
    await expect(page.getByRole('menuitem', { name: 'My account' })).toHaveAttribute(
      'href',
      '/account/profile',
    );
    await expect(page.getByRole('menuitem', { name: 'Logout' })).not.toHaveAttribute('href', /./);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'My account' }).press('Enter');
    await expect(page).toHaveURL('/account/profile');
  });
  await test.step('the admin bar stays on top of a long page', async () => {
    await page.setViewportSize({ width: 1024, height: 300 });
    await page.goto('/admin/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });
});

test('an unknown path says so and offers ways on', async ({ page, noise }) => {
  noise.expect(/status of 404/);
  await test.step('an unknown path says so and offers a visitor ways on', async () => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    // Paths are case-sensitive.
    for (const path of ['/no/such/page', '/Welcome']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This is not the page you were looking for!',
      );
    }
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Home', 'Products', 'Contact Us']);
  });
  await signedInAs(page);
  await test.step('an unknown path offers a user ways on into the product', async () => {
    await page.goto('/no/such/page');
    const ways = page.getByRole('main').getByRole('link');
    await expect(ways).toHaveText(['Dashboard', 'My Estimates', 'Contact Us']);
  });
});

test('the bar of a visitor stays until the page behind the sign-in stands, and the menu of that page opens', async ({
  page,
}) => {
  let come = (): void => undefined;
  const fetched = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/app-shell-*.js', async (route) => {
    await fetched;
    await route.continue();
  });
  await page.goto('/login?email=owner%40demo.example');
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/estimate/dashboard');
  await expect(page.getByRole('link', { name: 'Login/Signup' })).toBeVisible();
  await expect(userMenu(page)).toHaveCount(0);
  come();
  await userMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
});

test('an ad click leads to the welcome page even when counting it fails', async ({ page, noise }) => {
  noise.expect(/status of 500/);
  await page.route('**/api/Dre/LogAdClick', (route) => route.fulfill({ status: 500 }));
  await page.goto('/adclick?ad=spring');
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a 401 of the login service leads to the session expired screen, and the token does not stay', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 401/);
  await signedInAs(page);
  await page.route('**/api/Login/RefreshToken', (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto('/account/profile');
  await expect(page).toHaveURL('/session-expired?return=%2Faccount%2Fprofile');
  expect(await page.evaluate(() => sessionStorage.getItem('id_token'))).toBeNull();
});
