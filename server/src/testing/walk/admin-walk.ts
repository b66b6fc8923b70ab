import { randomUUID } from 'node:crypto';
import type { ContentItem } from '@dre/core/contract/content/content-admin';
import type { HelpDocument } from '@dre/core/contract/help/help';
import type { HelpTopicDraft } from '@dre/core/contract/help/help-admin';
import { blankContent } from '@dre/core/domain/content/content-item';
import { richTextOf } from '@dre/core/domain/content/rich-text';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { aCompany, anEstimator, aPerson, worksAt } from '../people.ts';
import { jpegSample } from '../picture-samples.ts';
import { pngSample } from '../pictures/png-sample.ts';
import { aSelfSignedCertificate } from '../sso/self-signed.ts';
import { bookCalls } from './book-walk.ts';
import { bytesCaller, type WalkCall, caller, signedIn, type Walk } from './walk.ts';

/** Makes every change an administrator of the product can make. */
export async function walkAsAdministrator(walk: Walk): Promise<void> {
  const { email } = await aPerson(walk.db, { administrator: true });
  const headers = { authorization: `Bearer ${await signedIn(walk, email)}` };
  const admin = caller(walk, headers);
  const sendBytes = bytesCaller(walk, headers);
  await contentCalls(admin);
  expect((await sendBytes('/api/content/pictures', '', await jpegSample())).statusCode).toBe(200);
  await topicCalls(admin);
  await documentCalls(admin, sendBytes);
  await companyCalls(walk, admin);
  await inboxCalls(walk, admin);
  await userCalls(walk, admin);
  await stateCalls(walk, admin);
  await bookCalls(admin, sendBytes);
}

/** The contract's content paths have two parameters, so the kind is written out here. */
async function contentCalls(admin: WalkCall): Promise<void> {
  const made = async () => (await admin('POST', '/api/admin/content/news', {})).json<ContentItem>();
  const path = '/api/admin/content/news/:id';
  const first = await made();
  const content = { ...blankContent, title: 'Prices', text: richTextOf(['Rails up.']) };
  const saved = await admin('PUT', path, { revision: first.revision, content }, first.id);
  const { revision } = saved.json<ContentItem>();
  expect((await admin('GET', path, undefined, first.id)).statusCode).toBe(200);
  const shown = await admin('POST', `${path}/publish`, { revision }, first.id);
  expect(shown.json()).toMatchObject({ state: 'published' });
  const archived = { revision: shown.json<ContentItem>().revision };
  expect((await admin('POST', `${path}/archive`, archived, first.id)).json()).toMatchObject({
    state: 'archived',
  });
  expect((await admin('DELETE', path, undefined, (await made()).id)).statusCode).toBe(200);
}

async function topicCalls(admin: WalkCall): Promise<void> {
  const path = '/api/admin/help/topics';
  const title = `Hail ${randomUUID()}`;
  const topic = (await admin('POST', path, { title, parent: null })).json<{ id: string; slug: string }>();
  const draft = (await admin('GET', `${path}/:id`, undefined, topic.id)).json<HelpTopicDraft>();
  const { slug, lead, body, screens, revision: since } = draft;
  const words = { slug, title: 'Hail', lead, body, screens, since };
  const saved = await admin('PUT', `${path}/:id/draft`, words, topic.id);
  expect(saved.statusCode, saved.body).toBe(200);
  const shown = await admin('POST', `${path}/:id/publish`, saved.json<object>(), topic.id);
  expect(shown.json()).toEqual({ version: 1 });
  expect((await admin('GET', `${path}/:id/versions/1`, undefined, topic.id)).statusCode).toBe(200);
  const { revision } = (await admin('GET', '/api/help/state')).json<{ revision: string }>();
  expect((await admin('GET', '/api/help/topics/:revision', undefined, revision)).statusCode).toBe(200);
  const answer = await admin('PUT', '/api/help/answers/:slug', { helped: true }, topic.slug);
  expect(answer.json()).toBe(true);
  const place = { parent: null, before: null };
  expect((await admin('PUT', `${path}/:id/place`, place, topic.id)).json()).toBe(true);
  expect((await admin('POST', `${path}/:id/withdraw`, {}, topic.id)).json()).toBe(true);
  expect((await admin('DELETE', `${path}/:id`, undefined, topic.id)).json()).toBe(true);
}

