import { randomUUID } from 'node:crypto';
import type { PayrollDay, PerformanceReply } from '@dre/core/contract/shop/performance';
import type { ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import { beforeAll, expect, test } from 'vitest';
import { aMember, get, type Member, post } from '../../../testing/estimates.ts';
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
import { testNow, withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
const days = { from: '2026-10-01', to: '2026-12-31' };
const query = `?from=${days.from}&to=${days.to}&comparedFrom=2026-07-01&comparedTo=2026-09-30`;
let companyId: string;
let owner: Member;
let technician: Member;
let lee: string;

async function read(member: Member): Promise<PerformanceReply> {
  const reply = await get(site.app, member, `/api/shop/performance${query}`);
  expect(reply.statusCode, reply.payload).toBe(200);
  return reply.json<PerformanceReply>();
}

beforeAll(async () => {
  companyId = (await aCompany(site.db)).id;
  owner = await aMember(site, companyId, 'owner');
  technician = await aMember(site, companyId, 'technician');
  await shopOn(site.app, owner);
  lee = (await onCrew(site.app, owner, technician.id)).id;
  const { order } = await anOpenOrder(site.app, owner, await anApprovedEstimate(site.app, owner));
  const [task] = order.tasks.filter(({ work }) => work.soldMinutes > 0);
  const at = testNow.getTime() - 3 * 3_600_000;
  const punch = (minutes: number, target: ClockTarget) => {
    const base = { kind: 'punch', id: randomUUID(), person: lee, device: randomUUID(), offset: 0 } as const;
    return { ...base, at: at + minutes * 60_000, target };
  };
  const entries = [
    punch(0, { on: 'task', order: order.id, task: task?.work.key ?? '' }),
    punch(90, { on: 'activity', activity: 'meal', order: null }),
    punch(120, { on: 'activity', activity: 'cleaning', order: null }),
    punch(150, { on: 'off' }),
  ];
  await post(site.app, technician, '/api/shop/clock', { entries });
  const measured = { length: null, height: null, width: null };
  const promise = { id: randomUUID(), day: '2026-11-17', reason: '' };
  const hold = {
    id: randomUUID(),
    kind: 'customer',
    on: { of: 'order' },
    reason: 'Color',
    expectedEnd: null,
    endedBy: '',
  } as const;
  const delivery = {
    hasWalkRound: true,
    signature: { name: 'Rosa', file: '' },
    keys: 1,
    documents: [],
    unfinished: null,
  };
  const open = [...new Set([...order.tasks.map(({ work }) => work.key)])];
  const sent = await sendToShop(site.app, owner, order.id, [
    aShopEdit({ kind: 'promise', promise }),
    aShopEdit({ kind: 'check-in', visitId: randomUUID(), location: null, measured }),
    aShopEdit({ kind: 'place-hold', hold }),
    ...['shop:check-in', ...open].map((one) => aShopEdit({ kind: 'tick-task', task: one })),
    ...order.checks.map(({ work }) =>
      aShopEdit({
        kind: 'pass-check',
        check: work.key,
        result: { id: randomUUID(), photos: [randomUUID()], reading: '11', note: '' },
      }),
    ),
    aShopEdit({ kind: 'deliver', delivery }),
  ]);
  expect(sent.statusCode, sent.payload).toBe(200);
});

test('the shop reads hours, stays and money of its orders, and nobody reads hours of persons before they are switched on', async () => {
  const reply = await read(owner);
  expect(reply.scope).toBe('shop');
  expect(reply.period.clock).toEqual([
    { kind: 'cleaning', minutes: 30 },
    { kind: 'meal', minutes: 30 },
    { kind: 'order', minutes: 90 },
  ]);
  expect(reply.period.stays).toMatchObject([
    { in: '2026-11-14', out: '2026-11-14', firstPromise: '2026-11-17', isReturn: false },
  ]);
  expect(reply.period.stays[0]?.money?.gross).toBeGreaterThan(0);
  expect(reply.unitWork.reduce((sum, { clocked }) => sum + clocked, 0)).toBe(90);
  expect(reply.units).toMatchObject([{ number: 'RO-10001' }]);
  expect(reply.compared.stays).toEqual([]);
  expect(reply.persons).toBeNull();
});

test('a technician reads own work alone, without units of others and without money', async () => {
  const reply = await read(technician);
  expect(reply.scope).toBe('own-work');
  expect([reply.period.stays, reply.open, reply.persons]).toEqual([[], [], null]);
  expect(reply.period.work.reduce((sum, { clocked }) => sum + clocked, 0)).toBe(90);
  expect(JSON.stringify(reply)).not.toContain('gross');
  const other = await read(await aMember(site, companyId, 'technician'));
  expect([other.period.work, other.period.clock]).toEqual([[], []]);
});

test('an estimator reads own orders, without the time of the shop', async () => {
  const reply = await read(await aMember(site, companyId, 'estimator'));
  expect(reply.scope).toBe('own-orders');
  expect([reply.period.clock, reply.period.stays, reply.period.work]).toEqual([null, [], []]);
});

test('hours of persons are switched on by an owner, written down, and add up to those of the shop', async () => {
  const settings = { ...defaultShopSettings, personPerformance: { by: 'Somebody', since: 'ever' } };
  await put(site.app, owner, '/api/shop', { revision: 1, isOn: true, settings });
  const stored = (await get(site.app, technician, '/api/shop')).json<{ settings: typeof settings }>();
  expect(stored.settings.personPerformance.since).toBe(testNow.toISOString());
  const audited = await site.db
    .selectFrom('audit_event')
    .select('detail')
    .where('kind', '=', 'person-performance-switched')
    .execute();
  expect(audited).toMatchObject([{ detail: { is: 'on' } }]);
  const { persons, period } = await read(owner);
  const total = (of: 'sold' | 'clocked') => (persons ?? []).reduce((sum, one) => sum + one[of], 0);
  const work = (of: 'sold' | 'clocked') => period.work.reduce((sum, one) => sum + one[of], 0);
  expect([total('sold'), total('clocked')]).toEqual([work('sold'), work('clocked')]);
  expect(persons).toMatchObject([{ name: 'Lee Park', present: 120, onOrders: 90 }]);
  expect((await read(await aMember(site, companyId, 'reviewer'))).persons).toBeNull();
});

test('payroll has the minutes of each person and day, and is refused to those who correct no punches of others', async () => {
  const address = '/api/shop/payroll?from=2026-11-01&to=2026-11-30';
  const reply = await get(site.app, owner, address);
  expect(reply.json<{ days: PayrollDay[] }>().days).toEqual([
    {
      crew: lee,
      name: 'Lee Park',
      day: '2026-11-14',
      clock: [
        { kind: 'order', minutes: 90 },
        { kind: 'meal', minutes: 30 },
        { kind: 'cleaning', minutes: 30 },
      ],
      isAssumed: false,
      isRunning: false,
    },
  ]);
  expect((await get(site.app, technician, address)).statusCode).toBe(403);
  const tooLong = '/api/shop/payroll?from=2026-01-01&to=2026-11-30';
  expect((await get(site.app, owner, tooLong)).statusCode).toBe(400);
});
