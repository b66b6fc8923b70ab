import { randomUUID } from 'node:crypto';
import type { EstimatePage } from '@dre/core/contract/estimates/estimate-list';
import type { Notice } from '@dre/core/contract/shop/notices';
import { beforeAll, expect, test } from 'vitest';
import {
  aMember,
  anEdit,
  get,
  type Member,
  post,
  shroudReplaced,
  started,
} from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import {
  anApprovedEstimate,
  anOpenOrder,
  aShopEdit,
  onCrew,
  put,
  sendTo,
  sendToShop,
  shopOn,
  timePassed,
} from '../../../testing/shop.ts';
import { withTestApp } from '../../../testing/test-app.ts';
import { testNow } from '../../../testing/test-now.ts';

const site = withTestApp({ book: 'starter' });
let company: string;
let owner: Member;
let foreman: Member;
let estimator: Member;
let technician: Member;

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  company = id;
  owner = await aMember(site, id, 'owner');
  foreman = await aMember(site, id, 'foreman');
  estimator = await aMember(site, id, 'estimator');
  technician = await aMember(site, id, 'technician');
  await shopOn(site.app, owner);
  await onCrew(site.app, owner, technician.id);
});

async function noticesOf(member: Member): Promise<{ items: Notice[]; unread: number }> {
  const reply = await get(site.app, member, '/api/shop/notices');
  expect(reply.statusCode, reply.payload).toBe(200);
  return reply.json();
}

test('who asks for work is heard by owner and foreman once an hour, and by nobody else', async () => {
  const asked = await post(site.app, technician, '/api/shop/ask-for-work', {});
  expect(asked.json()).toEqual({ told: 2 });
  expect((await post(site.app, technician, '/api/shop/ask-for-work', {})).json()).toEqual({ told: 0 });
  expect((await noticesOf(foreman)).items).toMatchObject([{ kind: 'work-asked-for', isRead: false }]);
  expect((await noticesOf(estimator)).items).toEqual([]);
  expect((await noticesOf(technician)).items).toEqual([]);
});

test('a finding is told to everybody who runs the shop but its author, by mail to those who chose it, and read once', async () => {
  const { order } = await anOpenOrder(site.app, foreman, await anApprovedEstimate(site.app, owner));
  await put(site.app, estimator, '/api/shop/notices/mailed', { mailed: ['finding-reported'] });
  const finding = { id: randomUUID(), task: null, location: null, description: 'Wet luan', photos: [] };
  const edit = aShopEdit({ kind: 'report-finding', finding });
  await sendToShop(site.app, foreman, order.id, [edit]);
  await sendToShop(site.app, foreman, order.id, [edit]);
  expect((await noticesOf(foreman)).items.some(({ kind }) => kind === 'finding-reported')).toBe(false);
  const told = (await noticesOf(owner)).items.filter(({ kind }) => kind === 'finding-reported');
  expect(told).toMatchObject([{ orderId: order.id, orderNumber: order.number, findingId: finding.id }]);
  const mails = site.db.selectFrom('outgoing_mail').select(['recipients', 'subject', 'body_text as body']);
  const mail = (await mails.execute()).filter(({ subject }) => subject.includes('Wet luan'));
  expect(mail).toHaveLength(1);
  expect(mail[0]?.body).toContain(`/shop/orders/${order.id}?finding=${finding.id}`);
  const read = await post(site.app, owner, '/api/shop/notices/read', { until: testNow.toISOString() });
  expect(read.json()).toEqual({ unread: 0 });
  expect((await noticesOf(owner)).items.every(({ isRead }) => isRead)).toBe(true);
  expect((await noticesOf(estimator)).unread).toBe(1);
});

