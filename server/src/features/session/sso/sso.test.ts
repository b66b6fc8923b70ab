import { loginResults, loginSentences } from '@dre/core/contract/session/session';
import { ssoSentences } from '@dre/core/contract/session/sso';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { firstBrokenSeal } from '../../../audit/audit-queries.ts';
import { anIdentityProvider } from '../../../testing/sso/identity-provider.ts';
import { aPerson, testPassword, worksAt } from '../../../testing/people.ts';
import { createAccountLink } from '../../account/account-link-queries.ts';
import { anSsoCompany } from '../../../testing/sso/sso-company.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';

const publicUrl = 'https://dre.example';
let clock = testNow;
const site = withTestApp({ env: { PUBLIC_URL: publicUrl }, now: () => clock });
const idp = anIdentityProvider({ publicUrl, now: () => clock });
let created = 0;

/** A domain no other test uses, and a company for it. */
async function aDomain(change: Parameters<typeof anSsoCompany>[2] = {}) {
  created += 1;
  const domain = `shop-${String(created)}.example`;
  const company = await anSsoCompany(site.db, idp, { domains: [domain], ...change });
  return { domain, company };
}

async function lookUp(emailAddress: string) {
  return site.app.inject({ url: '/api/Saml/GetSsoCompany', query: { emailAddress } });
}

async function startAt(company: string, relayState?: string) {
  const query = { company, ...(relayState !== undefined && { RelayState: relayState }) };
  const reply = await site.app.inject({ url: '/api/Saml/Login', query });
  const cookie = String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { reply, cookie, address: String(reply.headers.location) };
}

async function post(samlResponse: string, relayState = '') {
  return site.app.inject({
    method: 'POST',
    url: '/api/Saml/Acs',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://idp.example',
      'sec-fetch-site': 'cross-site',
    },
    body: new URLSearchParams({ SAMLResponse: samlResponse, RelayState: relayState }).toString(),
  });
}

function fragmentOf(location: unknown): URLSearchParams {
  return new URLSearchParams(new URL(String(location), publicUrl).hash.slice(1));
}

async function exchange(code: string, cookie: string, confirmed?: true) {
  const xsrf = 'x'.repeat(43);
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Saml/Exchange',
    headers: {
      'content-type': 'application/json',
      cookie: `${cookie}; XSRF-TOKEN=${xsrf}`,
      'x-xsrf-token': xsrf,
    },
    body: JSON.stringify({ code, ...(confirmed && { confirmed }) }),
  });
  return reply.json<{ resultCode: number; result: string }>();
}

async function signInThrough(companyId: string, email: string) {
  const { cookie, address } = await startAt(companyId);
  const reply = await post(idp.answer({ email, inResponseTo: await idp.requestIn(address) }));
  return { reply, cookie, fragment: fragmentOf(reply.headers.location) };
}

test('the lookup replies by domain, for existing and unknown people alike', async () => {
  const { domain, company } = await aDomain();
  for (const email of [`nobody@${domain}`, `NoBody@${domain.toUpperCase()} `, `x@y@${domain}`]) {
    expect((await lookUp(email)).json(), email).toEqual({ id: company.id, name: company.name });
  }
  for (const email of [`nobody@sub.${domain}`, domain, '', '@', 'somebody@example.com']) {
    expect((await lookUp(email)).json(), email).toBeNull();
  }
  expect(site.log.join('')).not.toMatch(/nobody/i);
});

test('a company that switched its single sign-on off is not named', async () => {
  const { domain, company } = await aDomain({ enabled: false });
  expect((await lookUp(`a@${domain}`)).json()).toBeNull();
  expect((await startAt(company.id)).reply.statusCode).toBe(404);
});

