import {
  loginResults,
  loginSentences,
  refreshResults,
  refreshSentences,
  type SignedOutElsewhere,
} from '@dre/core/contract/session/session';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { aCompany, anEstimator, aPerson, testPassword, worksAt } from '../../testing/people.ts';
import { recordedKinds } from '../../testing/recorded.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';

let clock = testNow.getTime();
const site = withTestApp({ now: () => new Date(clock) });
let callers = 0;

interface Reply {
  readonly resultCode: number;
  readonly result: string;
  readonly signedOut?: SignedOutElsewhere;
}

/** The device cookie of each browser. */
const cookies = new Map<string, string>();

async function signIn(email: string, device = 'desk', password = testPassword): Promise<Reply> {
  callers += 1;
  const cookie = cookies.get(`${email} ${device}`);
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    headers: { 'user-agent': `A browser, ${device}`, ...(cookie !== undefined && { cookie }) },
    body: { userName: email, password },
    remoteAddress: `198.51.100.${String(callers % 250)}`,
  });
  expect(reply.statusCode).toBe(200);
  const given = String(reply.headers['set-cookie'] ?? '').split(';', 1)[0];
  if (given) cookies.set(`${email} ${device}`, given);
  return reply.json<Reply>();
}

async function refresh(token: string, more: Readonly<Record<string, string>> = {}): Promise<Reply> {
  const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin', ...more };
  return (await site.app.inject({ url: '/api/Login/RefreshToken', headers })).json<Reply>();
}

async function statusWith(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await site.app.inject({ url: '/api/account/sessions', headers })).statusCode;
}

function later(minutes: number): void {
  clock += minutes * 60_000;
}

test('a correct password opens a session whose token has the claims of the specification', async () => {
  const person = await anEstimator(site.db);
  const { resultCode, result } = await signIn(person.email.toUpperCase());
  expect(resultCode).toBe(loginResults.Success);
  const claims = decodeJwt<{ data: object }>(result);
  expect(claims.data).toEqual({
    userName: expect.stringMatching(/^Person/),
    products: ['DRE'],
    features: [],
    companies: [{ id: person.companyId, name: expect.any(String), role: 'estimator' }],
  });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
  expect(await statusWith(result)).toBe(200);
});

test('the scheme before the token may be written in any case', async () => {
  const { result } = await signIn((await anEstimator(site.db)).email);
  for (const scheme of ['bearer', 'BEARER', 'Bearer']) {
    const headers = { authorization: `${scheme} ${result}` };
    expect((await site.app.inject({ url: '/api/account/sessions', headers })).statusCode, scheme).toBe(200);
  }
});

test('an administrator has the feature admin under product DRE', async () => {
  const person = await aPerson(site.db, { administrator: true });
  const { result } = await signIn(person.email);
  expect(decodeJwt<{ data: object }>(result).data).toMatchObject({
    features: [{ product: 'DRE', features: ['admin'] }],
  });
});

test('an unknown address and a wrong password get the same reply', async () => {
  const person = await anEstimator(site.db);
  const expected = { resultCode: loginResults.NoAccess, result: loginSentences.NoAccess };
  expect(await signIn('nobody@example.com')).toEqual(expected);
  expect(await signIn(person.email, 'desk', 'a wrong password')).toEqual(expected);
});

test.each([
  ['disabled', { disabled: true }, 'Disabled'],
  ['not verified', { verified: false }, 'EmailNotVerified'],
] as const)('an account that is %s says so only to who knows the password', async (_what, change, reason) => {
  const person = await aPerson(site.db, change);
  expect(await signIn(person.email)).toEqual({
    resultCode: loginResults[reason],
    result: loginSentences[reason],
  });
  expect((await signIn(person.email, 'desk', 'wrong')).resultCode).toBe(loginResults.NoAccess);
});

