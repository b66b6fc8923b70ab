import { randomUUID } from 'node:crypto';
import { loginResults } from '@dre/core/contract/session/session';
import { expect, test } from 'vitest';
import { pngSample } from '../../testing/pictures/png-sample.ts';
import { aCompany, anEstimator, aPerson, testPassword, worksAt } from '../../testing/people.ts';
import { aSelfSignedCertificate } from '../../testing/sso/self-signed.ts';
import { recordedKinds } from '../../testing/recorded.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { membershipsOf } from '../session/session-queries.ts';

const site = withTestApp();
let callers = 0;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

async function signIn(email: string): Promise<{ resultCode: number; result: string }> {
  callers += 1;
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    body: { userName: email, password: testPassword },
    remoteAddress: `203.0.113.${String(callers % 250)}`,
  });
  return reply.json();
}

async function anAdministrator() {
  const person = await aPerson(site.db, { administrator: true });
  return { ...person, token: (await signIn(person.email)).result };
}

function call({ token }: { readonly token: string }, method: Method, url: string, body?: object) {
  return site.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body }),
  });
}

async function anOrder(change: { email?: string; organization?: string | null } = {}): Promise<string> {
  const { id } = await site.db
    .insertInto('trial_order')
    .values({
      name: 'Vera Visitor',
      email: 'vera@example.com',
      organization: 'Vera RV',
      signature: pngSample(),
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function approval(ownerEmail: string) {
  return { companyName: 'Vera RV', kind: 'dealer', ownerEmail };
}

async function companiesOf(email: string) {
  return site.db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('person')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return membershipsOf(trx, person.id);
  });
}

async function mailsTo(email: string): Promise<string[]> {
  const mails = await site.db.selectFrom('outgoing_mail').select(['recipients', 'body_text']).execute();
  return mails.filter(({ recipients }) => recipients.includes(email)).map((mail) => mail.body_text);
}

test('an order is read with its signature as it was drawn', async () => {
  const admin = await anAdministrator();
  const id = await anOrder();
  const list = await call(admin, 'GET', '/api/admin/orders?state=waiting');
  expect(list.json().items).toContainEqual(
    expect.objectContaining({ id, state: 'waiting', organization: 'Vera RV' }),
  );
  expect((await call(admin, 'GET', `/api/admin/orders/${id}`)).json()).toMatchObject({
    id,
    signature: `data:image/png;base64,${pngSample().toString('base64')}`,
    decidedAt: null,
  });
  expect((await call(admin, 'GET', `/api/admin/orders/${randomUUID()}`)).statusCode).toBe(404);
});

test('an approved order opens a company on trial for exactly 30 days and invites its owner', async () => {
  const admin = await anAdministrator();
  const email = `${randomUUID()}@example.com`;
  const id = await anOrder({ email });
  const reply = await call(admin, 'POST', `/api/admin/orders/${id}/approve`, approval(email));
  expect(reply.json()).toEqual({ companyId: expect.any(String), trialEndsAt: '2026-12-14T10:42:00.000Z' });
  const [membership] = await companiesOf(email);
  expect(membership).toMatchObject({ companyName: 'Vera RV', role: 'owner', subscription: 'trial' });
  expect((membership?.trialEndsAt?.getTime() ?? 0) - testNow.getTime()).toBe(30 * 24 * 3_600_000);
  expect(await mailsTo(email)).toEqual([expect.stringMatching(/\/set-password\/[\w-]{43}\n/)]);
  expect((await call(admin, 'GET', `/api/admin/orders/${id}`)).json()).toMatchObject({
    state: 'approved',
    companyName: 'Vera RV',
    decidedAt: testNow.toISOString(),
  });
});

test('of twenty approvals at once one opens a company and the others are told', async () => {
  const admin = await anAdministrator();
  const email = `${randomUUID()}@example.com`;
  const id = await anOrder({ email });
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => call(admin, 'POST', `/api/admin/orders/${id}/approve`, approval(email))),
  );
  expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
  const refused = replies.filter((reply) => reply.statusCode === 409);
  expect(refused).toHaveLength(19);
  for (const reply of refused)
    expect(reply.json().detail).toMatch(/^This order was already approved, by Person/);
  expect(await companiesOf(email)).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an order by somebody who has an account gives that account the new company', async () => {
  const admin = await anAdministrator();
  const person = await anEstimator(site.db);
  const id = await anOrder({ email: person.email });
  const spelled = person.email.toUpperCase();
  expect((await call(admin, 'POST', `/api/admin/orders/${id}/approve`, approval(spelled))).statusCode).toBe(
    200,
  );
  expect((await companiesOf(person.email)).map(({ role }) => role).toSorted()).toEqual([
    'estimator',
    'owner',
  ]);
});

