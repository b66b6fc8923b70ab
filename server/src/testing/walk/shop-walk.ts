import { randomUUID } from 'node:crypto';
import type { RepairOrderReply } from '@dre/core/contract/shop/shop';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import { expect } from 'vitest';
import { shroudReplaced } from '../estimates.ts';
import { aShopEdit } from '../shop.ts';
import { testNow } from '../test-now.ts';
import type { Walk, WalkCall } from './walk.ts';

/** A shop is opened, a unit checked in and moved, and a supplement begun at the shop's own risk. */
export async function shopCalls(walk: Walk, owner: WalkCall, ownerId: string): Promise<void> {
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
  await orderCalls(owner, location);
  await clockCalls(walk, owner, crewId);
  expect((await owner('GET', '/api/shop')).json()).toMatchObject({ isOn: true, me: crewId });
  expect((await owner('GET', '/api/shop/edits', undefined, undefined, '?since=0')).statusCode).toBe(200);
}

/** A punch is pressed and corrected, and the time before it closed. */
async function clockCalls({ turn }: Walk, owner: WalkCall, person: string): Promise<void> {
  const at = testNow.getTime();
  const [punch, device] = [randomUUID(), randomUUID()];
  const target = { on: 'activity', activity: 'cleaning', order: null };
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
  const until = new Date(at - 3_600_000 + turn * 60_000).toISOString();
  const closed = await owner('POST', '/api/shop/pay-periods', { id: randomUUID(), until });
  expect(closed.json()).toEqual({ closedUntil: until });
}

async function orderCalls(owner: WalkCall, location: object): Promise<void> {
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
  await owner('GET', '/api/shop/orders/:id', undefined, order.id);
  await owner('GET', '/api/shop/orders/:id/history', undefined, order.id);
}
