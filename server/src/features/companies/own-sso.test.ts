import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { loginResults } from '@dre/core/contract/session/session';
import { expect, test } from 'vitest';
import { aCompany, aPerson, testPassword, worksAt } from '../../testing/people.ts';
import { aSelfSignedCertificate } from '../../testing/sso/self-signed.ts';
import { withTestApp } from '../../testing/test-app.ts';
import { saveSsoSettings } from '../session/sso/sso-settings-queries.ts';

const site = withTestApp();
const { certificate } = aSelfSignedCertificate();
const path = '/api/company/sso';

interface Caller {
  readonly email: string;
  readonly token: string;
  readonly companyId: string;
}

/** A person with an address at this domain, signed in and acting for the company. */
async function somebodyAt(
  domain: string,
  companyId: string,
  role: CompanyRole,
  change: { verified?: boolean } = {},
) {
  const person = await aPerson(site.db, change);
  const email = `${person.id}@${domain}`;
  await site.db.updateTable('person').set({ email }).where('id', '=', person.id).execute();
  await worksAt(site.db, person.id, companyId, role);
  return { id: person.id, email, companyId };
}

async function signedIn(person: { readonly email: string; readonly companyId: string }): Promise<Caller> {
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    body: { userName: person.email, password: testPassword },
  });
  const { resultCode, result } = reply.json<{ resultCode: number; result: string }>();
  expect(resultCode).toBe(loginResults.Success);
  return { ...person, token: result };
}

async function anOwnerAt(domain: string): Promise<Caller> {
  const { id } = await aCompany(site.db);
  return signedIn(await somebodyAt(domain, id, 'owner'));
}

function call(caller: Caller, method: 'GET' | 'PUT', body?: object) {
  return site.app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${caller.token}`, 'x-company': caller.companyId },
    ...(body && { body }),
  });
}

function settings(domains: readonly string[]) {
  return {
    enabled: false,
    entryPoint: 'https://login.acme.example/saml',
    idpEntityId: 'https://login.acme.example',
    certificates: [certificate],
    domains,
    defaultRole: 'estimator',
  };
}

async function complaint(caller: Caller, domain: string): Promise<string> {
  const reply = await call(caller, 'PUT', settings([domain]));
  expect(reply.statusCode).toBe(400);
  expect((await call(caller, 'GET')).json()).toMatchObject({ settings: null });
  return reply.json<{ errors: { domains: string } }>().errors.domains;
}

test("an owner sets the single sign-on of the company for the domain of the owners' own addresses", async () => {
  const owner = await anOwnerAt('acme.example');
  expect((await call(owner, 'GET')).json()).toEqual({ settings: null, claimableDomains: ['acme.example'] });
  expect((await call(owner, 'PUT', settings([' Acme.Example ']))).json()).toBe(true);
  expect((await call(owner, 'GET')).json()).toMatchObject({
    settings: { enabled: false, domains: ['acme.example'] },
    claimableDomains: ['acme.example'],
  });
  const written = await site.db
    .selectFrom('audit_event')
    .select(['kind', 'detail'])
    .where('chain', '=', owner.companyId)
    .where('kind', '=', 'sso-changed')
    .execute();
  expect(written).toMatchObject([{ detail: { enabled: 'false', domains: 'acme.example' } }]);
});

test('a second owner brings a second domain once the address is confirmed', async () => {
  const owner = await anOwnerAt('north.example');
  await somebodyAt('south.example', owner.companyId, 'owner');
  await somebodyAt('unconfirmed.example', owner.companyId, 'owner', { verified: false });
  await somebodyAt('estimators.example', owner.companyId, 'estimator');
  expect((await call(owner, 'GET')).json()).toMatchObject({
    claimableDomains: ['north.example', 'south.example'],
  });
  for (const domain of ['unconfirmed.example', 'estimators.example', 'nobodys.example', 'mail.north.example'])
    expect(await complaint(owner, domain)).toBe(
      `no owner of this company has a confirmed address at ${domain}`,
    );
  expect((await call(owner, 'PUT', settings(['north.example', 'south.example']))).json()).toBe(true);
});

test('where anybody can have an address belongs to no company', async () => {
  const owner = await anOwnerAt('gmail.com');
  expect((await call(owner, 'GET')).json()).toMatchObject({ claimableDomains: [] });
  expect(await complaint(owner, 'GMail.com')).toBe(
    'gmail.com is open to everybody and belongs to no company',
  );
});

test('the domain of one company cannot be taken by another', async () => {
  const first = await anOwnerAt('shared.example');
  expect((await call(first, 'PUT', settings(['shared.example']))).json()).toBe(true);
  const second = await anOwnerAt('shared.example');
  expect((await call(second, 'GET')).json()).toMatchObject({ claimableDomains: [] });
  expect(await complaint(second, 'shared.example')).toBe('shared.example belongs to another company');
});

test('a domain that people of other companies use is given by an administrator alone', async () => {
  const owner = await anOwnerAt('group.example');
  const elsewhere = await aCompany(site.db);
  const { id } = await somebodyAt('group.example', elsewhere.id, 'estimator');
  // An invitation here must not make data of their other company reachable through this company's page.
  await worksAt(site.db, id, owner.companyId, 'owner');
  expect(await complaint(owner, 'group.example')).toBe(
    'people of other companies have addresses at group.example; please contact us',
  );
});

test('a domain an administrator gave stays when an owner changes the rest', async () => {
  const owner = await anOwnerAt('given.example');
  await site.db.transaction().execute(async (trx) => {
    await saveSsoSettings(trx, {
      companyId: owner.companyId,
      settings: { ...settings(['granted.example']), defaultRole: 'estimator' },
      personId: (await aPerson(site.db, { administrator: true })).id,
      requestId: 'r',
      now: new Date(),
    });
  });
  const changed = { ...settings(['granted.example', 'given.example']), defaultRole: 'technician' };
  expect((await call(owner, 'PUT', changed)).json()).toBe(true);
  expect((await call(owner, 'GET')).json()).toMatchObject({
    settings: { domains: ['given.example', 'granted.example'], defaultRole: 'technician' },
  });
});

test.each(['estimator', 'reviewer', 'technician'] as const)(
  'the %s of a company can neither see nor set its single sign-on',
  async (role) => {
    const { id } = await aCompany(site.db);
    const caller = await signedIn(await somebodyAt(`${role}.example`, id, role));
    expect((await call(caller, 'GET')).statusCode).toBe(403);
    expect((await call(caller, 'PUT', settings([]))).statusCode).toBe(403);
  },
);
