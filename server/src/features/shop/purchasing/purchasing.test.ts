import { randomUUID } from 'node:crypto';
import type { PurchaseOrderReply } from '@dre/core/contract/shop/purchase-orders';
import type { RepairOrderReply } from '@dre/core/contract/shop/shop';
import { thousandths } from '@dre/core/domain/units';
import { beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../../testing/documents/read-pdf.ts';
import { aMember, get, type Member, post } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import {
  anApprovedEstimate,
  anOpenOrder,
  aShopEdit,
  put,
  sendToShop,
  shopOn,
} from '../../../testing/shop.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter', beatMs: 3_600_000 });
let owner: Member;
let estimator: Member;
let technician: Member;
let order: RepairOrderReply['order'];
let part: string;

const vendor = {
  id: randomUUID(),
  name: 'Lakeshore RV Supply',
  contact: 'Gail Novotny',
  phone: '',
  email: 'parts@lakeshore.example',
  account: 'A-117',
};

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  owner = await aMember(site, id, 'owner');
  estimator = await aMember(site, id, 'estimator');
  technician = await aMember(site, id, 'technician');
  await shopOn(site.app, owner);
  await storeVendor(0, vendor);
  await newOrder();
});

async function newOrder(): Promise<void> {
  ({ order } = await anOpenOrder(site.app, owner, await anApprovedEstimate(site.app, estimator)));
  part = order.parts[0]?.work.key ?? '';
}

function storeVendor(revision: number, given: typeof vendor, isRemoved = false) {
  return put(site.app, owner, `/api/shop/vendors/${vendor.id}`, { revision, isRemoved, vendor: given });
}

function write(member: Member, given: object = {}) {
  const line = { order: order.id, part, quantity: 1_000, cost: 12_345 };
  const body = { id: randomUUID(), vendorId: vendor.id, note: '', expected: null };
  return post(site.app, member, '/api/shop/purchase-orders', { ...body, lines: [line], ...given });
}

function send(member: Member, id: string, given: object = { how: 'mail', to: '' }) {
  return post(site.app, member, `/api/shop/purchase-orders/${id}/send`, given);
}

async function readBack(id: string): Promise<PurchaseOrderReply> {
  return (await get(site.app, estimator, `/api/shop/purchase-orders/${id}`)).json<PurchaseOrderReply>();
}

async function partsOf(id: string): Promise<RepairOrderReply['order']['parts']> {
  return (await get(site.app, owner, `/api/shop/orders/${id}`)).json<RepairOrderReply>().order.parts;
}

const byPhone = { how: 'other', to: 'By phone' };

test('a draft orders nothing; sent once, its parts are ordered, and its state follows from receipts', async () => {
  const [id, expected] = [randomUUID(), '2026-12-01'];
  const written = (await write(estimator, { id, expected })).json<PurchaseOrderReply>();
  expect(written).toMatchObject({
    state: 'draft',
    cost: 12_345,
    purchase: { vendor, lines: [{ number: order.number, part }], sent: null },
  });
  expect(written.purchase.number).toMatch(/^PO-1\d{4}$/);
  expect((await write(estimator, { id })).json()).toEqual(written);
  expect(await partsOf(order.id)).toMatchObject([{ orders: [], expected: [] }]);
  expect((await write(owner)).json()).toMatchObject({
    detail: expect.stringContaining(`is in draft ${written.purchase.number}, not sent.`) as string,
  });
  expect((await send(estimator, id, byPhone)).json()).toMatchObject({ state: 'sent' });
  expect(await partsOf(order.id)).toMatchObject([
    {
      orders: [{ vendor: vendor.name, purchaseOrder: written.purchase.number }],
      expected: [{ day: expected }],
    },
  ]);
  expect((await write(owner)).json()).toMatchObject({ detail: /is ordered already\.$/ });
  const receipt = { id: randomUUID(), quantity: thousandths(1_000), damaged: thousandths(0) };
  await sendToShop(site.app, owner, order.id, [aShopEdit({ kind: 'receive-part', part, receipt })]);
  expect(await readBack(id)).toMatchObject({
    state: 'closed',
    lines: [{ received: 1_000, receivedAt: [expect.any(String)] }],
  });
});

test('a discarded draft frees its parts, keeps its number and is not sent; a sent one is not discarded', async () => {
  await newOrder();
  const discard = (id: string, by = owner) =>
    post(site.app, by, `/api/shop/purchase-orders/${id}/discard`, {});
  const first = (await write(owner)).json<PurchaseOrderReply>().purchase;
  expect((await discard(first.id, technician)).statusCode).toBe(403);
  expect((await discard(first.id)).json()).toMatchObject({ state: 'discarded' });
  expect((await discard(first.id)).json()).toMatchObject({ state: 'discarded' });
  expect((await send(owner, first.id, byPhone)).json()).toMatchObject({ detail: /was discarded/ });
  const second = (await write(owner)).json<PurchaseOrderReply>().purchase;
  expect(second.number).not.toBe(first.number);
  await send(owner, second.id, byPhone);
  expect((await discard(second.id)).json()).toMatchObject({ detail: /was sent, so it cannot be discarded/ });
});