test('a declined order opens nothing and cannot be approved afterwards', async () => {
  const admin = await anAdministrator();
  const id = await anOrder();
  expect((await call(admin, 'POST', `/api/admin/orders/${id}/decline`, {})).json()).toBe(true);
  const reply = await call(admin, 'POST', `/api/admin/orders/${id}/approve`, approval('vera@example.com'));
  expect(reply.statusCode).toBe(409);
  expect(reply.json().detail).toMatch(/^This order was already declined/);
  expect(await mailsTo('vera@example.com')).toEqual([]);
});

test('a list of orders goes on after its last row until every order was seen once', async () => {
  const admin = await anAdministrator();
  for (let made = 0; made < 45; made += 1) await anOrder();
  const seen: string[] = [];
  let total = 0;
  for (let after = ''; ;) {
    const page = (await call(admin, 'GET', `/api/admin/orders?state=waiting${after}`)).json<{
      items: { id: string }[];
      next: string | null;
      total: number;
    }>();
    seen.push(...page.items.map(({ id }) => id));
    total = page.total;
    if (page.next === null) break;
    after = `&after=${page.next}`;
  }
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
});

test('a message is handled, counted no more, and can be opened again', async () => {
  const admin = await anAdministrator();
  const { id } = await site.db
    .insertInto('contact_message')
    .values({ name: 'Mia', email: 'mia@example.com', message: 'Hello' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const open = async () => (await call(admin, 'GET', '/api/admin/inbox')).json().openMessages as number;
  const before = await open();
  expect((await call(admin, 'PUT', `/api/admin/messages/${id}/handled`, { handled: true })).json()).toBe(
    true,
  );
  expect(await open()).toBe(before - 1);
  const handled = (await call(admin, 'GET', '/api/admin/messages?state=handled')).json();
  expect(handled.items).toContainEqual(
    expect.objectContaining({ id, handledBy: expect.stringMatching(/^Person/) }),
  );
  await call(admin, 'PUT', `/api/admin/messages/${id}/handled`, { handled: false });
  expect(await open()).toBe(before);
  const unknown = `/api/admin/messages/${randomUUID()}/handled`;
  expect((await call(admin, 'PUT', unknown, { handled: true })).statusCode).toBe(404);
});

test('companies are found by name, with their people counted', async () => {
  const admin = await anAdministrator();
  const { id } = await aCompany(site.db);
  await site.db.updateTable('company').set({ name: '100%_Rivers' }).where('id', '=', id).execute();
  await worksAt(site.db, (await aPerson(site.db)).id, id, 'owner');
  const reply = await call(admin, 'GET', `/api/admin/companies?search=${encodeURIComponent('0%_riv')}`);
  expect(reply.json()).toMatchObject({
    total: 1,
    next: null,
    items: [
      { id, name: '100%_Rivers', seatsUsed: 1, seats: 5, state: 'active', owners: [expect.any(String)] },
    ],
  });
});

test('an administrator opens a company, renames it and changes its subscription, which counts at once', async () => {
  const admin = await anAdministrator();
  const owner = await aPerson(site.db);
  const made = await call(admin, 'POST', '/api/admin/companies', {
    name: 'New Company',
    kind: 'insurer',
    ownerName: 'Olga',
    ownerEmail: owner.email,
  });
  const { id } = made.json<{ id: string }>();
  const { result: token } = await signIn(owner.email);
  const headers = { authorization: `Bearer ${token}`, 'x-company': id };
  const seen = () => site.app.inject({ url: '/api/company', headers });
  expect((await seen()).json()).toMatchObject({ name: 'New Company', state: 'trial', daysLeft: 30 });
  const change = (body: object) => call(admin, 'PATCH', `/api/admin/companies/${id}`, body);
  expect((await change({ name: 'Newer', subscription: 'active', seats: 9 })).json()).toBe(true);
  expect((await seen()).json()).toMatchObject({ name: 'Newer', state: 'active', daysLeft: null, seats: 9 });
  await change({ subscription: 'suspended' });
  expect((await seen()).statusCode).toBe(403);
  expect((await signIn(owner.email)).resultCode).toBe(loginResults.SubscriptionError);
  await change({ subscription: 'trial', trialEndsAt: '2026-11-14T10:42:00.001Z' });
  expect((await signIn(owner.email)).resultCode).toBe(loginResults.Success);
  await change({ trialEndsAt: '2026-11-14T10:42:00Z' });
  expect((await signIn(owner.email)).resultCode).toBe(loginResults.SubscriptionError);
});

test.each([
  ['a subscription that is none', { subscription: 'gold' }],
  ['a day of no calendar', { trialEndsAt: '2026-13-45T10:00:00Z' }],
  ['no seat at all', { seats: 0 }],
  ['a trial without an end', { subscription: 'trial' }],
  ['an empty name', { name: ' ' }],
  ['a field nobody asked for', { id: randomUUID() }],
])('a company with %s is refused and stays as it is', async (_what, body) => {
  const admin = await anAdministrator();
  const { id } = await aCompany(site.db);
  const row = () => site.db.selectFrom('company').selectAll().where('id', '=', id).execute();
  const before = await row();
  expect((await call(admin, 'PATCH', `/api/admin/companies/${id}`, body)).statusCode).toBe(400);
  expect(await row()).toEqual(before);
});

test('users are found by name or address, with their companies', async () => {
  const admin = await anAdministrator();
  const person = await anEstimator(site.db);
  const reply = await call(admin, 'GET', `/api/admin/users?search=${person.email}`);
  expect(reply.json().items).toContainEqual({
    id: person.id,
    name: expect.any(String),
    email: person.email,
    isAdministrator: false,
    standing: 'active',
    isSelf: false,
    isSignedIn: false,
    companies: [{ id: person.companyId, name: expect.any(String), role: 'estimator' }],
  });
});

test('a disabled account is out at its next call, until it is enabled', async () => {
  const admin = await anAdministrator();
  const person = await anEstimator(site.db);
  const { result: token } = await signIn(person.email);
  const access = (enabled: boolean) =>
    call(admin, 'PUT', `/api/admin/users/${person.id}/access`, { enabled });
  expect((await access(false)).json()).toBe(true);
  expect((await call({ token }, 'GET', '/api/account/companies')).statusCode).toBe(401);
  expect((await signIn(person.email)).resultCode).toBe(loginResults.Disabled);
  await access(true);
  expect((await signIn(person.email)).resultCode).toBe(loginResults.Success);
});

test('a new administrator may act at the next call, and one no longer may not', async () => {
  const admin = await anAdministrator();
  const person = await anEstimator(site.db);
  const { result: token } = await signIn(person.email);
  const path = `/api/admin/users/${person.id}/administrator`;
  expect((await call({ token }, 'GET', '/api/admin/users')).statusCode).toBe(403);
  await call(admin, 'PUT', path, { administrator: true });
  expect((await call({ token }, 'GET', '/api/admin/users')).statusCode).toBe(200);
  await call(admin, 'PUT', path, { administrator: false });
  expect((await call({ token }, 'GET', '/api/admin/users')).statusCode).toBe(403);
});

test('the last administrator who can sign in remains one, also when two step down at once', async () => {
  const [one, two] = [await anAdministrator(), await anAdministrator()];
  await site.db
    .updateTable('person')
    .set({ is_administrator: false })
    .where('id', 'not in', [one.id, two.id])
    .execute();
  await aPerson(site.db, { administrator: true, disabled: true });
  await aPerson(site.db, { administrator: true, verified: false });
  const replies = await Promise.all([
    call(one, 'PUT', `/api/admin/users/${one.id}/administrator`, { administrator: false }),
    call(two, 'PUT', `/api/admin/users/${two.id}/administrator`, { administrator: false }),
  ]);
  expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409]);
  const last = replies[0].statusCode === 409 ? one : two;
  const disable = await call(last, 'PUT', `/api/admin/users/${last.id}/access`, { enabled: false });
  expect(disable.statusCode).toBe(409);
  expect(disable.json().detail).toContain('at least one administrator');
});

