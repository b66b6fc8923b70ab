import { randomUUID } from 'node:crypto';
import type { PurchaseOrderReply } from '@dre/core/contract/shop/purchase-orders';
import type { RepairOrderReply, ShopCard } from '@dre/core/contract/shop/shop';
import { stepKey } from '@dre/core/domain/shop/model/repair-task';
import { cents, thousandths } from '@dre/core/domain/units';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { aMember, anEdit, get, type Member, post, shroudReplaced, started } from '../../testing/estimates.ts';
import { anOpenOrder, aShopEdit, onCrew, put, sendTo, sendToShop } from '../../testing/shop.ts';
import { withTestApp } from '../../testing/test-app.ts';
import { walkThrough, walkUrl } from '../../testing/walk/company-walk.ts';

// Law 18 of the shop: a technician's replies contain no cent and no contact.

const site = withTestApp({ book: 'starter', env: { PUBLIC_URL: walkUrl } });

/** Amounts and words that stand nowhere else, so a reply that contains one has leaked it. */
const amounts = { price: 7_654_321, cost: 8_765_432, deductible: 9_876_543 };
const party = {
  name: 'Canary Person',
  company: 'Canary Mutual',
  phone: '574-555-0199',
  email: 'person@canary.example',
  address: '9 Canary Lane',
  reference: 'CANARY-REF',
};
const leak = /canary|574-555-0199|7654321|76,?543\.21|8765432|87,?654\.32|9876543|98,?765\.43/i;

let owner: Member;
let technician: Member;
/** Every call the owner made for the company, as it was sent. */
const sent: { readonly call: string; readonly options: InjectOptions }[] = [];
/** Things that hold the amounts and contacts, by the beginning of their path. */
const things = new Map<string, string>();

beforeAll(async () => {
  const endpoints = site.app.mountedEndpoints.filter(({ scope }) => scope === 'company');
  const inject = (options: InjectOptions) => {
    const path = String(options.url).split('?')[0] ?? '';
    const found = endpoints.find(
      (one) => one.method === (options.method ?? 'GET') && matches(one.path, path),
    );
    if (found !== undefined) sent.push({ call: `${found.method} ${found.path}`, options });
    return site.app.inject(options);
  };
  const { companyId } = await walkThrough({ db: site.db, turn: 1, called: new Set(), inject }, 'floor');
  technician = await aMember(site, companyId, 'technician');
  owner = await aMember(site, companyId, 'owner');
  await writeCanaries();
}, 60_000);

function matches(pattern: string, path: string): boolean {
  const [parts, given] = [pattern.split('/'), path.split('/')];
  return parts.length === given.length && parts.every((one, at) => one.startsWith(':') || one === given[at]);
}

async function writeCanaries(): Promise<void> {
  const { estimate } = await started(site.app, owner);
  const signed = { by: '', at: '' };
  const place = { side: 'whole', subSide: 'fees', region: null } as const;
  const fields = { description: 'Skylight', operation: 'replace', price: cents(amounts.price) } as const;
  await sendTo(site.app, owner, estimate.id, [
    anEdit({ ...shroudReplaced, lineId: randomUUID(), place }),
    anEdit({ kind: 'add-line', lineId: randomUUID(), order: 'X', source: 'manual', place, fields }),
    ...(['customer', 'owner', 'insurer', 'adjuster', 'agent'] as const).map((role) =>
      anEdit({ kind: 'set-party', role, changes: party }),
    ),
    anEdit({
      kind: 'set-claim',
      changes: { number: 'CANARY-CLAIM', policy: 'CANARY-POLICY', deductible: cents(amounts.deductible) },
    }),
    anEdit({ kind: 'lock', ...signed }),
    anEdit({ kind: 'approve', reason: 'Canary Person agreed', ...signed }),
  ]);
  const comment = { id: randomUUID(), text: 'Canary asks to be called', lineId: null };
  await post(site.app, owner, `/api/estimates/${estimate.id}/comments`, comment);
  const { order } = await anOpenOrder(site.app, owner, estimate.id);
  const vendor = {
    id: randomUUID(),
    name: 'Lakeshore',
    contact: 'Canary Sales',
    phone: party.phone,
    email: party.email,
    account: 'CANARY-ACCOUNT',
  };
  await put(site.app, owner, `/api/shop/vendors/${vendor.id}`, { revision: 0, isRemoved: false, vendor });
  const purchase = await purchased(order, vendor.id);
  await sendToShop(site.app, owner, order.id, [
    aShopEdit({
      kind: 'place-hold',
      hold: {
        id: randomUUID(),
        kind: 'customer',
        on: { of: 'order' },
        reason: 'Color',
        expectedEnd: null,
        endedBy: 'Canary Person',
      },
    }),
  ]);
  const { id } = await onCrew(site.app, owner, technician.id);
  await assignToAll(id);
  const customers = (await get(site.app, owner, '/api/customers?find=canary')).json<{
    items: { id: string; units: { id: string }[] }[];
  }>();
  things.set('/api/estimates/', estimate.id);
  things.set('/api/shop/orders/', order.id);
  things.set('/api/shop/vendors/', vendor.id);
  things.set('/api/shop/purchase-orders/', purchase.purchase.id);
  things.set('/api/customers/', customers.items[0]?.id ?? '');
}

