import { loginResults } from '@dre/core/contract/session/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anIdentityProvider } from '../../testing/sso/identity-provider.ts';
import { aCompany, anEstimator, aPerson, testPassword, worksAt } from '../../testing/people.ts';
import { anSsoCompany } from '../../testing/sso/sso-company.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { hashPassword } from '../../database/preparing/password-hash.ts';
import { statementRecorder } from '../../testing/faults/weakened-statements.ts';
import { comparisons } from './password-check.ts';

const compared: unknown[] = [];
const count = (cost: unknown) => void compared.push(cost);
beforeAll(() => comparisons.subscribe(count));
afterAll(() => void comparisons.unsubscribe(count));

const recorder = statementRecorder();
const site = withTestApp({ plugins: [recorder.plugin] });

/** The comparisons and statements of one sign-in. */
async function workOf(userName: string, password: string) {
  compared.length = 0;
  recorder.seen.length = 0;
  const body = { userName, password };
  const reply = await site.app.inject({ method: 'POST', url: '/api/Login/Login', body });
  const compile = site.db.getExecutor();
  return {
    resultCode: reply.json<{ resultCode: number }>().resultCode,
    hashes: [...compared],
    statements: recorder.seen.map((node) => compile.compileQuery(node, { queryId: 'seen' }).sql),
  };
}

/** Gives everybody with a password the hash the product would have stored. */
async function hashAsTheProduct(): Promise<void> {
  const password_hash = await hashPassword(testPassword);
  await site.db.updateTable('person').set({ password_hash }).where('password_hash', 'is not', null).execute();
}

async function withoutPassword(id: string): Promise<void> {
  await site.db.updateTable('person').set({ password_hash: null }).where('id', '=', id).execute();
}

const wrong = 'not the password of anybody';
const oneHash = ['argon2id v=19 m=19456,t=2,p=1'];

test('a wrong password causes exactly the same work for every account, or none', async () => {
  const person = await anEstimator(site.db);
  const disabled = await aPerson(site.db, { disabled: true });
  const unverified = await aPerson(site.db, { verified: false });
  const administrator = await aPerson(site.db, { administrator: true });
  const invited = await aPerson(site.db);
  await withoutPassword(invited.id);
  await hashAsTheProduct();
  const expected = await workOf('nobody@example.com', wrong);
  expect(expected.hashes).toEqual(oneHash);
  expect(expected.resultCode).toBe(loginResults.NoAccess);
  for (const { email } of [person, disabled, unverified, administrator, invited])
    expect(await workOf(email, wrong), email).toEqual(expected);
});

test('a refusal after a correct password compares once as well', async () => {
  const disabled = await aPerson(site.db, { disabled: true });
  const unverified = await aPerson(site.db, { verified: false });
  const unpaid = await aPerson(site.db);
  const { id } = await aCompany(site.db, { subscription: 'expired' });
  await worksAt(site.db, unpaid.id, id, 'estimator');
  await hashAsTheProduct();
  for (const [{ email }, resultCode] of [
    [disabled, loginResults.Disabled],
    [unverified, loginResults.EmailNotVerified],
    [unpaid, loginResults.SubscriptionError],
  ] as const)
    expect(await workOf(email, testPassword)).toMatchObject({ resultCode, hashes: oneHash });
});

test('an address of a company with single sign-on gets the same reply whether the account exists', async () => {
  const idp = anIdentityProvider({ publicUrl: 'https://dre.example', now: () => testNow });
  await anSsoCompany(site.db, idp, { domains: ['own-page.example'] });
  const expected = await workOf('nobody@own-page.example', wrong);
  expect(expected.hashes).toEqual(oneHash);
  for (const [name, password] of [
    ['with-password', testPassword],
    ['without-password', wrong],
  ] as const) {
    const { id } = await aPerson(site.db);
    const email = `${name}@own-page.example`;
    await site.db.updateTable('person').set({ email }).where('id', '=', id).execute();
    if (name === 'without-password') await withoutPassword(id);
    await hashAsTheProduct();
    expect(await workOf(email, password), name).toEqual(expected);
  }
});
