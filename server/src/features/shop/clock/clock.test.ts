import { randomUUID } from 'node:crypto';
import type {
  ClockOutcome,
  MissingEndOfPerson,
  OrderCorrection,
  OrderStretch,
  SentClockEntry,
} from '@dre/core/contract/shop/clock';
import { timeline } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { beforeAll, expect, test } from 'vitest';
import { aMember, get, type Member, post } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { anApprovedEstimate, anOpenOrder, aShopEdit, onCrew, put, shopOn } from '../../../testing/shop.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
const device = randomUUID();
const minute = 60_000;
let owner: Member;
let foreman: Member;
let technician: Member;
let other: Member;
let lee: string;
let kim: string;

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  owner = await aMember(site, id, 'owner');
  foreman = await aMember(site, id, 'foreman');
  technician = await aMember(site, id, 'technician');
  other = await aMember(site, id, 'technician');
  await shopOn(site.app, owner);
  lee = (await onCrew(site.app, owner, technician.id)).id;
  kim = (await onCrew(site.app, owner, other.id)).id;
});

function punch(person: string, minutesAgo: number, target: ClockTarget = cleaning): ClockEntry {
  const at = testNow.getTime() - minutesAgo * minute;
  return { kind: 'punch', id: randomUUID(), person, device, at, offset: 0, target };
}

const cleaning: ClockTarget = { on: 'activity', activity: 'cleaning', order: null };

function correction(person: string, of: string, minutesAgo: number): ClockEntry {
  const newAt = testNow.getTime() - minutesAgo * minute;
  const id = randomUUID();
  return { kind: 'correction', id, person, by: '', at: 0, punch: of, newAt, newTarget: null, why: 'Late' };
}

async function send(member: Member, entries: readonly ClockEntry[]): Promise<readonly ClockOutcome[]> {
  const reply = await post(site.app, member, '/api/shop/clock', { entries });
  expect(reply.statusCode, reply.payload).toBe(200);
  return reply.json<{ outcomes: SentClockEntry[] }>().outcomes.map(({ outcome }) => outcome);
}

async function logOf(member: Member, crew?: string): Promise<ClockEntry[]> {
  const query = crew === undefined ? '' : `?crew=${crew}`;
  return (await get(site.app, member, `/api/shop/clock${query}`)).json<{ entries: ClockEntry[] }>().entries;
}

const stored = { kind: 'stored', notice: null };

test('punches sent twice, in pieces and out of order count once and give one timeline', async () => {
  const day = [punch(lee, 300), punch(lee, 200), punch(lee, 100, { on: 'off' })];
  const [first, second, third] = day as [ClockEntry, ClockEntry, ClockEntry];
  expect(await send(technician, [third, first])).toEqual([stored, stored]);
  expect(await send(technician, [second, first, third])).toEqual([stored, stored, stored]);
  const log = await logOf(technician);
  expect(log).toHaveLength(3);
  expect(timeline(log)).toEqual(timeline(day));
});

test('one entry that is refused keeps none of the others out', async () => {
  const good = punch(lee, 50);
  const later = { ...punch(lee, 40), id: good.id };
  expect(await send(technician, [punch(lee, -30), punch(kim, 10), good, later])).toMatchObject([
    { kind: 'refused', refusal: { kind: 'entry-from-the-future' } },
    { kind: 'refused', refusal: { kind: 'not-your-role' } },
    stored,
    { kind: 'refused', refusal: { kind: 'entry-changed' } },
  ]);
});

test('a foreman corrects any punch, a technician own ones alone, and the server signs who and when', async () => {
  const pressed = punch(kim, 90);
  await send(other, [pressed]);
  expect(await send(technician, [correction(kim, pressed.id, 95)])).toMatchObject([
    { kind: 'refused', refusal: { kind: 'not-your-role' } },
  ]);
  const own = correction(kim, pressed.id, 95);
  const [once, again] = [await send(foreman, [own]), await send(foreman, [own])];
  expect([once, again]).toEqual([[stored], [stored]]);
  const corrected = (await logOf(foreman, kim)).find(({ id }) => id === own.id);
  expect(corrected).toMatchObject({ at: testNow.getTime() });
  expect(corrected).not.toMatchObject({ by: '' });
  expect((await logOf(other)).every(({ person }) => person === kim)).toBe(true);
});

test('time on work that is gone is stored, with a notice', async () => {
  const { order } = await anOpenOrder(site.app, foreman, await anApprovedEstimate(site.app, owner));
  const gone = { on: 'task', order: order.id, task: 'no such task' } as const;
  expect(await send(technician, [punch(lee, 20, gone)])).toEqual([
    { kind: 'stored', notice: 'task-not-found' },
  ]);
});

test('a closed pay period takes no punch and no correction, and only an owner closes one', async () => {
  const close = (member: Member, minutesAgo: number) => {
    const until = new Date(testNow.getTime() - minutesAgo * minute).toISOString();
    return post(site.app, member, '/api/shop/pay-periods', { id: randomUUID(), until });
  };
  const early = punch(lee, 2_000);
  await send(technician, [early]);
  expect((await close(foreman, 1_500)).statusCode).toBe(403);
  expect((await close(owner, -10)).statusCode).toBe(409);
  expect((await close(owner, 1_500)).statusCode).toBe(200);
  expect((await close(owner, 1_600)).statusCode).toBe(409);
  expect(await send(technician, [punch(lee, 1_900), correction(lee, early.id, 1_400)])).toMatchObject([
    { kind: 'refused', refusal: { kind: 'pay-period-closed' } },
    { kind: 'refused', refusal: { kind: 'pay-period-closed' } },
  ]);
  const events = site.db.selectFrom('audit_event').select('kind').where('kind', '=', 'pay-period-closed');
  expect(await events.execute()).toHaveLength(1);
});