async function purchased(
  { id, parts }: RepairOrderReply['order'],
  vendorId: string,
): Promise<PurchaseOrderReply> {
  const lines = parts.map(({ work }) => ({
    order: id,
    part: work.key,
    quantity: thousandths(1_000),
    cost: amounts.cost,
  }));
  const body = { id: randomUUID(), vendorId, note: '', expected: '2026-12-01', lines };
  const reply = await post(site.app, owner, '/api/shop/purchase-orders', body);
  expect(reply.statusCode).toBe(200);
  const written = reply.json<PurchaseOrderReply>();
  // Its costs stand on the repair order once it is sent.
  const path = `/api/shop/purchase-orders/${written.purchase.id}/send`;
  expect((await post(site.app, owner, path, { how: 'other', to: '' })).statusCode).toBe(200);
  return written;
}

/** The technician works on every step of every order of the company. */
async function assignToAll(crew: string): Promise<void> {
  const { cards } = (await get(site.app, owner, '/api/shop')).json<{ cards: ShopCard[] }>();
  for (const { card } of cards) {
    const { order } = (await get(site.app, owner, `/api/shop/orders/${card.id}`)).json<RepairOrderReply>();
    const plan = { people: [crew], location: null, from: null, until: null };
    const steps = new Set(order.tasks.map((task) => stepKey(task)));
    const edits = [...steps].map((step) => aShopEdit({ kind: 'assign-step', step, plan }));
    await sendToShop(site.app, owner, card.id, edits);
  }
}

/** A stream of a shop that is on would not end; its edits are those of the edits call. */
const streams = new Set(['GET /api/shop/stream', 'GET /api/estimates/:id/stream']);

async function replyTo(options: InjectOptions) {
  const { authorization, 'x-company': company } = technician.headers;
  return site.app.inject({
    ...options,
    headers: { ...options.headers, authorization: authorization ?? '', 'x-company': company ?? '' },
  });
}

test('an owner reads the amounts and contacts in these replies, a technician the work', async () => {
  expect(sent.length).toBeGreaterThan(100);
  expect([...things.values()]).not.toContain('');
  const path = `/api/shop/orders/${things.get('/api/shop/orders/') ?? ''}`;
  expect((await get(site.app, owner, path)).payload).toMatch(leak);
  expect((await get(site.app, technician, path)).payload).toContain('Skylight');
});

test('a technician who makes every call of the company reads no cent and no contact', async () => {
  const leaks = new Set<string>();
  const read = new Set<string>();
  for (const { call, options } of sent) {
    if (streams.has(call)) continue;
    const own = things.get([...things.keys()].find((prefix) => call.includes(` ${prefix}:id`)) ?? '');
    const aimed = own === undefined ? [] : [{ ...options, url: String(options.url).replace(uuid, own) }];
    for (const one of [options, ...aimed]) {
      const { payload, statusCode } = await replyTo(one);
      if (leak.test(payload)) leaks.add(call);
      if (statusCode === 200) read.add(call);
      // A call that is counted out proves nothing.
      expect(statusCode, call).not.toBe(429);
    }
  }
  expect([...leaks].toSorted()).toEqual([]);
  expect(read).toContain('GET /api/shop/orders/:id');
  expect(read).toContain('GET /api/work-orders');
}, 60_000);

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/;