test('an administrator signs somebody out and mails an invitation again', async () => {
  const admin = await anAdministrator();
  const person = await anEstimator(site.db);
  const { result: token } = await signIn(person.email);
  expect((await call(admin, 'POST', `/api/admin/users/${person.id}/end-sessions`, {})).json()).toBe(true);
  expect((await call({ token }, 'GET', '/api/account/companies')).statusCode).toBe(401);
  expect((await call(admin, 'POST', `/api/admin/users/${person.id}/invitation`, {})).statusCode).toBe(409);
  const email = `${randomUUID()}@example.com`;
  await call(admin, 'POST', `/api/admin/orders/${await anOrder({ email })}/approve`, approval(email));
  const { id } = await site.db
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect((await call(admin, 'POST', `/api/admin/users/${id}/invitation`, {})).json()).toBe(true);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('how a company signs its people in is set once it is readable, and each fault names its field', async () => {
  const admin = await anAdministrator();
  const { id } = await aCompany(site.db);
  const path = `/api/admin/companies/${id}/sso`;
  expect((await call(admin, 'GET', path)).json()).toBeNull();
  const settings = {
    enabled: true,
    entryPoint: 'https://login.two-rivers.example/saml',
    idpEntityId: 'https://login.two-rivers.example',
    certificates: [aSelfSignedCertificate().certificate],
    domains: [' Two-Rivers.example '],
    defaultRole: 'estimator',
  };
  expect((await call(admin, 'PUT', path, settings)).json()).toBe(true);
  expect((await call(admin, 'GET', path)).json()).toMatchObject({
    enabled: true,
    domains: ['two-rivers.example'],
  });
  const faults: [object, string][] = [
    [{ certificates: ['no certificate'] }, 'certificates'],
    [{ entryPoint: 'ftp://two-rivers.example' }, 'entryPoint'],
    [{ domains: ['nowhere'] }, 'domains'],
  ];
  for (const [change, field] of faults) {
    const reply = await call(admin, 'PUT', path, { ...settings, ...change });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().errors)).toEqual([field]);
  }
  const other = `/api/admin/companies/${(await aCompany(site.db)).id}/sso`;
  expect((await call(admin, 'PUT', other, settings)).json().errors).toEqual({
    domains: 'two-rivers.example belongs to another company',
  });
  expect((await call(admin, 'GET', `/api/admin/companies/${randomUUID()}/sso`)).statusCode).toBe(404);
});