test.each([
  ['no company', undefined],
  ['an expired company', { subscription: 'expired' }],
  ['a suspended company', { subscription: 'suspended' }],
  ['a trial that has ended', { subscription: 'trial', trialEndsAt: testNow }],
] as const)('a person with %s has no subscription to this product', async (_what, change) => {
  const person = await aPerson(site.db);
  if (change !== undefined) await worksAt(site.db, person.id, (await aCompany(site.db, change)).id, 'owner');
  expect(await signIn(person.email)).toEqual({
    resultCode: loginResults.SubscriptionError,
    result: 'You do not have a subscription to this product',
  });
});

test('a running trial is a subscription', async () => {
  const person = await aPerson(site.db);
  const trialEndsAt = new Date(clock + 60_000);
  await worksAt(
    site.db,
    person.id,
    (await aCompany(site.db, { subscription: 'trial', trialEndsAt })).id,
    'owner',
  );
  expect((await signIn(person.email)).resultCode).toBe(loginResults.Success);
});

test('a refresh gives a new token, and the old one serves until the new one was used', async () => {
  const { result: first } = await signIn((await anEstimator(site.db)).email);
  later(5);
  const { result: second, resultCode } = await refresh(first);
  expect(resultCode).toBe(refreshResults.Success);
  expect(await statusWith(first)).toBe(200);
  expect(await statusWith(second)).toBe(200);
  later(0.4);
  expect(await statusWith(first), 'a call that was already on its way').toBe(200);
  later(0.2);
  expect(await statusWith(first)).toBe(401);
});

test('a lost reply to a refresh does not end a session', async () => {
  const { result: first } = await signIn((await anEstimator(site.db)).email);
  await refresh(first);
  const again = await refresh(first);
  expect(again.resultCode).toBe(refreshResults.Success);
  expect(await statusWith(again.result)).toBe(200);
});

test('a page reloaded while it renews its token keeps its session, whichever reply comes last', async () => {
  const { result: first } = await signIn((await anEstimator(site.db)).email);
  const replies = await Promise.all(Array.from({ length: 4 }, () => refresh(first)));
  expect(replies.map(({ resultCode }) => resultCode)).toEqual(replies.map(() => refreshResults.Success));
  for (const { result } of replies) expect(await statusWith(result)).toBe(200);
  const late = await refresh(first);
  expect(late.resultCode, 'asked before the page was left, heard after it').toBe(refreshResults.Success);
  for (const { result } of [...replies, late]) expect(await statusWith(result)).toBe(200);
});

test('a token used after its successor ends the whole session and is written down', async () => {
  const person = await anEstimator(site.db);
  const { result: stolen } = await signIn(person.email);
  const { result: mine } = await refresh(stolen);
  expect(await statusWith(mine)).toBe(200);
  later(1);
  expect(await refresh(stolen)).toEqual({
    resultCode: refreshResults.NoAccess,
    result: refreshSentences.NoAccess,
  });
  expect(await statusWith(mine)).toBe(401);
  expect(await kindsOf(person.id)).toEqual(['signed-in', 'token-reused']);
});

test('two tabs of one device share a session and do not disturb each other', async () => {
  const { email } = await anEstimator(site.db);
  const { result: tabA } = await signIn(email, 'desk');
  const { result: tabB } = await signIn(email, 'desk');
  const { result: tabA2 } = await refresh(tabA);
  expect(await statusWith(tabA2)).toBe(200);
  expect(await statusWith(tabB)).toBe(200);
});

