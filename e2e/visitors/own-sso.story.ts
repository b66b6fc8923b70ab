import type { Page } from '@playwright/test';
import { anIdentityProvider } from '../../server/src/testing/sso/identity-provider.ts';
import { openCompanyOf } from '../support/an-owner.ts';
import { accessibilityViolations, settled } from '../support/axe.ts';
import { expect, signedInAs, test } from '../support/product.ts';
import type { RunningProduct } from '../support/processes/running-product.ts';

async function openSsoForm(page: Page, product: RunningProduct, email: string) {
  await openCompanyOf(product, { email, isConfirmed: true });
  await page.goto(`/login?email=${encodeURIComponent(email)}`);
  await page.getByLabel('Password', { exact: true }).fill(product.demoPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/estimate/dashboard');
  await page.goto('/account/company');
  await page.getByRole('button', { name: 'Set up single sign-on…' }).click();
  return page.getByRole('dialog', { name: 'Single sign-on' });
}

test('an owner sets up single sign-on, and the login screen then leads to the page of the company', async ({
  page,
  browser,
  product,
  noise,
}) => {
  noise.expect(/status of 400/);
  const idp = anIdentityProvider({ publicUrl: product.url, now: () => new Date() }, 'https://idp.example');
  const dialog = await openSsoForm(page, product, 'olga@panel.example');
  const domains = dialog.getByRole('textbox', { name: 'Email domains' });
  await expect(domains).toHaveValue('panel.example');
  await expect(dialog.getByText('You can name panel.example.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'our metadata' })).toHaveAttribute(
    'href',
    '/api/Saml/Metadata',
  );
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await domains.fill('panel.example somebody-elses.example');
  await dialog.getByRole('textbox', { name: 'Sign-in address' }).fill(idp.entryPoint);
  await dialog.getByRole('textbox', { name: 'Name of the identity provider' }).fill(idp.entityId);
  await dialog.getByRole('textbox', { name: 'Certificates' }).fill(idp.certificate);
  await dialog.getByRole('button', { name: 'Save single sign-on' }).click();
  const question = page.getByRole('alertdialog', { name: 'Turn on single sign-on?' });
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(domains).toHaveAccessibleDescription(
    /no owner of this company has a confirmed address at somebody-elses\.example/,
  );
  await domains.fill('panel.example');
  await dialog.getByRole('button', { name: 'Save single sign-on' }).click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
  const panel = page.getByRole('region', { name: 'Single sign-on' });
  await expect(panel).toContainText('On');
  await expect(panel).toContainText('panel.example');

  const context = await browser.newContext({ baseURL: product.url });
  const visitor = await context.newPage();
  await visitor.goto('/login?email=somebody%40panel.example');
  await expect(visitor.getByRole('status')).toContainText('Single Sign-On Enabled');
  await context.close();

  await panel.getByRole('button', { name: 'Change single sign-on…' }).click();
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Save single sign-on' }).click();
  await expect(panel).toContainText('Off');
});

test('an owner at a public mailbox is told what a domain needs', async ({ page, product }) => {
  const dialog = await openSsoForm(page, product, 'olga.of.a.small.shop@gmail.com');
  await expect(dialog.getByRole('textbox', { name: 'Email domains' })).toHaveValue('');
  await expect(dialog.getByText('Public mailboxes do not count.', { exact: false })).toBeVisible();
});

test('whoever is not an owner does not see how the company signs in', async ({ page }) => {
  await signedInAs(page, 'estimator');
  await page.goto('/account/company');
  await expect(page.getByText(/Only an owner can change this/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Single sign-on' })).toHaveCount(0);
});