test('the time of an order is that of everybody who clocked it, and a technician reads their own', async () => {
  const { order } = await anOpenOrder(site.app, owner, await anApprovedEstimate(site.app, owner));
  const step = 'check-in/detail';
  const plan = { people: [lee], location: null, from: null, until: null };
  const assigned = aShopEdit({ kind: 'assign-step', step, plan });
  await post(site.app, owner, '/api/shop/edits', { device, edits: [{ order: order.id, edit: assigned }] });
  const on: ClockTarget = { on: 'step', order: order.id, step };
  const begun = punch(lee, 8, on);
  await send(technician, [begun, punch(lee, 3)]);
  await send(other, [punch(kim, 6, on)]);
  const timeOf = async (member: Member) =>
    (await get(site.app, member, `/api/shop/orders/${order.id}/time`)).json<{
      stretches: OrderStretch[];
      corrections: OrderCorrection[];
    }>();
  const now = testNow.getTime() / minute;
  expect((await timeOf(foreman)).stretches).toMatchObject([
    { crew: lee, target: on, from: now - 8, until: now - 3, isAssumed: false },
    { crew: kim, target: on, from: now - 6, until: null },
  ]);
  expect((await timeOf(technician)).stretches).toMatchObject([{ crew: lee }]);
  expect((await get(site.app, other, `/api/shop/orders/${order.id}/time`)).statusCode).toBe(404);
  await send(foreman, [correction(lee, begun.id, 10)]);
  const [before, after] = [testNow.getTime() - 8 * minute, testNow.getTime() - 10 * minute];
  const trace = { punch: begun.id, time: { before, after }, target: null };
  expect((await timeOf(foreman)).corrections).toMatchObject([{ crew: lee, trace }]);
});

test('a foreman enters the clock-out somebody forgot, and the log keeps its reason', async () => {
  const person = await aMember(site, owner.companyId, 'technician');
  const { id: crew } = await onCrew(site.app, owner, person.id);
  const started = punch(crew, 800);
  await send(person, [started]);
  const missing = async () =>
    (await get(site.app, foreman, '/api/shop/clock/missing-ends'))
      .json<{ ends: MissingEndOfPerson[] }>()
      .ends.filter((end) => end.crew === crew);
  expect(await missing()).toMatchObject([{ punch: started.id, until: null }]);
  expect((await get(site.app, technician, '/api/shop/clock/missing-ends')).statusCode).toBe(403);
  const end = {
    punch: randomUUID(),
    correction: randomUUID(),
    device,
    person: crew,
    begunBy: started.id,
    at: testNow.getTime() - 300 * minute,
    why: 'Left for the day',
  };
  const enter = (member: Member, body: object) =>
    post(site.app, member, '/api/shop/clock/clock-outs', { ...end, ...body });
  expect((await enter(technician, {})).statusCode).toBe(403);
  expect((await enter(foreman, { person: randomUUID() })).statusCode).toBe(404);
  expect((await enter(foreman, { at: testNow.getTime() - 900 * minute })).json()).toMatchObject({
    detail: 'The end lies after the beginning of this work and not after the next press.',
  });
  expect(await logOf(person)).toHaveLength(1);
  expect([(await enter(foreman, {})).statusCode, (await enter(foreman, {})).statusCode]).toEqual([200, 200]);
  expect((await logOf(person)).slice(1)).toMatchObject([
    { kind: 'punch', target: { on: 'off' } },
    { kind: 'correction', newAt: end.at, why: 'Left for the day' },
  ]);
  expect(await missing()).toEqual([]);
});

test('a forgotten clock-out ends with the shift in the time of the order, and leaves the board', async () => {
  const { order } = await anOpenOrder(site.app, owner, await anApprovedEstimate(site.app, owner));
  const person = await aMember(site, owner.companyId, 'technician');
  const member = await onCrew(site.app, owner, person.id);
  // Friday from eight to five in Chicago; now it is early on Saturday.
  const [free, friday] = [[], [{ from: 480, until: 1_020 }]];
  const week = { sun: free, mon: free, tue: free, wed: free, thu: free, fri: friday, sat: free };
  const given = { revision: 1, isRemoved: false, member: { ...member, calendar: { week, exceptions: [] } } };
  expect((await put(site.app, owner, `/api/shop/crew/${member.id}`, given)).statusCode).toBe(200);
  const on: ClockTarget = { on: 'step', order: order.id, step: 'check-in/detail' };
  const started = punch(member.id, 900, on);
  await send(person, [started]);
  const read = await get(site.app, foreman, `/api/shop/orders/${order.id}/time`);
  const until = Date.parse('2026-11-13T23:00:00Z') / minute;
  expect(read.json<{ stretches: OrderStretch[] }>().stretches).toMatchObject([
    { crew: member.id, until, isAssumed: true },
  ]);
  const { onClock } = (await get(site.app, foreman, '/api/shop')).json<{ onClock: { crew: string }[] }>();
  expect(onClock.map(({ crew }) => crew)).not.toContain(member.id);
  const left = { ...punch(member.id, 0, { on: 'off' }), id: randomUUID() };
  await send(person, [left, correction(member.id, left.id, 640)]);
  const answered = await get(site.app, foreman, `/api/shop/orders/${order.id}/time`);
  expect(answered.json<{ stretches: OrderStretch[] }>().stretches).toMatchObject([
    { until: testNow.getTime() / minute - 640, isAssumed: false },
  ]);
});
