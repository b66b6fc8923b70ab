import { randomUUID } from 'node:crypto';
import type { Endpoint, Scope } from '@dre/core/contract/endpoint';
import { SignJWT, generateKeyPair } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { aCompany, anEstimator, aPerson, testPassword, worksAt } from '../testing/people.ts';
import { testNow, withTestApp } from '../testing/test-app.ts';
import { expectedScopes } from './access-matrix.table.ts';

let clock = testNow.getTime();
const site = withTestApp({ now: () => new Date(clock) });

type Actor = 'nobody' | 'a forger' | 'expired' | 'user' | 'other company' | 'technician' | 'unpaid' | 'admin';
interface Credentials {
  readonly authorization?: string;
  readonly 'x-company'?: string;
}
const actors = new Map<Actor, Credentials>();

async function tokenOf(email: string): Promise<string> {
  const body = { userName: email, password: testPassword };
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    body,
    headers: { 'x-browser': email },
  });
  const { resultCode, result } = reply.json<{ resultCode: number; result: string }>();
  expect(resultCode).toBe(1);
  return `Bearer ${result}`;
}

beforeAll(async () => {
  const early = await anEstimator(site.db);
  const expired = await tokenOf(early.email);
  clock += 20 * 60_000;
  const user = await anEstimator(site.db);
  const other = await anEstimator(site.db);
  const technician = await aPerson(site.db);
  await worksAt(site.db, technician.id, user.companyId, 'technician');
  const unpaid = await anEstimator(site.db);
  const admin = await aPerson(site.db, { administrator: true });
  const unpaidToken = await tokenOf(unpaid.email);
  await site.db
    .updateTable('company')
    .set({ subscription: 'expired' })
    .where('id', '=', unpaid.companyId)
    .execute();
  const { privateKey } = await generateKeyPair('EdDSA');
  const forged = await new SignJWT({ sub: user.id })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'x' })
    .sign(privateKey);
  actors.set('nobody', {});
  actors.set('a forger', { authorization: `Bearer ${forged}`, 'x-company': user.companyId });
  actors.set('expired', { authorization: expired, 'x-company': early.companyId });
  actors.set('user', { authorization: await tokenOf(user.email), 'x-company': user.companyId });
  actors.set('other company', {
    authorization: await tokenOf(other.email),
    'x-company': (await aCompany(site.db)).id,
  });
  actors.set('technician', { authorization: await tokenOf(technician.email), 'x-company': user.companyId });
  actors.set('unpaid', { authorization: unpaidToken, 'x-company': unpaid.companyId });
  actors.set('admin', { authorization: await tokenOf(admin.email) });
});

/** Who the door itself turns away, by scope; whoever it lets in may still be refused by the call's own rules. */
const turnedAway: Record<Exclude<Scope, 'public'>, Record<Actor, 401 | 403 | 'let in'>> = {
  'signed-in': {
    nobody: 401,
    'a forger': 401,
    expired: 401,
    user: 'let in',
    'other company': 'let in',
    technician: 'let in',
    unpaid: 'let in',
    admin: 'let in',
  },
  company: {
    nobody: 401,
    'a forger': 401,
    expired: 401,
    user: 'let in',
    'other company': 403,
    technician: 'let in',
    unpaid: 403,
    admin: 403,
  },
  admin: {
    nobody: 401,
    'a forger': 401,
    expired: 401,
    user: 403,
    'other company': 403,
    technician: 403,
    unpaid: 403,
    admin: 'let in',
  },
};

test('every call has the scope the committed table gives it, and the table names no other', () => {
  const mounted = Object.fromEntries(
    site.app.mountedEndpoints.map(({ method, path, scope }) => [`${method} ${path}`, scope]),
  );
  expect(mounted).toEqual(expectedScopes);
});

const guarded = Object.entries(expectedScopes).filter(([, scope]) => scope !== 'public');

test.each(guarded)('%s (%s) turns away whom its scope turns away', async (name, scope) => {
  const endpoint = site.app.mountedEndpoints.find(({ method, path }) => `${method} ${path}` === name);
  if (endpoint === undefined || scope === 'public') throw new Error(`${name} is not mounted.`);
  const surprises: string[] = [];
  for (const [actor, credentials] of actors) {
    const expected = turnedAway[scope][actor];
    // Leaving would take the actor's session away from the calls that follow.
    if (expected === 'let in' && endsSessions(endpoint)) continue;
    const { statusCode } = await site.app.inject({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/:\w+/g, randomUUID()),
      headers: { ...credentials, 'content-type': 'application/json' },
      ...(endpoint.body && { body: '{"nothing":"that fits"}' }),
    });
    if (!allowed(expected, endpoint).includes(statusCode))
      surprises.push(`${actor} got ${String(statusCode)}`);
  }
  expect(surprises).toEqual([]);
});

/** A stranger is turned away before the body is read; whoever has a session may first hear that it does not fit. */
function allowed(expected: 401 | 403 | 'let in', { body }: Endpoint): number[] {
  if (expected === 'let in') return [200, 400, 403, 404, 409, 410, 422, 429];
  return expected === 403 && body ? [403, 400] : [expected];
}

function endsSessions({ path }: Endpoint): boolean {
  return /Logout|sessions|change-password/i.test(path);
}
