import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import {
  anIdentityProvider,
  type TestIdentityProvider,
} from '../../server/src/testing/sso/identity-provider.ts';
import { expect, test as base } from '../support/product.ts';
import type { RunningProduct } from '../support/processes/running-product.ts';

/** The sign-in page of a company, on an origin and a site of its own. */
interface CompanyPage {
  readonly url: string;
  readonly idp: TestIdentityProvider;
}

const test = base.extend<{ acme: CompanyPage }>({
  acme: async ({ product }, use) => {
    await use(await companyPageFor(product));
  },
});

const pages = new Map<RunningProduct, Promise<CompanyPage>>();

/** Opened once per product and left open: a fixture of the worker's would give these stories a product of their own. */
function companyPageFor(product: RunningProduct): Promise<CompanyPage> {
  const page = pages.get(product) ?? openCompanyPage(product);
  pages.set(product, page);
  return page;
}

async function openCompanyPage(product: RunningProduct): Promise<CompanyPage> {
  let idp: TestIdentityProvider | undefined;
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost');
    if (asked.pathname === '/favicon.ico') return void response.writeHead(204).end();
    const inResponseTo = asked.searchParams.has('SAMLRequest') ? await idp?.requestIn(asked.href) : undefined;
    const samlResponse = idp?.answer({ email: 'dana@acme.example', inResponseTo }) ?? '';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
          <html lang="en"><title>Acme</title><h1>Acme RV</h1>
          <form method="post" action="${product.url}/api/Saml/Acs">
          <input type="hidden" name="SAMLResponse" value="${samlResponse}">
          <input type="hidden" name="RelayState" value="/estimate/dashboard">
          <button>Sign in as Dana</button></form></html>`);
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const url = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  idp = anIdentityProvider({ publicUrl: product.url, now: () => new Date() }, url);
  await openCompany(product, idp);
  return { url, idp };
}

async function openCompany(product: RunningProduct, idp: TestIdentityProvider): Promise<void> {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with opened as (
         insert into company (name, kind, subscription) values ('Acme RV', 'dealer', 'active') returning id
       ), connected as (
         insert into sso_connection (company_id, entry_point, idp_entity_id, certificates, default_role, enabled, changed_at)
         select id, $1, $2, array[$3], 'estimator', true, now() from opened
       )
       insert into sso_domain (company_id, domain) select id, 'acme.example' from opened`,
      [idp.entryPoint, idp.entityId, idp.certificate],
    );
  } finally {
    await client.end();
  }
}

test('somebody of an SSO company signs in on its own page and lands on the dashboard', async ({
  page,
  acme,
}) => {
  const lookups: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GetSsoCompany')) lookups.push(request.url());
  });
  await page.goto('/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  const button = page.getByRole('button', { name: 'Login', exact: true });
  await email.fill('somebody@example.com');
  await expect.poll(() => lookups.length).toBe(1);
  const before = await button.boundingBox();
  await email.fill('dana@acme.example');
  await expect(page.getByRole('status')).toContainText('Single Sign-On Enabled');
  await expect(page.getByRole('status')).toContainText(
    'Acme RV signs you in on its own page. No password is needed here.',
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0);
  const after = await button.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1_000))).toBeLessThanOrEqual(12);
  expect(lookups).toHaveLength(2);
  await button.click();
  await expect(page.getByRole('heading', { name: 'Acme RV' })).toBeVisible();
  expect(page.url().startsWith(`${acme.url}/sign-in?SAMLRequest=`)).toBe(true);
  await page.getByRole('button', { name: 'Sign in as Dana' }).click();
  await expect(page).toHaveURL('/estimate/dashboard');
  expect(await page.evaluate(() => sessionStorage.getItem('id_token'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a prefilled address is looked up, and the focus stays in the form', async ({ page, acme }) => {
  expect(acme.url).toContain('localhost');
  await page.goto('/login?email=dana%40acme.example');
  await expect(page.getByRole('status')).toContainText('Single Sign-On Enabled');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('when the company page begins, the person is asked before being signed in', async ({ page, acme }) => {
  await page.goto(acme.url);
  await page.getByRole('button', { name: 'Sign in as Dana' }).click();
  await expect(page.getByText('Sign in as dana@acme.example?')).toBeVisible();
  expect(page.url()).not.toContain('#');
  expect(await page.evaluate(() => sessionStorage.getItem('id_token'))).toBeNull();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/estimate/dashboard');
});

test('a code that was used, or belongs to another browser, is told in the red box', async ({ page }) => {
  await page.goto('/login#code=made-up');
  await expect(page.getByRole('alert')).toHaveText(
    'This sign-in took too long or was used already. Please sign in again.',
  );
  expect(page.url()).not.toContain('#');
  await page.goto('/login?again#refused=SubscriptionError');
  await expect(page.getByRole('alert')).toHaveText('You do not have a subscription to this product');
});
