import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { randomUUID } from 'node:crypto';
import { loginResults } from '@dre/core/contract/session/session';
import { expect, test } from 'vitest';
import { inCompany } from '../../database/connections/connection.ts';
import { aCompany, aPerson, testPassword, worksAt } from '../../testing/people.ts';
import { recordedKinds } from '../../testing/recorded.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp();
let callers = 0;

interface Caller {
  readonly token: string;
  readonly company?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function signIn(email: string): Promise<{ resultCode: number; result: string }> {
  callers += 1;
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    body: { userName: email, password: testPassword },
    remoteAddress: `198.51.100.${String(callers % 250)}`,
  });
  return reply.json();
}

async function somebody(role: CompanyRole, companyId: string) {
  const person = await aPerson(site.db);
  await worksAt(site.db, person.id, companyId, role);
  const { result: token } = await signIn(person.email);
  return { ...person, token, company: companyId };
}

async function aStaffedCompany() {
  const { id } = await aCompany(site.db);
  return { id, owner: await somebody('owner', id), estimator: await somebody('estimator', id) };
}

function call(caller: Caller, method: Method, url: string, body?: object) {
  return site.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${caller.token}`,
      ...(caller.company !== undefined && { 'x-company': caller.company }),
    },
    ...(body && { body }),
  });
}

interface Seen {
  readonly seatsUsed: number;
  readonly people: readonly { id: string; email: string; role: string; standing: string }[];
}

async function seenBy(caller: Caller): Promise<Seen> {
  const reply = await call(caller, 'GET', '/api/company');
  expect(reply.statusCode).toBe(200);
  return reply.json<Seen>();
}

async function idOf(owner: Caller, email: string): Promise<string> {
  const found = (await seenBy(owner)).people.find((person) => person.email === email);
  if (found === undefined) throw new Error(`${email} is not of the company`);
  return found.id;
}

test('everybody of a company sees its people, its subscription and whether they may change them', async () => {
  const { owner, estimator } = await aStaffedCompany();
  expect((await call(estimator, 'GET', '/api/company')).json()).toMatchObject({
    role: 'estimator',
    mayManage: false,
    state: 'active',
    trialEndsAt: null,
    daysLeft: null,
    seats: 5,
    seatsUsed: 2,
  });
  expect(await seenBy(owner)).toMatchObject({
    mayManage: true,
    people: [
      { email: owner.email, role: 'owner', standing: 'active', isSelf: true },
      { email: estimator.email, role: 'estimator', standing: 'active', isSelf: false },
    ],
  });
});

test('an owner chooses from one to five devices a person, on record; others see it and change nothing', async () => {
  const { id, owner, estimator } = await aStaffedCompany();
  const choose = async (caller: Caller, devicesPerPerson: unknown) =>
    (await call(caller, 'PUT', '/api/company/devices', { devicesPerPerson })).statusCode;
  const chosen = async () =>
    (await call(estimator, 'GET', '/api/company')).json<{ devicesPerPerson: number }>().devicesPerPerson;
  expect(await chosen()).toBe(3);
  for (const wrong of [0, 6, 2.5, '3', null]) expect(await choose(owner, wrong), String(wrong)).toBe(400);
  expect(await choose(estimator, 1)).toBe(403);
  expect(await chosen()).toBe(3);
  expect(await choose(owner, 1)).toBe(200);
  expect(await chosen()).toBe(1);
  await signIn(owner.email);
  expect((await call(owner, 'GET', '/api/company')).statusCode, 'the device before').toBe(401);
  const [entry] = await site.db
    .selectFrom('audit_event')
    .select(['kind', 'detail'])
    .where('chain', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .execute();
  expect(entry).toEqual({ kind: 'company-changed', detail: { devicesPerPerson: '1' } });
});

test('an owner chooses the time zone, on record; everybody reads it, also from their session', async () => {
  const { id, owner, estimator } = await aStaffedCompany();
  const choose = async (caller: Caller, timeZone: unknown) =>
    (await call(caller, 'PUT', '/api/company/time-zone', { timeZone })).statusCode;
  const chosen = async () =>
    (await call(estimator, 'GET', '/api/company')).json<{ timeZone: string }>().timeZone;
  expect(await chosen()).toBe('America/Chicago');
  for (const wrong of ['', 'a b', 3, null]) expect(await choose(owner, wrong), String(wrong)).toBe(400);
  expect(await choose(owner, 'America/Atlantis')).toBe(409);
  expect(await choose(estimator, 'America/Denver')).toBe(403);
  expect(await choose(owner, 'America/Denver')).toBe(200);
  expect(await chosen()).toBe('America/Denver');
  const { result: token } = await signIn(estimator.email);
  expect(JSON.parse(atob(token.split('.')[1] ?? ''))).toMatchObject({
    data: { companies: [{ id, zone: 'America/Denver' }] },
  });
  const [entry] = await site.db
    .selectFrom('audit_event')
    .select(['kind', 'detail'])
    .where('chain', '=', id)
    .where('kind', '=', 'company-changed')
    .execute();
  expect(entry).toEqual({ kind: 'company-changed', detail: { timeZone: 'America/Denver' } });
});

test('somebody of two companies has both to choose from, each with its role', async () => {
  const [one, two] = [await aCompany(site.db), await aCompany(site.db, { subscription: 'suspended' })];
  const person = await aPerson(site.db);
  await worksAt(site.db, person.id, one.id, 'owner');
  await worksAt(site.db, person.id, two.id, 'technician');
  const { result: token } = await signIn(person.email);
  const reply = await call({ token }, 'GET', '/api/account/companies');
  expect(reply.json()).toEqual([
    { id: one.id, name: expect.any(String), role: 'owner', state: 'active' },
    { id: two.id, name: expect.any(String), role: 'technician', state: 'suspended' },
  ]);
  expect((await call({ token, company: two.id }, 'GET', '/api/company')).statusCode).toBe(403);
});

test('an owner invites somebody, who gets a link by mail and a place in the list', async () => {
  const { owner } = await aStaffedCompany();
  const email = `${randomUUID()}@example.com`;
  const guest = { name: 'Gail Guest', email: ` ${email} `, role: 'technician' };
  expect((await call(owner, 'POST', '/api/company/people', guest)).json()).toBe(true);
  expect((await seenBy(owner)).people).toContainEqual({
    id: expect.any(String),
    name: 'Gail Guest',
    email,
    role: 'technician',
    standing: 'invited',
    isSelf: false,
    lastActiveAt: null,
  });
  expect(await mailsTo(email)).toEqual([expect.stringMatching(/\/set-password\/[\w-]{43}\n/)]);
  const again = await call(owner, 'POST', `/api/company/people/${await idOf(owner, email)}/invitation`, {});
  expect(again.json()).toBe(true);
  expect(await mailsTo(email)).toHaveLength(2);
  const twice = await call(owner, 'POST', '/api/company/people', { ...guest, email: email.toUpperCase() });
  expect(twice.statusCode).toBe(409);
  expect(twice.json().detail).toBe('Gail Guest belongs to this company already.');
});

test('somebody who signs in elsewhere already is invited without a link and without a second account', async () => {
  const { owner } = await aStaffedCompany();
  const other = await aStaffedCompany();
  const guest = { name: 'Another Name', email: other.estimator.email, role: 'reviewer' };
  expect((await call(owner, 'POST', '/api/company/people', guest)).json()).toBe(true);
  const [mail] = await mailsTo(other.estimator.email);
  expect(mail).toContain('/login');
  expect(mail).not.toContain('/set-password/');
});

test.each([
  ['no address', { email: 'nobody' }],
  ['two addresses', { email: 'a@example.com,b@example.com' }],
  ['a role that is none', { role: 'administrator' }],
  ['a field nobody asked for', { isAdministrator: true }],
  ['no name', { name: '  ' }],
])('an invitation with %s is refused and nobody is invited', async (_what, change) => {
  const { owner } = await aStaffedCompany();
  const guest = { name: 'Gail', email: 'gail@example.com', role: 'estimator', ...change };
  expect((await call(owner, 'POST', '/api/company/people', guest)).statusCode).toBe(400);
  expect((await seenBy(owner)).seatsUsed).toBe(2);
});

test('with all seats taken nobody is invited or enabled, however many ask at once', async () => {
  const { owner, id } = await aStaffedCompany();
  await site.db.updateTable('company').set({ seats: 4 }).where('id', '=', id).execute();
  const replies = await Promise.all(
    Array.from({ length: 8 }, () =>
      call(owner, 'POST', '/api/company/people', {
        name: 'Gail',
        email: `${randomUUID()}@example.com`,
        role: 'estimator',
      }),
    ),
  );
  expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([
    200, 200, 409, 409, 409, 409, 409, 409,
  ]);
  const { seatsUsed, people } = await seenBy(owner);
  expect(seatsUsed).toBe(4);
  const guest = people.find(({ standing }) => standing === 'invited');
  const access = `/api/company/people/${guest?.id}/access`;
  await call(owner, 'PUT', access, { enabled: false });
  await call(owner, 'POST', '/api/company/people', {
    name: 'Gus',
    email: `${randomUUID()}@example.com`,
    role: 'estimator',
  });
  const refused = await call(owner, 'PUT', access, { enabled: true });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().detail).toContain('All 4 seats are taken.');
});

test('whoever is disabled is out at the next call, and told so when signing in', async () => {
  const { owner, estimator } = await aStaffedCompany();
  await seenBy(estimator);
  const id = await idOf(owner, estimator.email);
  expect((await call(owner, 'PUT', `/api/company/people/${id}/access`, { enabled: false })).json()).toBe(
    true,
  );
  expect((await call(estimator, 'GET', '/api/company')).statusCode).toBe(401);
  expect((await signIn(estimator.email)).resultCode).toBe(loginResults.Disabled);
  await call(owner, 'PUT', `/api/company/people/${id}/access`, { enabled: true });
  expect((await signIn(estimator.email)).resultCode).toBe(loginResults.Success);
});

test('whoever is removed is out at the next call and no longer of the company', async () => {
  const { owner, estimator } = await aStaffedCompany();
  const id = await idOf(owner, estimator.email);
  expect((await call(owner, 'DELETE', `/api/company/people/${id}`)).json()).toBe(true);
  expect((await call(estimator, 'GET', '/api/company')).statusCode).toBe(401);
  expect((await seenBy(owner)).people).toHaveLength(1);
  expect((await signIn(estimator.email)).resultCode).toBe(loginResults.SubscriptionError);
});

test('a new role counts at the next call', async () => {
  const { owner, estimator } = await aStaffedCompany();
  const mine = { name: 'Gail', email: `${randomUUID()}@example.com`, role: 'estimator' };
  expect((await call(estimator, 'POST', '/api/company/people', mine)).statusCode).toBe(403);
  const id = await idOf(owner, estimator.email);
  await call(owner, 'PUT', `/api/company/people/${id}/role`, { role: 'owner' });
  expect((await call(estimator, 'POST', '/api/company/people', mine)).statusCode).toBe(200);
});

test('an owner signs somebody out', async () => {
  const { owner, estimator } = await aStaffedCompany();
  const id = await idOf(owner, estimator.email);
  expect((await call(owner, 'POST', `/api/company/people/${id}/end-sessions`, {})).json()).toBe(true);
  expect((await call(estimator, 'GET', '/api/company')).statusCode).toBe(401);
});

test('the last owner who can sign in stays owner, enabled and in the company', async () => {
  const { owner } = await aStaffedCompany();
  await call(owner, 'POST', '/api/company/people', {
    name: 'Not there yet',
    email: `${randomUUID()}@example.com`,
    role: 'owner',
  });
  const path = `/api/company/people/${await idOf(owner, owner.email)}`;
  const attempts = [
    await call(owner, 'PUT', `${path}/role`, { role: 'estimator' }),
    await call(owner, 'PUT', `${path}/access`, { enabled: false }),
    await call(owner, 'DELETE', path),
  ];
  expect(attempts.map((reply) => reply.statusCode)).toEqual([409, 409, 409]);
  expect((await seenBy(owner)).people.filter(({ role }) => role === 'owner')).toHaveLength(2);
});

test('of two owners who step down at once one remains', async () => {
  const { owner, id } = await aStaffedCompany();
  const second = await somebody('owner', id);
  const replies = await Promise.all(
    await Promise.all(
      [owner, second].map(async (each) =>
        call(each, 'PUT', `/api/company/people/${await idOf(owner, each.email)}/role`, { role: 'estimator' }),
      ),
    ),
  );
  expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409]);
});

const acts: readonly [what: string, method: Method, path: string, body?: object][] = [
  ['changing a role', 'PUT', '/role', { role: 'owner' }],
  ['disabling', 'PUT', '/access', { enabled: false }],
  ['removing', 'DELETE', ''],
  ['inviting again', 'POST', '/invitation', {}],
  ['signing out', 'POST', '/end-sessions', {}],
];

test.each(acts)(
  '%s leads nowhere for people of another company, and changes nothing',
  async (_w, method, path, body) => {
    const [mine, other] = [await aStaffedCompany(), await aStaffedCompany()];
    const before = await seenBy(other.owner);
    const id = await idOf(other.owner, other.estimator.email);
    const reply = await call(mine.owner, method, `/api/company/people/${id}${path}`, body);
    expect(reply.statusCode).toBe(404);
    const posing = { ...mine.owner, company: other.id };
    expect((await call(posing, method, `/api/company/people/${id}${path}`, body)).statusCode).toBe(403);
    expect(await seenBy(other.owner)).toEqual(before);
    expect((await call(other.estimator, 'GET', '/api/company')).statusCode).toBe(200);
  },
);

test.each(acts)('%s is for owners: every other role is refused', async (_what, method, path, body) => {
  const { id, owner, estimator } = await aStaffedCompany();
  const target = await idOf(owner, owner.email);
  for (const caller of [estimator, await somebody('reviewer', id), await somebody('technician', id)]) {
    expect((await call(caller, method, `/api/company/people/${target}${path}`, body)).statusCode).toBe(403);
  }
});

test('what an owner does stands in the record of the company', async () => {
  const { id, owner, estimator } = await aStaffedCompany();
  const path = `/api/company/people/${await idOf(owner, estimator.email)}`;
  await call(owner, 'PUT', `${path}/role`, { role: 'reviewer' });
  await call(owner, 'PUT', `${path}/access`, { enabled: false });
  await call(owner, 'DELETE', path);
  const rows = await site.db
    .selectFrom('audit_event')
    .select(['kind', 'person_id', 'detail'])
    .where('chain', '=', id)
    .orderBy('seq')
    .execute();
  expect(rows.map(({ kind }) => kind)).toEqual(['role-changed', 'person-disabled', 'person-removed']);
  expect(rows[0]).toMatchObject({
    person_id: owner.id,
    detail: { person: estimator.id, from: 'estimator', to: 'reviewer' },
  });
});

test('what an administrator may see of memberships is not seen without being asked for', async () => {
  const { id, owner } = await aStaffedCompany();
  const own = await inCompany(site.db, id, (trx) => trx.selectFrom('membership').select('id').execute());
  expect(own).toHaveLength(2);
  await aStaffedCompany();
  expect(await site.db.selectFrom('membership').select('id').execute()).toEqual([]);
  expect((await seenBy(owner)).people).toHaveLength(2);
});

async function mailsTo(email: string): Promise<string[]> {
  const mails = await site.db
    .selectFrom('outgoing_mail')
    .select(['recipients', 'body_text'])
    .orderBy('created_at')
    .execute();
  return mails.filter(({ recipients }) => recipients.includes(email)).map((mail) => mail.body_text);
}

test('everything done here is in the audit log', async () => {
  expect(await recordedKinds(site.url)).toEqual(
    expect.arrayContaining(['company-refused', 'person-invited', 'person-removed', 'role-changed']),
  );
});
