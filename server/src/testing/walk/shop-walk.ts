import { randomUUID } from 'node:crypto';
import {
  announceOrderPhoto,
  readOrderPhotoAddresses,
  sendOrderPhotoPart,
} from '@dre/core/contract/shop/order-photos';
import type { PartRow } from '@dre/core/contract/shop/parts';
import type { PurchaseOrderReply } from '@dre/core/contract/shop/purchase-orders';
import type { RepairOrderReply, ShopCard } from '@dre/core/contract/shop/shop';
import type { Vendor } from '@dre/core/domain/shop/model/vendor';
import type { QueuedPart } from '@dre/core/domain/shop/parts/part-queues';
import { noticeKinds } from '@dre/core/domain/shop/notices/staff-notice';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import { expect } from 'vitest';
import { shroudReplaced } from '../estimates.ts';
import { named, orderPhotoSender } from '../photos.ts';
import { jpegSample } from '../picture-samples.ts';
import { aShopEdit, timePassed } from '../shop.ts';
import { testNow } from '../test-now.ts';
import { mailedAddress } from '../sharing.ts';
import { clockKeyCalls } from './clock-walk.ts';
import type { Walk, WalkCall } from './walk.ts';

interface ShopOwner {
  readonly ownerId: string;
  readonly companyId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A shop is opened, a unit checked in and moved, and a supplement begun at the shop's own risk. */
export async function shopCalls(
  walk: Walk,
  owner: WalkCall,
  { ownerId, companyId, headers }: ShopOwner,
): Promise<void> {
  const settings = defaultShopSettings;
  // An open stream would not end, so it is asked for while the shop is off; it reads as the edits call does.
  expect((await owner('GET', '/api/shop/stream', undefined, undefined, '?since=0')).statusCode).toBe(404);
  // Each company changes its settings more often than the one before.
  for (let revision = 0; revision <= walk.turn; revision += 1) {
    const changed = await owner('PUT', '/api/shop', { revision, isOn: true, settings });
    expect(changed.json()).toEqual({ revision: revision + 1 });
  }
  const bay = { id: randomUUID(), name: 'Bay 1', kind: 'bay', equipment: [], hours: null };
  const location = { ...bay, length: null, doorHeight: null, width: null };
  const crewId = randomUUID();
  const member = { id: crewId, name: 'Lee', userId: ownerId, levels: {}, certificates: [], calendar: null };
  const isRemoved = false;
  await owner('PUT', '/api/shop/locations/:id', { revision: 0, isRemoved, location }, bay.id);
  await owner('PUT', '/api/shop/locations/:id', { revision: 1, isRemoved, location }, bay.id);
  await owner('PUT', '/api/shop/crew/:id', { revision: 0, isRemoved, member }, crewId);
  await owner('PUT', '/api/shop/crew/:id', { revision: 1, isRemoved, member }, crewId);
  await absenceCalls(walk, owner, { crewId, headers });
  const orderId = await orderCalls(owner, location);
  await vendorCalls(walk, owner);
  await clockCalls(walk, owner, { person: crewId, orderId });
  await orderPhotoCalls(walk, headers, orderId);
  await statusCalls(walk, owner, orderId);
  await clockKeyCalls(walk, owner, { crewId, ownerId, companyId });
  await noticeCalls(walk, owner, companyId);
  expect((await owner('GET', '/api/shop')).json()).toMatchObject({ isOn: true, me: crewId });
  expect((await owner('GET', '/api/shop/edits', undefined, undefined, '?since=0')).statusCode).toBe(200);
}

/** Days away are entered and taken back. */
async function absenceCalls(
  walk: Walk,
  owner: WalkCall,
  { crewId, headers }: Pick<ShopOwner, 'headers'> & { readonly crewId: string },
): Promise<void> {
  const absence = {
    id: randomUUID(),
    kind: 'vacation',
    from: '2026-12-21',
    until: '2026-12-23',
    hours: null,
  };
  const path = '/api/shop/crew/:id/absences';
  expect((await owner('POST', path, { absence }, crewId)).statusCode).toBe(200);
  walk.called.add(`DELETE ${path}/:absence`);
  const url = `${path.replace(':id', crewId)}/${absence.id}`;
  expect((await walk.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
}

/** A promise that is over gives a notice, which follows it from day to day; it is read and marked. */
async function noticeCalls({ db, turn }: Walk, owner: WalkCall, companyId: string): Promise<void> {
  expect((await owner('POST', '/api/shop/ask-for-work')).json()).toEqual({ told: 0 });
  const mailed = noticeKinds.slice(0, turn + 1);
  expect((await owner('PUT', '/api/shop/notices/mailed', { mailed: [] })).json()).toEqual({ mailed: [] });
  expect((await owner('PUT', '/api/shop/notices/mailed', { mailed })).json()).toEqual({ mailed });
  const { cards } = (await owner('GET', '/api/shop')).json<{ cards: ShopCard[] }>();
  const order = cards[0]?.card.id ?? '';
  let unread = 0;
  for (let count = 0; count <= turn; count += 1) {
    await timePassed(db, companyId, { order, promise: `2026-01-${String(count + 10)}` });
    ({ unread } = (await owner('GET', '/api/shop/notices')).json<{ unread: number }>());
  }
  expect(unread).toBe(1);
  const until = testNow.toISOString();
  expect((await owner('POST', '/api/shop/notices/read', { until })).json()).toEqual({ unread: 0 });
}

/** Pictures of the order are stored, each company one more than the one before. */
async function orderPhotoCalls(
  walk: Walk,
  headers: Readonly<Record<string, string>>,
  orderId: string,
): Promise<void> {
  for (const call of [announceOrderPhoto, sendOrderPhotoPart, readOrderPhotoAddresses]) {
    walk.called.add(`${call.method} ${call.path}`);
  }
  const device = orderPhotoSender(walk, { headers }, orderId);
  for (let count = 0; count <= walk.turn; count += 1) {
    const kept = named(await jpegSample({ shade: 100 + walk.turn * 10 + count }));
    expect((await device.send(kept)).json()).toMatchObject({ state: 'kept' });
    expect((await device.addresses([kept.file])).json()).toMatchObject({ addresses: [{ file: kept.file }] });
  }
}

/** Owners follow the repair by mail, each company one more than the one before; one of them stops. */
async function statusCalls(walk: Walk, owner: WalkCall, orderId: string): Promise<void> {
  const { order } = (await owner('GET', '/api/shop/orders/:id', undefined, orderId)).json<RepairOrderReply>();
  const path = '/api/estimates/:id/share-links';
  const made = await owner('POST', path, { audience: 'owner', days: 30 }, order.estimateId);
  const token = made.json<{ address: string }>().address.replace('/share/', '');
  const visitor = (call: string, body: object) =>
    walk.inject({ method: 'POST', url: `/api/share/${call}`, body });
  const confirmed: string[] = [];
  for (let count = 0; count <= walk.turn + 1; count += 1) {
    const email = `follower-${String(walk.turn)}-${String(count)}@mail.example`;
    expect((await visitor('follow', { token, email })).json()).toBe(true);
    const sealed = await mailedAddress(walk.db, email);
    const told = await visitor('follow/confirm', { token: sealed });
    expect(told.json()).toMatchObject({ kind: 'following', mails: 'confirmed', email });
    confirmed.push(sealed);
  }
  const promise = { id: randomUUID(), day: '2027-03-01', reason: 'Moved' };
  const edits = [{ order: orderId, edit: aShopEdit({ kind: 'promise', promise }) }];
  await owner('POST', '/api/shop/edits', { device: randomUUID(), edits });
  const stopped = await visitor('follow/stop', { token: confirmed[0] });
  expect(stopped.json()).toMatchObject({ mails: 'stopped' });
}

/** Vendors are stored, each company one more than the one before, and the desk is read. */
async function vendorCalls({ turn }: Walk, owner: WalkCall): Promise<void> {
  for (let count = 0; count <= turn; count += 1) {
    const vendor = {
      id: randomUUID(),
      name: `Vendor ${count}`,
      contact: '',
      phone: '',
      email: 'parts@vendor.example',
      account: '',
    };
    const given = { isRemoved: false, vendor };
    await owner('PUT', '/api/shop/vendors/:id', { revision: 0, ...given }, vendor.id);
    await owner('PUT', '/api/shop/vendors/:id', { revision: 1, ...given }, vendor.id);
  }
  const { vendors } = (await owner('GET', '/api/shop/vendors')).json<{ vendors: { vendor: Vendor }[] }>();
  expect(vendors).toHaveLength(turn + 1);
  const desk = await owner('GET', '/api/shop/parts', undefined, undefined, '?day=2026-11-18');
  const { rows } = desk.json<{ rows: PartRow[] }>();
  expect(rows).toMatchObject([{ row: { queues: ['to-order'] } }, {}]);
  const [vendor] = vendors;
  const [first] = rows;
  if (vendor === undefined || first === undefined) throw new Error('The desk is empty.');
  for (let count = 0; count <= turn; count += 1) {
    // Drawing a PDF for one mail is enough.
    const how = count === 0 ? 'mail' : 'other';
    await purchaseCalls(owner, { vendorId: vendor.vendor.id, how }, first.row);
  }
}

/** A part is ordered, the purchase order mailed, and the order of the part withdrawn again. */
async function purchaseCalls(
  owner: WalkCall,
  { vendorId, how }: { readonly vendorId: string; readonly how: 'mail' | 'other' },
  { order, part }: QueuedPart,
): Promise<void> {
  const [id, device] = [randomUUID(), randomUUID()];
  const line = { order, part: part.work.key, quantity: 1_000, cost: 1_250 };
  const body = { id, vendorId, note: '', expected: '2026-12-01', lines: [line] };
  const path = '/api/shop/purchase-orders';
  const draft = randomUUID();
  await owner('POST', path, { ...body, id: draft });
  expect((await owner('POST', `${path}/:id/discard`, undefined, draft)).json()).toMatchObject({
    state: 'discarded',
  });
  const written = (await owner('POST', path, body)).json<PurchaseOrderReply>();
  expect(written.state).toBe('draft');
  const sent = await owner('POST', `${path}/:id/send`, { how, to: '' }, id);
  expect(sent.json()).toMatchObject({ state: 'sent' });
  await owner('GET', path);
  await owner('GET', `${path}/:id`, undefined, id);
  await owner('GET', `${path}/:id/csv`, undefined, id);
  for (const document of [
    { kind: 'purchase-order', id, paper: 'letter' },
    { kind: 'work-order', id: order, department: 'body', paper: 'letter' },
    { kind: 'delivery-sheet', id: order, paper: 'a4' },
  ]) {
    expect((await owner('POST', '/api/shop/document-addresses', { document })).statusCode).toBe(200);
  }
  const recordId = written.purchase.lines[0]?.record ?? '';
  const edit = aShopEdit({ kind: 'withdraw-record', record: 'part-order', recordId });
  await owner('POST', '/api/shop/edits', { device, edits: [{ order, edit }] });
}

/** A punch is pressed and corrected, and the time before it closed. */
async function clockCalls(
  { turn }: Walk,
  owner: WalkCall,
  { person, orderId }: { readonly person: string; readonly orderId: string },
): Promise<void> {
  const at = testNow.getTime();
  const [punch, device] = [randomUUID(), randomUUID()];
  const target = { on: 'activity', activity: 'cleaning', order: orderId };
  const entries = [
    { kind: 'punch', id: punch, person, device, at, offset: 0, target },
    {
      kind: 'correction',
      id: randomUUID(),
      person,
      by: '',
      at,
      punch,
      newAt: at - 60_000,
      newTarget: null,
      why: 'Pressed late',
    },
  ];
  expect((await owner('POST', '/api/shop/clock', { entries })).json()).toMatchObject({
    outcomes: [{ outcome: { kind: 'stored' } }, { outcome: { kind: 'stored' } }],
  });
  expect((await owner('GET', '/api/shop/clock')).json()).toMatchObject({ entries: [{}, {}] });
  const time = await owner('GET', '/api/shop/orders/:id/time', undefined, orderId);
  expect(time.json()).toMatchObject({ stretches: [{ punch, crew: person, name: 'Lee', until: null }] });
  expect((await owner('GET', '/api/shop/clock/missing-ends')).statusCode).toBe(200);
  const end = {
    punch: randomUUID(),
    correction: randomUUID(),
    person,
    device,
    begunBy: punch,
    at,
    why: 'Left',
  };
  expect((await owner('POST', '/api/shop/clock/clock-outs', end)).statusCode).toBe(200);
  const until = new Date(at - 3_600_000 + turn * 60_000).toISOString();
  const closed = await owner('POST', '/api/shop/pay-periods', { id: randomUUID(), until });
  expect(closed.json()).toEqual({ closedUntil: until });
}

async function orderCalls(owner: WalkCall, location: object): Promise<string> {
  const [estimateId, device] = [randomUUID(), randomUUID()];
  await owner('POST', '/api/estimates', { id: estimateId });
  const place = { side: 'whole', subSide: 'fees', region: null };
  const signed = { by: '', at: '' };
  const line = () => ({ ...shroudReplaced, lineId: randomUUID(), place });
  const send = (edits: readonly object[]) => {
    const identified = edits.map((edit) => ({ id: randomUUID(), ...edit }));
    return owner('POST', '/api/estimates/:id/edits', { device, since: 0, edits: identified }, estimateId);
  };
  await send([line(), { kind: 'lock', ...signed }, { kind: 'approve', reason: 'By phone', ...signed }]);
  const start = { id: randomUUID(), estimateId, device };
  const { order } = (await owner('POST', '/api/shop/orders', start)).json<RepairOrderReply>();
  const measured = { length: null, height: null, width: null };
  const edits = [
    aShopEdit({ kind: 'check-in', visitId: randomUUID(), location: location as never, measured }),
    aShopEdit({ kind: 'tick-task', task: 'shop:check-in' }),
  ];
  const body = { device, edits: edits.map((edit) => ({ order: order.id, edit })) };
  expect((await owner('POST', '/api/shop/edits', body)).json()).toMatchObject({
    outcomes: [{ outcome: { kind: 'applied' } }, { outcome: { kind: 'applied' } }],
  });
  await send([{ kind: 'start-supplement' }, line(), { kind: 'lock', ...signed }]);
  const risk = { editId: randomUUID(), device, version: 'S01', reason: 'Rain' };
  const begun = await owner('POST', '/api/shop/orders/:id/own-risk', risk, order.id);
  expect(begun.json()).toMatchObject({ order: { authorized: [{ version: 'E01' }, { version: 'S01' }] } });
  await owner('GET', '/api/estimates/:id/repair-order', undefined, start.estimateId);
  await owner('GET', '/api/shop/orders/:id', undefined, order.id);
  await owner('GET', '/api/shop/orders/:id/history', undefined, order.id);
  await owner('GET', '/api/shop/orders/:id/pictures', undefined, order.id);
  return order.id;
}
