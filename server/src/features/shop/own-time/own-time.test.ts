import { randomUUID } from 'node:crypto';
import type { OwnTimeReply } from '@dre/core/contract/shop/own-time';
import type { MeasuredHours } from '@dre/core/domain/estimates/model/measured-hours';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
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
} from '../../../testing/shop.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
const device = randomUUID();
let owner: Member;
let estimator: Member;
let technician: Member;
let lee: string;
let kim: string;
const delivered: RepairOrder[] = [];
/** When the next press falls, in minutes before now: every repair lies after the one before. */
let minutesAgo = 1_300;

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  owner = await aMember(site, id, 'owner');
  estimator = await aMember(site, id, 'estimator');
  technician = await aMember(site, id, 'technician');
  await shopOn(site.app, owner);
  lee = (await onCrew(site.app, owner, owner.id)).id;
  kim = (await onCrew(site.app, owner, technician.id)).id;
  for (const minutes of [60, 30, 90, 40, 50]) delivered.push(await aRepair(lee, minutes));
});

async function clock(entries: readonly ClockEntry[]): Promise<void> {
  const reply = await post(site.app, owner, '/api/shop/clock', { entries });
  expect(reply.payload).not.toContain('refused');
}

function punch(person: string, at: number, target: ClockTarget): ClockEntry {
  return { kind: 'punch', id: randomUUID(), person, device, at, offset: 0, target };
}

/** The task that replaces the shroud. */
function shroudTask({ tasks }: RepairOrder): string {
  return tasks.find(({ work }) => work.operation === 'replace')?.work.key ?? '';
}

/** A delivered order whose one task one person clocked that long. */
async function aRepair(person: string, minutes: number): Promise<RepairOrder> {
  const { order } = await anOpenOrder(site.app, owner, await anApprovedEstimate(site.app, owner));
  const target = { on: 'task', order: order.id, task: shroudTask(order) } as const;
  minutesAgo -= 100;
  const at = testNow.getTime() - minutesAgo * 60_000;
  const entries = [punch(person, at, target), punch(person, at + minutes * 60_000, { on: 'off' })];
  // Lee presses for herself; Kim's presses are written by Kim.
  if (person === lee) await clock(entries);
  else await post(site.app, technician, '/api/shop/clock', { entries });
  await deliver(order);
  return order;
}

async function deliver(order: RepairOrder): Promise<void> {
  const measured = { length: null, height: null, width: null };
  const signature = { name: 'Rosa Delgado', file: '' };
  const rest = { hasWalkRound: true, keys: 2, documents: [], unfinished: 'Picked up early' };
  const sent = await sendToShop(site.app, owner, order.id, [
    aShopEdit({ kind: 'check-in', visitId: randomUUID(), location: null, measured }),
    aShopEdit({ kind: 'tick-task', task: shroudTask(order) }),
    aShopEdit({ kind: 'deliver', delivery: { signature, ...rest } }),
  ]);
  expect(sent.payload).not.toContain('refused');
}

async function ownTimeOf(member: Member): Promise<OwnTimeReply> {
  const query = 'part=AC-SHROUD&operation=replace&quantity=1000&edition=1';
  const reply = await get(site.app, member, `/api/shop/own-time?${query}`);
  expect(reply.statusCode, reply.payload).toBe(200);
  return reply.json<OwnTimeReply>();
}

test('five delivered repairs of one person are shown to that person, and to others when an owner says so', async () => {
  expect(await ownTimeOf(owner)).toMatchObject({
    state: 'measured',
    figures: { level: 'operation', hours: 8, lower: 7, upper: 10, count: 5, isFew: true },
    repairs: [30, 40, 50, 60, 90],
    people: 1,
  });
  expect(await ownTimeOf(estimator)).toEqual({ state: 'one-person', figures: null, repairs: [], people: 0 });
  const settings = { ...defaultShopSettings, showsTimeOfOne: true };
  await put(site.app, owner, '/api/shop', { revision: 1, isOn: true, settings });
  expect(await ownTimeOf(estimator)).toMatchObject({ state: 'measured', people: 1 });
  await put(site.app, owner, '/api/shop', { revision: 2, isOn: true, settings: defaultShopSettings });
});

test('an order that is reopened takes its samples back', async () => {
  const [, , longest] = delivered as [RepairOrder, RepairOrder, RepairOrder];
  await sendToShop(site.app, owner, longest.id, [aShopEdit({ kind: 'reopen', reason: 'A leak' })]);
  expect((await ownTimeOf(owner)).state).toBe('too-few');
});

test('a corrected clock entry corrects the sample of a delivered order, sent once or twice', async () => {
  await aRepair(lee, 70);
  expect((await ownTimeOf(owner)).repairs).toEqual([30, 40, 50, 60, 70]);
  const log = (await get(site.app, owner, '/api/shop/clock')).json<{ entries: ClockEntry[] }>().entries;
  const end = log.at(-1);
  if (end?.kind !== 'punch') throw new Error('The last entry is the clock-out.');
  const correction: ClockEntry = {
    kind: 'correction',
    id: randomUUID(),
    person: lee,
    by: '',
    at: 0,
    punch: end.id,
    newAt: end.at + 10 * 60_000,
    newTarget: null,
    why: 'Pressed early',
  };
  await clock([correction]);
  await clock([correction]);
  expect((await ownTimeOf(owner)).repairs).toEqual([30, 40, 50, 60, 80]);
});

test('repairs of two people are shown to everybody who writes estimates, and name nobody', async () => {
  await aRepair(kim, 45);
  expect(await ownTimeOf(estimator)).toMatchObject({ state: 'measured', people: 2 });
  expect(
    (await get(site.app, technician, '/api/shop/own-time?part=A&operation=replace&quantity=1&edition=1'))
      .statusCode,
  ).toBe(403);
  expect(JSON.stringify(await ownTimeOf(estimator))).not.toContain(kim);
});

test('figures are refused on a line unless the server sealed them for this company', async () => {
  const { figures } = await ownTimeOf(estimator);
  if (figures === null) throw new Error('There are figures.');
  const { estimate } = await started(site.app, estimator);
  const place = { side: 'whole', subSide: 'fees', region: null } as const;
  const line = { ...shroudReplaced, lineId: randomUUID(), place } as const;
  await sendTo(site.app, estimator, estimate.id, [anEdit(line)]);
  const changed = (measured: MeasuredHours) =>
    sendTo(site.app, estimator, estimate.id, [
      anEdit({ kind: 'change-line', lineId: line.lineId, changes: { measured: [measured] } }),
    ]);
  await expect(changed({ ...figures, count: 230 })).rejects.toThrow('value-not-known');
  await expect(changed({ ...figures, seal: '' })).rejects.toThrow('value-not-known');
  await changed(figures);
});
