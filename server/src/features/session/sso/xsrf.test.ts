import { loginResults } from '@dre/core/contract/session/session';
import { expect, test } from 'vitest';
import { anIdentityProvider } from '../../../testing/sso/identity-provider.ts';
import { anSsoCompany } from '../../../testing/sso/sso-company.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';

const publicUrl = 'https://dre.example';
const site = withTestApp({ env: { PUBLIC_URL: publicUrl } });
const plainSite = withTestApp({ env: { PUBLIC_URL: 'http://dre.example' } });
const idp = anIdentityProvider({ publicUrl, now: () => testNow });
const token = /^XSRF-TOKEN=([\w-]{43}); Path=\/; SameSite=Strict; Secure$/;

async function cookiesOf(url: string, cookie = ''): Promise<string[]> {
  const { headers } = await site.app.inject({ url, headers: { cookie } });
  return [headers['set-cookie'] ?? []].flat();
}

async function tokenOf(url: string): Promise<string> {
  return token.exec((await cookiesOf(url))[0] ?? '')?.[1] ?? 'none';
}

test.each(['/welcome', '/login', '/nowhere', '/api/docs'])('the page %s sets an XSRF token', async (url) => {
  expect(await cookiesOf(url)).toEqual([expect.stringMatching(token)]);
  expect(await tokenOf(url)).not.toBe(await tokenOf(url));
});

test('a browser with a valid XSRF token keeps it, and one with an invalid value gets one', async () => {
  expect(await cookiesOf('/login', `XSRF-TOKEN=${await tokenOf('/login')}`)).toEqual([]);
  expect(await cookiesOf('/login', 'XSRF-TOKEN=')).toHaveLength(1);
});

test('replies that are no page set no token, and over plain http it is not marked secure', async () => {
  for (const url of ['/api/configuration', '/robots.txt', '/healthz'])
    expect(await cookiesOf(url)).toEqual([]);
  const { headers } = await plainSite.app.inject({ url: '/login' });
  expect(headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Strict$/);
});

test('every other cookie is out of reach of scripts and of other hosts', async () => {
  const company = await anSsoCompany(site.db, idp, { domains: ['cookies.example'] });
  const cookies = await cookiesOf(`/api/Saml/Login?company=${company.id}`);
  expect(cookies).toHaveLength(1);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; HttpOnly; SameSite=Strict; Secure$/);
});

test('a sign-in is handed over only to a page that sends its XSRF token back', async () => {
  await anSsoCompany(site.db, idp, { domains: ['echo.example'] });
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/Saml/Acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ SAMLResponse: idp.answer({ email: 'kim@echo.example' }) }).toString(),
  });
  const landing = new URL(String(response.headers.location), publicUrl);
  const code = new URLSearchParams(landing.hash.slice(1)).get('confirm');
  const xsrf = await tokenOf('/login');
  const exchange = (echo: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: '/api/Saml/Exchange',
      headers: echo,
      body: { code, confirmed: true },
    });
  const cookie = `XSRF-TOKEN=${xsrf}`;
  for (const echo of [
    {},
    { cookie },
    { 'x-xsrf-token': xsrf },
    { cookie, 'x-xsrf-token': await tokenOf('/login') },
    { cookie, 'x-xsrf-token': xsrf.slice(1) },
    { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' },
  ]) {
    const { statusCode, body } = await exchange(echo);
    expect([statusCode, body], JSON.stringify(echo)).toEqual([403, expect.stringContaining('cross-site')]);
  }
  expect((await exchange({ cookie, 'x-xsrf-token': xsrf })).json()).toMatchObject({
    resultCode: loginResults.Success,
  });
});
