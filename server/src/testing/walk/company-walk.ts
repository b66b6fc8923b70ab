import { expect } from 'vitest';
import { anIdentityProvider } from '../sso/identity-provider.ts';
import { aCompany, aPerson, worksAt } from '../people.ts';
import { testNow } from '../test-app.ts';
import { customerCalls, houseCalls, settingsCalls } from './customer-walk.ts';
import { demoCalls, estimateCalls, photoCalls } from './estimate-walk.ts';
import { shopCalls } from './shop-walk.ts';
import { type WalkCall, caller, signedIn, type Walk } from './walk.ts';

/** The public address of the product in a walk. */
export const walkUrl = 'https://dre.example';

/** The ids a company walk created, for later requests. */
export interface Walked {
  readonly companyId: string;
  readonly ownerId: string;
  readonly domain: string;
  readonly openRequest: string;
}

/** Makes every call of a company, so that every statement on its rows is seen. */
export async function walkThrough(walk: Walk, name: string): Promise<Walked> {
  const domain = `${name}.example`;
  const { id: companyId } = await aCompany(walk.db);
  const ownerId = await memberAt(walk, domain, companyId, 'owner');
  const colleague = await memberAt(walk, domain, companyId, 'estimator');
  const token = await signedIn(walk, `${ownerId}@${domain}`);
  const headers = { authorization: `Bearer ${token}`, 'x-company': companyId };
  await signedIn(walk, `${colleague}@${domain}`);
  const owner = caller(walk, headers);
  await ownerCalls(owner, domain);
  await estimateCalls(walk, owner);
  await photoCalls(walk, owner, headers);
  await demoCalls(walk, owner, companyId);
  await shopCalls(walk, owner, { ownerId, companyId, headers });
  await customerCalls(owner);
  await houseCalls(walk, owner);
  await settingsCalls(owner);
  const idp = anIdentityProvider({ publicUrl: walkUrl, now: () => testNow });
  const settings = { entryPoint: idp.entryPoint, idpEntityId: idp.entityId, certificates: [idp.certificate] };
  const sso = { enabled: true, domains: [domain], defaultRole: 'estimator', ...settings };
  expect((await owner('PUT', '/api/company/sso', sso)).json()).toBe(true);
  expect((await owner('GET', '/api/company/sso')).json()).toMatchObject({ claimableDomains: [domain] });
  await walk.inject({ url: '/api/Saml/GetSsoCompany', query: { emailAddress: `new@${domain}` } });
  const begin = async () => {
    const started = await walk.inject({ url: '/api/Saml/Login', query: { company: companyId } });
    return idp.requestIn(String(started.headers.location));
  };
  const answer = idp.answer({ email: `new@${domain}`, inResponseTo: await begin() });
  const taken = await walk.inject({
    method: 'POST',
    url: '/api/Saml/Acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ SAMLResponse: answer }).toString(),
  });
  expect(taken.statusCode).toBe(303);
  return { companyId, ownerId, domain, openRequest: await begin() };
}

async function ownerCalls(owner: WalkCall, domain: string): Promise<void> {
  const guest = { name: 'Gil Guest', email: `guest@${domain}`, role: 'technician' };
  expect((await owner('POST', '/api/company/people', guest)).json()).toBe(true);
  expect((await owner('PUT', '/api/company/devices', { devicesPerPerson: 4 })).json()).toBe(true);
  expect((await owner('PUT', '/api/company/time-zone', { timeZone: 'America/Denver' })).json()).toBe(true);
  const { people } = (await owner('GET', '/api/company')).json() as {
    people: readonly { id: string; email: string; isSelf: boolean }[];
  };
  const idOf = (wanted: (person: (typeof people)[number]) => boolean) => people.find(wanted)?.id ?? '';
  const invited = idOf(({ email }) => email === guest.email);
  const colleague = idOf(({ email, isSelf }) => !isSelf && email !== guest.email);
  const answers = [
    await owner('POST', '/api/company/people/:id/invitation', {}, invited),
    await owner('PUT', '/api/company/people/:id/role', { role: 'reviewer' }, colleague),
    await owner('POST', '/api/company/people/:id/end-sessions', {}, colleague),
    await owner('PUT', '/api/company/people/:id/access', { enabled: false }, colleague),
    await owner('PUT', '/api/company/people/:id/access', { enabled: true }, colleague),
    await owner('DELETE', '/api/company/people/:id', undefined, invited),
  ];
  expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => true));
}

async function memberAt(
  walk: Walk,
  domain: string,
  companyId: string,
  role: 'owner' | 'estimator',
): Promise<string> {
  const { id } = await aPerson(walk.db);
  await walk.db
    .updateTable('person')
    .set({ email: `${id}@${domain}` })
    .where('id', '=', id)
    .execute();
  await worksAt(walk.db, id, companyId, role);
  return id;
}