test('a new person signs in through the company page and becomes its estimator', async () => {
  const { domain, company } = await aDomain();
  const email = `dana@${domain}`;
  const { reply: away, cookie, address } = await startAt(company.id, '/estimate/my-estimates?page=2');
  expect(away.statusCode).toBe(302);
  expect(address.startsWith(`${idp.entryPoint}?SAMLRequest=`)).toBe(true);
  expect(away.headers['set-cookie']).toMatch(/^__Host-dre-sso=.*HttpOnly; SameSite=Strict; Secure$/);
  const response = await post(
    idp.answer({ email, inResponseTo: await idp.requestIn(address) }),
    'https://evil.example',
  );
  expect(response.statusCode).toBe(303);
  const back = new URL(String(response.headers.location), publicUrl);
  expect([back.pathname, back.searchParams.get('return')]).toEqual([
    '/login',
    '/estimate/my-estimates?page=2',
  ]);
  const { resultCode, result } = await exchange(fragmentOf(back.href).get('code') ?? '', cookie);
  expect(resultCode).toBe(loginResults.Success);
  const headers = { authorization: `Bearer ${result}` };
  expect((await site.app.inject({ url: '/api/account/sessions', headers })).statusCode).toBe(200);
  const claims = JSON.parse(Buffer.from(result.split('.')[1] ?? '', 'base64url').toString()) as {
    data: { userName: string; companies: unknown };
  };
  expect(claims.data).toMatchObject({
    userName: 'Dana Reyes',
    companies: [{ id: company.id, name: company.name }],
  });
  expect(await firstBrokenSeal(site.db, company.id)).toBeUndefined();
});

test('the code works once, for a minute, in the browser that requested it', async () => {
  const { domain, company } = await aDomain();
  const codes = [];
  for (const name of ['a', 'b', 'c']) {
    const { fragment, cookie } = await signInThrough(company.id, `${name}@${domain}`);
    codes.push({ code: fragment.get('code') ?? '', cookie });
  }
  const [first, second, third] = codes;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three codes');
  const ended = { resultCode: loginResults.NoAccess, result: ssoSentences.CodeEnded };
  expect((await exchange(first.code, first.cookie)).resultCode).toBe(loginResults.Success);
  expect(await exchange(first.code, first.cookie)).toEqual(ended);
  expect(await exchange(second.code, third.cookie), 'another browser').toEqual(ended);
  clock = new Date(clock.getTime() + 60_000);
  expect(await exchange(third.code, third.cookie), 'too late').toEqual(ended);
  expect(await exchange('made-up', third.cookie)).toEqual(ended);
});