async function documentCalls(admin: WalkCall, sendBytes: ReturnType<typeof bytesCaller>): Promise<void> {
  const path = '/api/admin/help/documents';
  const sent = await sendBytes(path, '?title=Guide&fileName=guide.png', pngSample());
  const { id } = sent.json<HelpDocument>();
  const address = await admin('POST', '/api/help/documents/:id/address', {}, id);
  expect(address.statusCode).toBe(200);
  expect((await admin('PUT', `${path}/:id`, { title: 'Another' }, id)).json()).toBe(true);
  expect((await admin('DELETE', `${path}/:id`, undefined, id)).json()).toBe(true);
}

async function companyCalls(walk: Walk, admin: WalkCall): Promise<void> {
  const ownerEmail = `${randomUUID()}@example.com`;
  const opening = { name: 'New', kind: 'insurer', ownerName: 'Olga', ownerEmail };
  const { id } = (await admin('POST', '/api/admin/companies', opening)).json<{ id: string }>();
  const change = { name: 'Newer', subscription: 'active', seats: 9 };
  expect((await admin('PATCH', '/api/admin/companies/:id', change, id)).json()).toBe(true);
  const { certificate } = aSelfSignedCertificate();
  const sso = {
    enabled: true,
    entryPoint: 'https://idp.acme.example/saml',
    idpEntityId: 'https://idp.acme.example/',
    certificates: [certificate],
    domains: [`${randomUUID()}.example`],
    defaultRole: 'estimator',
  };
  expect((await admin('PUT', '/api/admin/companies/:id/sso', sso, id)).json()).toBe(true);
  expect((await admin('GET', '/api/admin/companies/:id/sso', undefined, id)).statusCode).toBe(200);
  await worksAt(walk.db, (await aPerson(walk.db)).id, (await aCompany(walk.db)).id, 'owner');
}

async function inboxCalls(walk: Walk, admin: WalkCall): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  const order = { name: 'Vera', email, organization: 'Vera RV', signature: pngSample() };
  const orders = await walk.db
    .insertInto('trial_order')
    .values([order, { ...order, email: 'other@example.com' }])
    .returning('id')
    .execute();
  expect((await admin('GET', '/api/admin/orders')).statusCode).toBe(200);
  expect((await admin('GET', '/api/admin/orders/:id', undefined, orders[0]?.id)).statusCode).toBe(200);
  const approval = { companyName: 'Vera RV', kind: 'dealer', ownerEmail: email };
  const approved = await admin('POST', '/api/admin/orders/:id/approve', approval, orders[0]?.id);
  expect(approved.statusCode, approved.body).toBe(200);
  expect((await admin('POST', '/api/admin/orders/:id/decline', {}, orders[1]?.id)).json()).toBe(true);
  const { id } = await walk.db
    .insertInto('contact_message')
    .values({ name: 'Mia', email, message: 'Hello' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const handled = await admin('PUT', '/api/admin/messages/:id/handled', { handled: true }, id);
  expect(handled.json()).toBe(true);
}

async function userCalls(walk: Walk, admin: WalkCall): Promise<void> {
  const { id, email } = await anEstimator(walk.db);
  await signedIn(walk, email);
  const path = '/api/admin/users/:id';
  expect((await admin('POST', `${path}/end-sessions`, {}, id)).statusCode).toBe(200);
  expect((await admin('PUT', `${path}/administrator`, { administrator: true }, id)).json()).toBe(true);
  expect((await admin('PUT', `${path}/access`, { enabled: false }, id)).json()).toBe(true);
  const invited = await aPerson(walk.db, { verified: false });
  await walk.db.updateTable('person').set({ password_hash: null }).where('id', '=', invited.id).execute();
  await worksAt(walk.db, invited.id, (await aCompany(walk.db)).id, 'estimator');
  const again = await admin('POST', `${path}/invitation`, {}, invited.id);
  expect(again.statusCode, again.body).toBe(200);
}

async function stateCalls(walk: Walk, admin: WalkCall): Promise<void> {
  await sql`insert into jobs.job (name, data, state) values ('manual', '{"edition":1}', 'failed')`.execute(
    walk.db,
  );
  expect((await admin('POST', '/api/admin/retry', { queue: 'manual' })).json()).toBeGreaterThan(0);
  expect((await admin('POST', '/api/admin/audit-check')).json()).toMatchObject({ isWhole: true });
  expect((await admin('POST', '/api/admin/manual', {})).statusCode).toBe(200);
  const workbook = { sheets: [{ name: 'Figures', headings: ['Company'], rows: [['A']] }] };
  expect((await admin('POST', '/api/workbooks', workbook)).statusCode).toBe(200);
}