test('a draft whose part was ordered meanwhile is not sent, and a day that is over is not expected', async () => {
  await newOrder();
  expect((await write(owner, { expected: '2026-11-01' })).json()).toMatchObject({
    detail: expect.stringContaining('November 1') as string,
  });
  const { purchase } = (await write(owner)).json<PurchaseOrderReply>();
  const given = { id: randomUUID(), quantity: thousandths(1_000), vendor: '', purchaseOrder: '', cost: null };
  const elsewhere = aShopEdit({ kind: 'order-part', part, order: given });
  await sendToShop(site.app, owner, order.id, [elsewhere]);
  expect((await send(owner, purchase.id, byPhone)).json()).toMatchObject({
    detail: expect.stringContaining(`Discard ${purchase.number}`) as string,
  });
  expect(await readBack(purchase.id)).toMatchObject({ state: 'draft' });
});

test('a purchase order with a removed vendor, a strange part or the same part twice changes nothing', async () => {
  await newOrder();
  const line = { order: order.id, part, quantity: 1_000, cost: null };
  const before = (await get(site.app, owner, '/api/shop/purchase-orders')).json<{ items: object[] }>();
  expect((await write(technician)).statusCode).toBe(403);
  expect((await write(owner, { vendorId: randomUUID() })).json()).toMatchObject({ detail: /vendor/ });
  expect((await write(owner, { lines: [line, line] })).json()).toMatchObject({ detail: /twice/ });
  expect((await write(owner, { lines: [{ ...line, part: 'none' }] })).statusCode).toBe(409);
  expect((await write(owner, { lines: [line, { ...line, order: randomUUID() }] })).statusCode).toBe(404);
  const after = await get(site.app, owner, '/api/shop/purchase-orders');
  expect(after.json()).toEqual(before);
  expect((await get(site.app, technician, '/api/shop/purchase-orders')).statusCode).toBe(403);
});

test('a purchase order is mailed once, with its PDF, and says to whom and when', async () => {
  await newOrder();
  const { purchase } = (await write(estimator)).json<PurchaseOrderReply>();
  const sent = (await send(estimator, purchase.id)).json<PurchaseOrderReply>();
  expect(sent).toMatchObject({
    state: 'sent',
    mail: 'waiting',
    purchase: { sent: { how: 'mail', to: vendor.email, at: expect.any(String) as string } },
  });
  const mails = await site.db
    .selectFrom('outgoing_mail')
    .innerJoin('outgoing_attachment', 'mail_id', 'outgoing_mail.id')
    .select(['recipients', 'subject', 'body_text', 'file_name', 'content'])
    .where('subject', 'like', `%${purchase.number}%`)
    .execute();
  expect(mails).toMatchObject([{ recipients: [vendor.email], file_name: `${purchase.number}.pdf` }]);
  expect(mails[0]?.body_text).toContain('A-117');
  const { pages } = await readPdf(mails[0]?.content ?? Buffer.alloc(0));
  const text = pages.map((page) => page.text).join('\n');
  expect(text).toContain('Lakeshore RV Supply');
  expect(text).toContain('123.45');
  expect(text).not.toContain('Delgado');
  expect((await send(owner, purchase.id)).json()).toMatchObject({
    detail: expect.stringContaining(`${purchase.number} was sent to ${vendor.email}`) as string,
  });
  expect((await send(technician, purchase.id)).statusCode).toBe(403);
  const failing = site.db.updateTable('outgoing_mail').set({ state: 'failed' });
  await failing.where('subject', 'like', `%${purchase.number}%`).execute();
  expect((await send(owner, purchase.id)).json()).toMatchObject({ state: 'sent', mail: 'waiting' });
});

test('a vendor without an address, or a removed one, gets no mail, and another way is recorded', async () => {
  await newOrder();
  const { purchase } = (await write(owner, { note: '=1+1' })).json<PurchaseOrderReply>();
  await storeVendor(1, { ...vendor, email: '' });
  expect((await send(owner, purchase.id)).json()).toMatchObject({ detail: /has no e-mail address/ });
  await storeVendor(2, vendor, true);
  expect((await send(owner, purchase.id)).json()).toMatchObject({ detail: /not among your vendors/ });
  expect((await send(owner, purchase.id, { how: 'other', to: 'By phone' })).json()).toMatchObject({
    state: 'sent',
    mail: null,
    purchase: { sent: { how: 'other', to: 'By phone' } },
  });
  const { csv, fileName } = (
    await get(site.app, owner, `/api/shop/purchase-orders/${purchase.id}/csv`)
  ).json<{ csv: string; fileName: string }>();
  expect(fileName).toBe(`${purchase.number}.csv`);
  expect(csv.split('\r\n')[1]).toMatch(
    new RegExp(`^${purchase.number},1,.*,123\\.45,123\\.45,${order.number}$`),
  );
});