/** Calls of the accounts and the inbox; the access matrix covers those of the book, the news and the help. */
const adminCalls = () =>
  site.app.mountedEndpoints.filter(
    ({ path, scope }) =>
      scope === 'admin' && /^\/api\/admin\/(companies|inbox|messages|orders|retry|state|users)/.test(path),
  );

test('every call of the accounts and the inbox refuses whoever is no administrator, and who is nobody', async () => {
  const { result: token } = await signIn((await anEstimator(site.db)).email);
  expect(adminCalls().length).toBeGreaterThanOrEqual(15);
  for (const { method, path } of adminCalls()) {
    const url = path.replace(':id', randomUUID());
    const body = method === 'GET' ? {} : { body: sample(path) };
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.app.inject({ method, url, headers, ...body })).statusCode, path).toBe(403);
    expect((await site.app.inject({ method, url, ...body })).statusCode, path).toBe(401);
  }
});

/** A valid body for each call, so that the refusal is about the caller. */
function sample(path: string): object {
  if (path.endsWith('/access')) return { enabled: false };
  if (path.endsWith('/administrator')) return { administrator: true };
  if (path.endsWith('/handled')) return { handled: true };
  if (path.endsWith('/approve')) return approval('vera@example.com');
  if (path.endsWith('/sso')) {
    const text = { entryPoint: 'https://a.example', idpEntityId: 'a', certificates: ['a'], domains: [] };
    return { enabled: true, defaultRole: 'estimator', ...text };
  }
  if (path.endsWith('/retry')) return { queue: 'mail' };
  if (path === '/api/admin/companies') {
    return { name: 'A', kind: 'shop', ownerName: 'B', ownerEmail: 'b@example.com' };
  }
  return {};
}

test('everything done here is in the audit log', async () => {
  const { id } = await aCompany(site.db);
  const renamed = await call(await anAdministrator(), 'PATCH', `/api/admin/companies/${id}`, {
    name: 'Renamed',
  });
  expect(renamed.statusCode).toBe(200);
  expect(await recordedKinds(site.url)).toEqual(
    expect.arrayContaining([
      'company-changed',
      'order-approved',
      'order-declined',
      'person-enabled',
      'person-invited',
      'sign-in-refused',
      'subscription-changed',
    ]),
  );
});
