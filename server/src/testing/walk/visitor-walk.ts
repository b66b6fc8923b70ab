import { createHash, randomUUID } from 'node:crypto';
import { usualOptions } from '@dre/core/domain/documents/document-kinds';
import { expect } from 'vitest';
import type { Db } from '../../database/connections/connection.ts';
import { createAccountLink } from '../../features/account/account-link-queries.ts';
import { aLine, anEdit } from '../estimates.ts';
import { anIdentityProvider } from '../sso/identity-provider.ts';
import { anEstimator, aPerson, testPassword } from '../people.ts';
import { pngSampleAddress } from '../pictures/png-sample.ts';
import { anSsoCompany } from '../sso/sso-company.ts';
import { testNow } from '../test-app.ts';
import { walkUrl } from './company-walk.ts';
import { bytesCaller, type WalkCall, caller, signedIn, type Walk } from './walk.ts';

/** Makes every call that needs no company. */
export async function walkAsVisitor(walk: Walk): Promise<void> {
  await enquiryCalls(walk);
  await ownAccountCalls(walk);
  await linkCalls(walk);
  await ssoCalls(walk);
  await sharedCalls(walk);
}

async function enquiryCalls(walk: Walk): Promise<void> {
  const visitor = caller(walk, {});
  const who = { app: 'DRE', name: 'Dana Whitfield', email: 'dana@lakeshore-rv.example' };
  const message = { ...who, message: 'Does it?', captchaResponse: `person ${randomUUID()}` };
  expect((await visitor('POST', '/api/Dre/SendContactUsEmail', message)).json()).toBe(true);
  const order = { ...who, signature: pngSampleAddress(40), captchaResponse: `person ${randomUUID()}` };
  expect((await visitor('POST', '/api/Dre/SendOrderFormEmail', order)).json()).toBe(true);
  expect((await visitor('POST', '/api/Dre/LogAdClick', { ad: `spring ${randomUUID()}` })).json()).toBe(true);
}

async function ownAccountCalls(walk: Walk): Promise<void> {
  const self = await ownCaller(walk);
  expect((await self('PATCH', '/api/account/profile', { name: 'Dana' })).statusCode).toBe(200);
  expect((await self('POST', '/api/account/end-guide')).statusCode).toBe(200);
  expect((await self('POST', '/api/account/end-other-sessions')).statusCode).toBe(200);
  const change = { currentPassword: testPassword, password: 'olive tractor pebble' };
  expect((await self('POST', '/api/account/change-password', change)).json()).toBe(true);
  expect((await self('POST', '/api/Login/Logout')).statusCode).toBe(200);
  const other = await ownCaller(walk);
  const [session] = (await other('GET', '/api/account/sessions')).json<{ id: string }[]>();
  const ended = await other('POST', '/api/account/sessions/:id/end', undefined, session?.id);
  expect(ended.json(), ended.body).toBe(true);
}

async function ownCaller(walk: Walk): Promise<WalkCall> {
  const { email } = await anEstimator(walk.db);
  return caller(walk, { authorization: `Bearer ${await signedIn(walk, email)}` });
}

async function linkCalls(walk: Walk): Promise<void> {
  const visitor = caller(walk, {});
  const token = async (kind: 'set-password' | 'verify-email', personId: string) => {
    const { path } = await createAccountLink(walk.db, { personId, kind, now: testNow });
    return path.split('/').at(-1) ?? '';
  };
  const person = await aPerson(walk.db, { verified: false });
  const verifying = { token: await token('verify-email', person.id) };
  expect((await visitor('POST', '/api/account/check-link', verifying)).json()).toMatchObject({
    kind: 'verify-email',
  });
  expect((await visitor('POST', '/api/account/verify-email', verifying)).json()).toEqual({
    email: person.email,
  });
  expect((await visitor('POST', '/api/account/reset-password', { email: person.email })).json()).toBe(true);
  // It replies before it works: the rest must not be mistaken for the next call's.
  await expect.poll(() => mailsTo(walk.db, person.email)).toBe(1);
  const setting = { token: await token('set-password', person.id), password: 'tangled violet harbor' };
  expect((await visitor('POST', '/api/account/set-password', setting)).json()).toEqual({
    email: person.email,
  });
}

/** The identity provider starts a sign-in, and the person confirms it. */
async function ssoCalls(walk: Walk): Promise<void> {
  const idp = anIdentityProvider({ publicUrl: walkUrl, now: () => testNow });
  const domain = `${randomUUID()}.example`;
  await anSsoCompany(walk.db, idp, { domains: [domain] });
  const reply = await walk.inject({
    method: 'POST',
    url: '/api/Saml/Acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ SAMLResponse: idp.answer({ email: `walter@${domain}` }) }).toString(),
  });
  const fragment = new URL(String(reply.headers.location), walkUrl).hash.slice(1);
  const code = new URLSearchParams(fragment).get('confirm') ?? '';
  const xsrf = 'x'.repeat(43);
  const visitor = caller(walk, { cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf });
  expect((await visitor('POST', '/api/Saml/Pending', { code })).json()).toEqual({
    email: `walter@${domain}`,
  });
  const exchanged = await visitor('POST', '/api/Saml/Exchange', { code, confirmed: true });
  expect(exchanged.json(), exchanged.body).toMatchObject({ resultCode: 1 });
}

/** An insurer reviews, an owner declines, and a document is verified. */
async function sharedCalls(walk: Walk): Promise<void> {
  const { email, companyId } = await anEstimator(walk.db);
  const headers = { authorization: `Bearer ${await signedIn(walk, email)}`, 'x-company': companyId };
  const member = caller(walk, headers);
  const [id, lineId] = [randomUUID(), randomUUID()];
  await member('POST', '/api/estimates', { id });
  const edits = [aLine(lineId), anEdit({ kind: 'lock', by: '', at: '' })];
  await member('POST', '/api/estimates/:id/edits', { device: randomUUID(), since: 0, edits }, id);
  const tokenFor = async (audience: string) => {
    const made = await member('POST', '/api/estimates/:id/share-links', { audience, days: 30 }, id);
    return made.json<{ address: string }>().address.replace('/share/', '');
  };
  const visitor = caller(walk, {});
  const sender = async (audience: string) => ({
    token: await tokenFor(audience),
    id: randomUUID(),
    name: 'Ruth',
  });
  const review = { ...(await sender('insurer')), comment: 'Seen', lines: [] };
  const reviewed = await visitor('POST', '/api/share/review', review);
  expect(reviewed.json(), reviewed.body).toMatchObject({ kind: 'insurer' });
  const declined = await visitor('POST', '/api/share/decline', {
    ...(await sender('owner')),
    reason: 'Too much',
  });
  expect(declined.statusCode, declined.body).toBe(200);
  const choice = { kind: 'customer', version: 'draft', options: usualOptions.customer };
  const asked = await member('POST', '/api/estimates/:id/document-addresses', choice, id);
  const { rawPayload } = await walk.inject({ url: asked.json<{ address: string }>().address });
  const sha256 = createHash('sha256').update(rawPayload).digest('hex');
  expect((await visitor('POST', '/api/verify/hash', { sha256 })).statusCode).toBe(200);
  const sent = await bytesCaller(walk, {})('/api/verify/file', '', rawPayload);
  expect(sent.statusCode, sent.body).toBe(200);
}

async function mailsTo(db: Db, address: string): Promise<number> {
  const mails = await db.selectFrom('outgoing_mail').select('recipients').execute();
  return mails.filter(({ recipients }) => recipients.includes(address)).length;
}