test('a seat is three devices; a fourth ends the one idle longest: it is told there and on the fourth', async () => {
  const { email } = await anEstimator(site.db);
  const tokens: Record<string, string> = {};
  for (const device of ['desk', 'tablet', 'phone']) {
    tokens[device] = (await signIn(email, device)).result;
    later(1);
  }
  // The computer named "desk" was used last, though it signed in first.
  expect(await statusWith(tokens['desk'] ?? '')).toBe(200);
  later(1);
  const { result: laptop, signedOut } = await signIn(email, 'laptop');
  const lastActiveAt = new Date(clock - 3 * 60_000).toISOString();
  expect(signedOut).toEqual({ devicesAllowed: 3, devices: [{ browser: 'A browser, tablet', lastActiveAt }] });
  expect(await refresh(tokens['tablet'] ?? '')).toEqual({
    resultCode: refreshResults.DuplicateUserLogin,
    result: refreshSentences.DuplicateUserLogin,
  });
  const refused = await site.app.inject({
    url: '/api/account/profile',
    headers: { authorization: `Bearer ${tokens['tablet'] ?? ''}` },
  });
  expect(refused.json()).toMatchObject({ status: 401, detail: refreshSentences.DuplicateUserLogin });
  for (const token of [tokens['desk'], tokens['phone'], laptop])
    expect(await statusWith(token ?? '')).toBe(200);
});

test('a third device ends a session where a company allows two; an expired session does not count', async () => {
  const { email, companyId } = await anEstimator(site.db);
  await site.db.updateTable('company').set({ devices_per_person: 2 }).where('id', '=', companyId).execute();
  await signIn(email, 'desk');
  later(31);
  const { result: tablet } = await signIn(email, 'tablet');
  later(1);
  const { result: phone } = await signIn(email, 'phone');
  for (const token of [tablet, phone]) expect(await statusWith(token)).toBe(200);
  later(1);
  expect(await statusWith(phone)).toBe(200);
  await signIn(email, 'laptop');
  expect((await refresh(tablet)).resultCode).toBe(refreshResults.DuplicateUserLogin);
  expect(await statusWith(phone)).toBe(200);
});

test('ten sign-ins of one device at once are one session', async () => {
  const { id, email } = await anEstimator(site.db);
  await signIn(email);
  const replies = await Promise.all(Array.from({ length: 10 }, () => signIn(email)));
  expect(replies.map(({ resultCode }) => resultCode)).toEqual(replies.map(() => loginResults.Success));
  for (const { result } of replies) expect(await statusWith(result)).toBe(200);
  const sessions = await site.db.selectFrom('session').select('id').where('person_id', '=', id).execute();
  expect(sessions).toHaveLength(1);
});

test('a browser gets its device cookie only with a sign-in, keeps it through log-out, and is the same device later', async () => {
  const { id, email } = await anEstimator(site.db);
  const attempt = async (password: string, cookie = '') =>
    site.app.inject({
      method: 'POST',
      url: '/api/Login/Login',
      headers: { cookie },
      body: { userName: email, password },
    });
  expect((await attempt('wrong')).headers['set-cookie']).toBeUndefined();
  const first = await attempt(testPassword);
  expect(first.headers['set-cookie']).toMatch(
    /^dre_device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
  );
  const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? '';
  const headers = { authorization: `Bearer ${first.json<Reply>().result}` };
  const left = await site.app.inject({ method: 'POST', url: '/api/Login/Logout', headers });
  expect(left.headers['clear-site-data']).toBe('"cache"');
  expect(left.headers['set-cookie']).toBeUndefined();
  const again = await attempt(testPassword, cookie);
  expect(String(again.headers['set-cookie'])).toContain(cookie);
  const devices = await site.db
    .selectFrom('session')
    .select('device_id')
    .distinct()
    .where('person_id', '=', id)
    .execute();
  expect(devices).toHaveLength(1);
  const stored = await site.db
    .selectFrom('device')
    .selectAll()
    .where('id', '=', devices[0]?.device_id ?? '')
    .execute();
  expect(stored.map((row) => row.secret_hash.toString('base64url'))).not.toContain(cookie.split('=')[1]);
});

test('disabling a person acts on the next call', async () => {
  const { id, email } = await anEstimator(site.db);
  const { result: token } = await signIn(email);
  await site.db
    .updateTable('person')
    .set({ disabled_at: new Date(clock) })
    .where('id', '=', id)
    .execute();
  expect(await statusWith(token)).toBe(401);
  expect((await refresh(token)).resultCode).toBe(refreshResults.Disabled);
});