test('a sign-in started by the identity provider needs confirmation', async () => {
  const { domain } = await aDomain();
  const email = `walter@${domain}`;
  const begin = async () => {
    const reply = await post(idp.answer({ email }), '/help/view-topics');
    expect(reply.statusCode).toBe(303);
    expect(String(reply.headers.location)).toContain('return=%2Fhelp%2Fview-topics');
    return fragmentOf(reply.headers.location).get('confirm') ?? '';
  };
  const unconfirmed = await begin();
  expect((await exchange(unconfirmed, '')).resultCode).toBe(loginResults.NoAccess);
  const code = await begin();
  const pending = await site.app.inject({
    method: 'POST',
    url: '/api/Saml/Pending',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  expect(pending.json()).toEqual({ email });
  expect((await exchange(code, '', true)).resultCode).toBe(loginResults.Success);
});

test('the login page tells people who are disabled, unpaid, without a seat, or administrators', async () => {
  const paying = await aDomain();
  const unpaid = await aDomain({ subscription: 'expired' });
  const full = await aDomain();
  await site.db.updateTable('company').set({ seats: 1 }).where('id', '=', full.company.id).execute();
  await worksAt(site.db, (await aPerson(site.db)).id, full.company.id, 'owner');
  const disabled = await aPerson(site.db, { disabled: true });
  const administrator = await aPerson(site.db, { administrator: true });
  await rename(disabled.id, `gone@${paying.domain}`);
  await rename(administrator.id, `boss@${paying.domain}`);
  const expected = [
    [paying, 'gone', 'Disabled'],
    [paying, 'boss', 'AdministratorsUsePassword'],
    [unpaid, 'new', 'SubscriptionError'],
    [full, 'new', 'NoSeat'],
  ] as const;
  for (const [{ domain, company }, name, because] of expected) {
    const { reply } = await signInThrough(company.id, `${name}@${domain}`);
    expect(reply.headers.location).toBe(`/login#refused=${because}`);
  }
});

test('a company with its own sign-in page has no passwords, but administrators keep theirs', async () => {
  const { domain } = await aDomain();
  const member = await aPerson(site.db);
  const administrator = await aPerson(site.db, { administrator: true });
  await rename(member.id, `member@${domain}`);
  await rename(administrator.id, `chief@${domain}`);
  const refused = { resultCode: loginResults.NoAccess, result: ssoSentences.PasswordNotUsed };
  expect(await logIn(`member@${domain}`, testPassword)).toEqual(refused);
  expect(await logIn(`nobody@${domain}`, testPassword)).toEqual(refused);
  expect(await logIn(`chief@${domain}`, 'wrong'), 'no telling who is an administrator').toEqual(refused);
  expect((await logIn(`chief@${domain}`, testPassword)).resultCode).toBe(loginResults.Success);
  expect((await logIn('a@example.com', 'wrong')).result).toBe(loginSentences.NoAccess);
});

test('people of such a company cannot set a password either, by an old link, by a reset or signed in', async () => {
  const { domain, company } = await aDomain({ enabled: false });
  const member = await aPerson(site.db);
  const email = `member@${domain}`;
  await rename(member.id, email);
  await worksAt(site.db, member.id, company.id, 'estimator');
  const { result: bearer } = await logIn(email, testPassword);
  const { path } = await createAccountLink(site.db, {
    personId: member.id,
    kind: 'set-password',
    now: clock,
  });
  await site.db.transaction().execute(async (trx) => {
    await sql`select set_config('app.company', ${company.id}, true)`.execute(trx);
    await trx.updateTable('sso_connection').set({ enabled: true }).execute();
  });
  const password = 'seven lanterns over quiet gravel';
  const send = (url: string, body: object) =>
    site.app.inject({
      method: 'POST',
      url: `/api/account/${url}`,
      headers: { authorization: `Bearer ${bearer}` },
      body,
    });
  for (const [url, body] of [
    ['set-password', { token: path.split('/').at(-1), password }],
    ['change-password', { currentPassword: testPassword, password }],
  ] as const) {
    const reply = await send(url, body);
    expect(reply.statusCode, url).toBe(400);
    expect(reply.json()).toMatchObject({ errors: { password: ssoSentences.PasswordNotUsed } });
  }
  expect((await send('reset-password', { email })).json()).toBe(true);
  await vi.waitFor(async () => {
    const mails = await site.db
      .selectFrom('outgoing_mail')
      .select('body_text')
      .where(sql<boolean>`${email} = any (recipients)`)
      .execute();
    expect(mails.map(({ body_text }) => body_text)).toEqual([
      expect.stringContaining(ssoSentences.PasswordNotUsed),
    ]);
    expect(mails[0]?.body_text).not.toContain('/set-password/');
  });
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/nowhere',
  '/login/../../evil',
  '/%2f/evil.example',
])('RelayState %j leads to the dashboard', async (relayState) => {
  const { domain, company } = await aDomain();
  const { address } = await startAt(company.id, relayState);
  const reply = await post(idp.answer({ email: `a@${domain}`, inResponseTo: await idp.requestIn(address) }));
  expect(String(reply.headers.location)).toMatch(/^\/login\?return=%2Festimate%2Fdashboard#code=/);
});

test('the metadata gives an identity provider our name and reply address', async () => {
  const { body, headers } = await site.app.inject({ url: '/api/Saml/Metadata' });
  expect(headers['content-type']).toContain('application/samlmetadata+xml');
  expect(body).toContain(`entityID="${publicUrl}/api/Saml/Metadata"`);
  expect(body).toContain(`Location="${publicUrl}/api/Saml/Acs"`);
  expect(body).toContain('WantAssertionsSigned="true"');
});

async function rename(id: string, email: string): Promise<void> {
  await site.db.updateTable('person').set({ email }).where('id', '=', id).execute();
}

async function logIn(userName: string, password: string) {
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  return reply.json<{ resultCode: number; result: string }>();
}
