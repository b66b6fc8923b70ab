import { randomUUID } from 'node:crypto';
import type { PartRow } from '@dre/core/contract/shop/parts';
import type { RepairOrderReply, SentShopOutcome } from '@dre/core/contract/shop/shop';
import { stepKey } from '@dre/core/domain/shop/model/repair-task';
import { cents, thousandths } from '@dre/core/domain/units';
import { beforeAll, expect, test } from 'vitest';
import { aMember, get, type Member } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import {
  anApprovedEstimate,
  anOpenOrder,
  aShopEdit,
  onCrew,
  put,
  sendToShop,
  shopOn,
} from '../../../testing/shop.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter', beatMs: 3_600_000 });
let owner: Member;
let estimator: Member;
let reviewer: Member;
let technician: Member;
let order: RepairOrderReply['order'];
let part: string;

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  owner = await aMember(site, id, 'owner');
  estimator = await aMember(site, id, 'estimator');
  reviewer = await aMember(site, id, 'reviewer');
  technician = await aMember(site, id, 'technician');
  await shopOn(site.app, owner);
  ({ order } = await anOpenOrder(site.app, owner, await anApprovedEstimate(site.app, estimator)));
  part = order.parts[0]?.work.key ?? '';
});

async function rowsOf(member: Member, day = '2026-11-18'): Promise<PartRow[]> {
  return (await get(site.app, member, `/api/shop/parts?day=${day}`)).json<{ rows: PartRow[] }>().rows;
}

function aVendor(name: string) {
  return { id: randomUUID(), name, contact: 'Gail Novotny', phone: '(574) 555-0142', email: '', account: '' };
}

test('an ordered part moves through its queues, and its cost is read by those who order', async () => {
  expect(await rowsOf(owner)).toMatchObject([
    {
      row: { order: order.id, queues: ['to-order'], part: { work: { unit: 'each' } }, isUnitHere: false },
      estimate: { customer: 'Rosa Delgado' },
    },
  ]);
  const wanted = thousandths(1_000);
  const given = { quantity: wanted, vendor: 'Lakeshore RV Supply', purchaseOrder: '', cost: cents(98_765) };
  await sendToShop(site.app, estimator, order.id, [
    aShopEdit({ kind: 'order-part', part, order: { id: randomUUID(), ...given } }),
    aShopEdit({ kind: 'expect-part', part, expected: { id: randomUUID(), day: '2026-11-20', reason: '' } }),
  ]);
  expect(await rowsOf(owner)).toMatchObject([{ row: { queues: ['expected-later'] } }]);
  expect(await rowsOf(estimator, '2026-11-21')).toMatchObject([
    { row: { queues: ['overdue'], part: { orders: [{ cost: 98_765 }] } } },
  ]);
  expect((await get(site.app, reviewer, '/api/shop/parts?day=2026-11-18')).statusCode).toBe(403);
});

test('a part is not expected on a day that is over where the shop is', async () => {
  const days = ['2026-11-13', '2026-11-12', '2026-11-20'];
  const edits = days.map((day) =>
    aShopEdit({ kind: 'expect-part', part, expected: { id: randomUUID(), day, reason: '' } }),
  );
  const sent = await sendToShop(site.app, estimator, order.id, edits);
  const { outcomes } = sent.json<{ outcomes: SentShopOutcome[] }>();
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(
    days.map((day) =>
      day < '2026-11-14'
        ? { kind: 'refused', refusal: { kind: 'day-is-over', day, what: 'part' } }
        : { kind: 'applied' },
    ),
  );
});

test('a technician reads the parts of own orders, without a cent and without a contact', async () => {
  expect(await rowsOf(technician)).toEqual([]);
  const { id } = await onCrew(site.app, owner, technician.id);
  const task = order.tasks.find(({ work }) => work.needs.includes(part));
  const step = task === undefined ? '' : stepKey(task);
  const plan = { people: [id], location: null, from: null, until: null };
  await sendToShop(site.app, owner, order.id, [aShopEdit({ kind: 'assign-step', step, plan })]);
  const rows = await rowsOf(technician);
  expect(rows).toMatchObject([{ row: { queues: ['expected-later'] }, estimate: { customer: '' } }]);
  expect(JSON.stringify(rows)).not.toMatch(/98765|Delgado|"cost":\d/);
  expect((await get(site.app, technician, '/api/shop/vendors')).statusCode).toBe(403);
  const pictures = await get(site.app, technician, `/api/shop/orders/${order.id}/pictures`);
  expect(pictures.json()).toEqual({ estimateId: order.estimateId, lines: [] });
});

test('a part that arrived unchecked is checked by the technician who unpacks it', async () => {
  const receipt = { id: randomUUID(), quantity: thousandths(1_000), damaged: thousandths(0) };
  await sendToShop(site.app, technician, order.id, [
    aShopEdit({ kind: 'receive-part', part, receipt: { ...receipt, condition: 'unchecked' } }),
  ]);
  expect(await rowsOf(owner)).toMatchObject([{ row: { queues: ['unchecked'] } }]);
  const check = { ...receipt, id: randomUUID(), condition: 'good' } as const;
  const sent = await sendToShop(site.app, technician, order.id, [
    aShopEdit({ kind: 'check-part', part, receipt: receipt.id, check }),
  ]);
  expect(sent.json()).toMatchObject({ outcomes: [{ outcome: { kind: 'applied' } }] });
  expect(await rowsOf(owner)).toEqual([]);
});

test('a vendor is stored with its contact, and its lead time follows from what it delivered', async () => {
  const vendor = aVendor('Lakeshore RV Supply');
  const store = (given: object, by = estimator, id = vendor.id) =>
    put(site.app, by, `/api/shop/vendors/${id}`, { revision: 0, isRemoved: false, vendor, ...given });
  expect((await store({})).json()).toEqual({ revision: 1 });
  expect((await store({})).json()).toMatchObject({ detail: /changed this meanwhile/ });
  expect((await store({ vendor: { ...vendor, email: 'gail' } })).statusCode).toBe(400);
  expect((await store({}, technician)).statusCode).toBe(403);
  expect((await store({}, reviewer)).statusCode).toBe(403);
  const twin = aVendor(' lakeshore rv  supply');
  expect((await store({ vendor: twin }, owner, twin.id)).json()).toMatchObject({
    detail: 'Another vendor has this name.',
  });
  expect((await get(site.app, owner, '/api/shop/vendors')).json()).toEqual({
    vendors: [{ vendor, revision: 1, leadTime: { days: 0, deliveries: 1 } }],
  });
  expect((await store({ revision: 1, isRemoved: true })).json()).toEqual({ revision: 2 });
  expect((await get(site.app, owner, '/api/shop/vendors')).json()).toEqual({ vendors: [] });
});
