import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { inDatabase, openCompanyOf } from '../support/an-owner.ts';
import { accessibilityViolations, settled } from '../support/axe.ts';
import { mailedLink } from '../support/mail/mailed-link.ts';
import { createDatabase } from '../support/processes/postgres.ts';
import { expect, test } from '../support/product.ts';
import { type RunningProduct, runProduct } from '../support/processes/running-product.ts';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`/login?email=${encodeURIComponent(email)}`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/reset-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mail');
}

/** Turns on single sign-on for the company with this domain. */
function turnOnSso(product: RunningProduct, domain: string): Promise<void> {
  return inDatabase(product, (client) =>
    client.query(
      `with own as (
         select company_id from membership join person on person.id = person_id where email like '%@' || $1
       ), connected as (
         insert into sso_connection (company_id, entry_point, idp_entity_id, certificates, default_role, enabled, changed_at)
         select company_id, 'https://idp.example', 'idp', array['a certificate'], 'estimator', true, now() from own
       )
       insert into sso_domain (company_id, domain) select company_id, $1 from own`,
      [domain],
    ),
  );
}

const unconfirmed = 'Please confirm your email address first. We have sent you the link again.';

test('whoever has not confirmed the address gets a link by mail, confirms it once and signs in', async ({
  page,
  product,
  noise,
}) => {
  noise.expect(/status of 410/);
  const email = 'nora@new.example';
  await openCompanyOf(product, { email, isConfirmed: false });
  await signIn(page, email, product.demoPassword);
  await expect(page.getByRole('alert')).toHaveText(unconfirmed);

  const link = await mailedLink(product, email, 'verify-email');
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(link);
    await expect(tab.getByText(`Is ${email} your address?`, { exact: false })).toBeVisible();
  }
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(product.demoPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/estimate/dashboard');

  await second.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await second.goto(link);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
});

test('a link that has run out says so, and signing in brings a new one', async ({ page, product }) => {
  const email = 'late@new.example';
  await openCompanyOf(product, { email, isConfirmed: false });
  await signIn(page, email, product.demoPassword);
  await expect(page.getByRole('alert')).toHaveText(unconfirmed);
  const old = await mailedLink(product, email, 'verify-email');
  await inDatabase(product, (client) =>
    client.query(
      `update account_link set created_at = now() - interval '2 hours', expires_at = now() - interval '1 hour'
       where person_id = (select id from person where email = $1)`,
      [email],
    ),
  );
  await page.goto(old);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(page, email, product.demoPassword);
  await expect(page.getByRole('alert')).toHaveText(unconfirmed);
  await expect.poll(() => mailedLink(product, email, 'verify-email')).not.toBe(old);
  await page.goto(await mailedLink(product, email, 'verify-email'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed');
});

test('whose company signs them in sets no password here: the page and the mail say so', async ({
  page,
  product,
  noise,
}) => {
  noise.expect(/status of 400/);
  const email = 'nora@signed.example';
  const sentence = 'Your company signs you in on its own page. No password is needed here.';
  await openCompanyOf(product, { email, isConfirmed: true });
  await askForLink(page, email);
  const link = await mailedLink(product, email);
  await turnOnSso(product, 'signed.example');

  await page.goto(link);
  const password = page.getByLabel(/^New password/);
  await password.fill('olive tractor pebble');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(password).toHaveAccessibleDescription(new RegExp(sentence));
  await settled(page);
  expect(await accessibilityViolations(page)).toEqual([]);

  await askForLink(page, email);
  const newest = () => product.mails().findLast(({ to }) => to.includes(email));
  await expect.poll(() => newest()?.subject, { timeout: 30_000 }).toBe('Your company signs you in');
  expect(newest()?.raw).not.toContain('/set-password/');
});

test('where passwords are reset elsewhere, the login screen leads there and our own page does too', async ({
  page,
}) => {
  const server = createServer((request, response) => {
    const found = request.url === '/forgot';
    response.writeHead(found ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' });
    response.end(found ? '<!doctype html><html lang="en"><title>Reset</title><h1>Reset elsewhere</h1>' : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const elsewhere = `http://localhost:${String((server.address() as AddressInfo).port)}/forgot`;
  const database = await createDatabase(process.env['E2E_POSTGRES'] ?? '', process.env['E2E_TEMPLATE']);
  const product = await runProduct(database.url, { PASSWORD_RESET_URL: elsewhere });
  try {
    await page.goto(`${product.url}/login`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(elsewhere);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset elsewhere');
    await page.goto(`${product.url}/reset-password`);
    await expect(page.getByText('Passwords of this installation are reset on another page')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to the reset page' }).click();
    await expect(page).toHaveURL(elsewhere);
  } finally {
    await product.stop();
    await database.drop();
    server.closeAllConnections();
    server.close();
  }
});