test('a promise that is over is told once a person, however often they look', async () => {
  const { order } = await anOpenOrder(site.app, foreman, await anApprovedEstimate(site.app, owner));
  await timePassed(site.db, company, { order: order.id, promise: '2026-01-02' });
  const looked = (await noticesOf(estimator)).items.filter(({ kind }) => kind === 'promise-at-risk');
  expect(looked).toHaveLength(1);
  await noticesOf(owner);
  const told = (await noticesOf(owner)).items.filter(({ kind }) => kind === 'promise-at-risk');
  expect(told).toMatchObject([{ orderId: order.id, text: 'is past its promised day' }]);
});

test('a promise moved to a later day takes its notice back, from everybody', async () => {
  const { order } = await anOpenOrder(site.app, foreman, await anApprovedEstimate(site.app, owner));
  const seenBy = async (member: Member) =>
    (await noticesOf(member)).items.filter(({ orderId }) => orderId === order.id).map(({ text }) => text);
  await timePassed(site.db, company, { order: order.id, promise: '2026-01-02' });
  expect(await seenBy(owner)).toEqual(['is past its promised day']);
  const promise = { id: randomUUID(), day: '2027-03-01', reason: 'Moved' };
  await sendToShop(site.app, foreman, order.id, [aShopEdit({ kind: 'promise', promise })]);
  expect(await seenBy(estimator)).toEqual([]);
  expect(await seenBy(owner)).toEqual([]);
});

test('the notice of late parts counts those still late, and goes when none is', async () => {
  const { order } = await anOpenOrder(site.app, foreman, await anApprovedEstimate(site.app, owner));
  const waitsFor = async (...days: readonly string[]) => {
    await timePassed(site.db, company, { order: order.id, parts: days });
    const { items } = await noticesOf(owner);
    return items.flatMap(({ kind, orderId, text, isRead }) =>
      kind === 'part-late' && orderId === order.id ? [{ text, isRead }] : [],
    );
  };
  expect(await waitsFor('2026-11-10', '2026-11-12')).toEqual([
    { text: 'waits for 2 parts that are late', isRead: false },
  ]);
  await post(site.app, owner, '/api/shop/notices/read', { until: testNow.toISOString() });
  expect(await waitsFor('2026-11-12')).toEqual([{ text: 'waits for 1 part that is late', isRead: true }]);
  expect(await waitsFor('2026-11-12', '2026-11-13')).toEqual([
    { text: 'waits for 2 parts that are late', isRead: false },
  ]);
  expect(await waitsFor('2026-11-20')).toEqual([]);
});

test('a question and a decline by share link are each told once, to the person who shared it too', async () => {
  const { estimate } = await started(site.app, owner);
  await sendTo(site.app, owner, estimate.id, [
    anEdit({
      ...shroudReplaced,
      lineId: randomUUID(),
      place: { side: 'whole', subSide: 'fees', region: null },
    }),
    anEdit({ kind: 'lock', by: '', at: '' }),
  ]);
  const made = await post(site.app, owner, `/api/estimates/${estimate.id}/share-links`, {
    audience: 'owner',
    days: 30,
  });
  const token = made.json<{ address: string }>().address.replace('/share/', '');
  const visit = (path: string, body: object) =>
    site.app.inject({ method: 'POST', url: `/api/share/${path}`, body: { token, name: 'Ruth', ...body } });
  const question = { id: randomUUID(), text: 'Is the shroud in stock?' };
  expect((await visit('question', question)).statusCode).toBe(200);
  expect((await visit('question', question)).statusCode).toBe(200);
  expect((await visit('decline', { id: randomUUID(), reason: 'Too much' })).statusCode).toBe(200);
  const { number } = estimate.heading;
  for (const member of [owner, foreman, estimator]) {
    const told = (await noticesOf(member)).items.filter(({ estimateId }) => estimateId === estimate.id);
    expect(told.map(({ orderNumber, text }) => `${orderNumber}: ${text}`).toSorted()).toEqual([
      `${number}: E01 was declined by the owner`,
      `${number}: the owner asks a question on E01`,
    ]);
  }
  const list = await get(site.app, owner, '/api/estimates');
  expect(list.json<EstimatePage>().items.find(({ id }) => id === estimate.id)?.toAnswer).toBe(1);
});