test('signing out ends the session of all tabs at once', async () => {
  const { email } = await anEstimator(site.db);
  const { result: token } = await signIn(email);
  const { result: otherTab } = await signIn(email);
  const headers = { authorization: `Bearer ${token}` };
  expect((await site.app.inject({ method: 'POST', url: '/api/Login/Logout', headers })).json()).toBe(true);
  expect(await statusWith(token)).toBe(401);
  expect(await statusWith(otherTab)).toBe(401);
});

test('half an hour without a call ends a session; a running refresh timer is not a call', async () => {
  const { result: first } = await signIn((await anEstimator(site.db)).email);
  let token = first;
  for (let minutes = 0; minutes < 25; minutes += 5) {
    later(5);
    token = (await refresh(token)).result;
  }
  later(5);
  expect((await refresh(token)).resultCode).toBe(refreshResults.NoAccess);
  expect(await statusWith(token)).toBe(401);
});

test('a call, or input without a call, begins the half hour anew', async () => {
  const { result: first } = await signIn((await anEstimator(site.db)).email);
  let token = first;
  for (const use of ['input', 'call', 'input'] as const) {
    for (let minutes = 0; minutes < 25; minutes += 5) {
      later(5);
      token = (await refresh(token)).result;
    }
    later(4);
    if (use === 'call') expect(await statusWith(token)).toBe(200);
    else token = (await refresh(token, { 'x-input': 'yes' })).result;
  }
  later(14);
  token = (await refresh(token)).result;
  later(14);
  expect(await statusWith(token), 'two minutes before the end').toBe(200);
});

test('twelve hours end a session however busy it is', async () => {
  const { result: first } = await signIn((await anEstimator(site.db)).email);
  let token = first;
  for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
    later(10);
    token = (await refresh(token)).result;
    expect(await statusWith(token)).toBe(200);
  }
  later(10);
  expect((await refresh(token)).resultCode).toBe(refreshResults.NoAccess);
});

test('a token is worth nothing after its fifteen minutes', async () => {
  const { result: token } = await signIn((await anEstimator(site.db)).email);
  later(15);
  expect(await statusWith(token)).toBe(401);
  expect((await refresh(token)).resultCode).toBe(refreshResults.NoAccess);
});

test('a refresh needs a bearer and our own page', async () => {
  const { result: token } = await signIn((await anEstimator(site.db)).email);
  const foreign = { authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' };
  expect((await site.app.inject({ url: '/api/Login/RefreshToken', headers: foreign })).statusCode).toBe(403);
  expect((await site.app.inject({ url: '/api/Login/RefreshToken' })).json()).toMatchObject({ resultCode: 0 });
});

test('ten wrong passwords make only that caller wait', async () => {
  const { email } = await anEstimator(site.db);
  const attempt = (password: string, remoteAddress: string) =>
    site.app.inject({
      method: 'POST',
      url: '/api/Login/Login',
      body: { userName: email, password },
      remoteAddress,
    });
  for (let tries = 0; tries < 10; tries += 1) await attempt('wrong', '203.0.113.66');
  const refused = await attempt(testPassword, '203.0.113.66');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await attempt(testPassword, '203.0.113.67')).json()).toMatchObject({
    resultCode: loginResults.Success,
  });
});

async function kindsOf(personId: string): Promise<string[]> {
  const rows = await site.db
    .selectFrom('audit_event')
    .select('kind')
    .where('person_id', '=', personId)
    .orderBy('seq')
    .execute();
  return rows.map(({ kind }) => kind);
}

test('everything done here is in the audit log', async () => {
  expect(await recordedKinds(site.url)).toEqual(
    expect.arrayContaining(['sign-in-refused', 'signed-in', 'signed-out', 'token-reused']),
  );
});
