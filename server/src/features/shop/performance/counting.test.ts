import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { effectivePresses } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, ClockTarget, Punch } from '@dre/core/domain/shop/model/clock-entry';
import { sumsOfPresses } from '@dre/core/domain/shop/performance/clock-sums';
import { staysOf } from '@dre/core/domain/shop/performance/stays';
import { type ClockedWork, taskResults } from '@dre/core/domain/shop/performance/task-results';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopChange } from '@dre/core/domain/shop/model/shop-edit';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import { beforeAll, expect, test } from 'vitest';
import { inCompany } from '../../../database/connections/connection.ts';
import { aMember, type Member } from '../../../testing/estimates.ts';
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
import { appendEntries, entriesAbout } from '../clock/clock-queries.ts';
import { crewShifts } from '../clock/crew-shifts.ts';
import { ordersById } from '../orders/orders-queries.ts';
import { clockedOnOrders, wholeLog, wholeStretches } from './clock-stretch-queries.ts';
import { countClock } from './count-shop.ts';
import { waitsOfLog } from './wait-log.ts';

const site = withTestApp({ book: 'starter' });
const minuteMs = 60_000;
const zone = 'America/Chicago';
let companyId: string;
let owner: Member;
let crew: readonly string[];
let order: RepairOrder;

const day = [{ from: 480, until: 1_020 }];
const calendar = {
  week: { sun: [], mon: day, tue: day, wed: day, thu: day, fri: day, sat: [] },
  exceptions: [],
};

beforeAll(async () => {
  companyId = (await aCompany(site.db)).id;
  owner = await aMember(site, companyId, 'owner');
  await shopOn(site.app, owner);
  const [one, other] = [await onCrew(site.app, owner, null), await onCrew(site.app, owner, null)];
  crew = [one.id, other.id];
  const member = { ...one, calendar };
  await put(site.app, owner, `/api/shop/crew/${one.id}`, { revision: 1, isRemoved: false, member });
  order = (await anOpenOrder(site.app, owner, await anApprovedEstimate(site.app, owner))).order;
  const measured = { length: null, height: null, width: null };
  await edit({ kind: 'check-in', visitId: randomUUID(), location: null, measured });
});

async function edit(change: ShopChange): Promise<void> {
  const reply = await sendToShop(site.app, owner, order.id, [aShopEdit(change as never)]);
  expect(reply.statusCode, reply.payload).toBe(200);
  const [present] = await inCompany(site.db, companyId, (trx) => ordersById(trx, [order.id]));
  if (present !== undefined) order = present;
}

/** Everything counted once more from the whole logs. */
async function expectedCounts() {
  return inCompany(site.db, companyId, async (trx) => {
    const { shiftsOf } = await crewShifts(trx, companyId);
    const days: Record<string, number> = {};
    const clocked = new Map<string, ClockedWork>();
    const begun: number[] = [];
    for (const person of crew) {
      const log = await wholeLog(trx, person);
      const presses = effectivePresses(log).map(({ punch, at, target }) => ({ id: punch.id, at, target }));
      for (const sums of sumsOfPresses(presses, shiftsOf(person)).values()) {
        for (const [one, minutes] of Object.entries(sums.days)) {
          for (const whose of [person, 'all']) {
            const key = `${one} ${whose} ${sums.kind}`;
            days[key] = (days[key] ?? 0) + minutes;
          }
        }
        const { work, isStep, minutes } = sums;
        if (work === null) continue;
        begun.push(presses.find(({ id }) => id === sums.id)?.at ?? 0);
        const key = `${work} ${person}`;
        const before = clocked.get(key)?.minutes ?? 0;
        clocked.set(key, { work, isStep, person, minutes: (before + minutes) as typeof minutes });
      }
    }
    const workedFrom = begun.length === 0 ? null : new Date(Math.min(...begun)).toISOString();
    const waits = await waitsOfLog(trx, order);
    return {
      days: Object.fromEntries(Object.entries(days).toSorted()),
      results: taskResults(order, [...clocked.values()], zone).toSorted(byTask),
      stays: staysOf(order, { waits, workedFrom, zone }),
    };
  });
}

async function storedCounts() {
  return inCompany(site.db, companyId, async (trx) => {
    const days = await trx
      .selectFrom('clock_day')
      .select(['id', 'minutes'])
      .where('minutes', '<>', '0')
      .execute();
    const results = await trx
      .selectFrom('task_result')
      .select(['task', 'day', 'department', 'operation', 'is_redo as isRedo', 'sold', 'clocked', 'people'])
      .execute();
    const stays = await trx.selectFrom('unit_stay').select('stay').execute();
    return {
      days: Object.fromEntries(days.map(({ id, minutes }) => [id, Number(minutes)] as const).toSorted()),
      results: results.toSorted(byTask),
      stays: stays.map(({ stay }) => stay),
    };
  });
}

function byTask(one: { readonly task: string }, other: { readonly task: string }): number {
  return one.task < other.task ? -1 : 1;
}

async function press(entries: readonly ClockEntry[]): Promise<void> {
  await inCompany(site.db, companyId, async (trx) => {
    const about = entries.flatMap((entry) => (entry.kind === 'punch' ? [entry.id] : [entry.id, entry.punch]));
    const known = await entriesAbout(trx, about);
    await appendEntries(trx, { companyId, personId: null, now: testNow }, entries);
    await countClock(trx, companyId, { added: entries, about: [...known, ...entries] });
  });
}

/** Some moments are equal, others in one minute, others days apart. */
const ago = fc.oneof(
  fc.integer({ min: 0, max: 6 * 24 * 60 }).map((minutes) => minutes * minuteMs),
  fc.integer({ min: 0, max: 90 }).map((seconds) => seconds * 20_000),
);
const roll = fc.nat({ max: 999 });
const step = fc.record({ kind: fc.nat({ max: 9 }), person: fc.nat({ max: 1 }), ago, newAgo: ago, roll });
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function targetOf(dice: number): ClockTarget {
  const tasks = order.tasks.map(({ work }) => work.key);
  const targets: ClockTarget[] = [
    { on: 'off' },
    { on: 'activity', activity: 'cleaning', order: null },
    { on: 'activity', activity: 'meal', order: null },
    { on: 'step', order: order.id, step: 'body/body' },
    ...tasks.map((task): ClockTarget => ({ on: 'task', order: order.id, task })),
  ];
  return targets[dice % targets.length] ?? { on: 'off' };
}

let punches: Punch[] = [];

async function play({ kind, person, ago: before, newAgo, roll: dice }: Step): Promise<void> {
  const [at, newAt] = [testNow.getTime() - before, testNow.getTime() - newAgo];
  const known = punches[dice % Math.max(1, punches.length)];
  if (kind >= 8) {
    const task = order.tasks[dice % order.tasks.length]?.work.key ?? '';
    return edit(kind === 8 ? { kind: 'tick-task', task } : { kind: 'untick-task', task });
  }
  if (kind >= 6 && known !== undefined) {
    const change = {
      newAt: dice % 3 === 0 ? null : newAt,
      newTarget: dice % 3 === 1 ? null : targetOf(dice),
    };
    const settles = kind === 7 && known.mark !== undefined ? ({ settles: 'struck' } as const) : {};
    const base = { kind: 'correction', id: randomUUID(), person: known.person, by: 'Dana', at } as const;
    return press([{ ...base, punch: known.id, why: 'Wrong', ...change, ...settles }]);
  }
  const marked = dice % 5 === 0 ? ({ mark: 'wrong-pin' } as const) : {};
  const punch: Punch = {
    kind: 'punch',
    id: randomUUID(),
    person: crew[person] ?? '',
    device: randomUUID(),
    at,
    offset: 0,
    target: targetOf(dice),
    ...marked,
  };
  punches = [...punches, punch];
  return press([punch]);
}

test('what is counted equals a count of the whole logs, whatever is pressed, corrected, struck and ticked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      for (const one of steps) await play(one);
      expect(await storedCounts()).toEqual(await expectedCounts());
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 60_000);

test('new hours of a person and a holiday are counted anew', async () => {
  const [lee = ''] = crew;
  const later = { ...calendar, week: { ...calendar.week, mon: [{ from: 480, until: 720 }] } };
  const member = { id: lee, name: 'Lee', userId: null, levels: {}, certificates: [], calendar: later };
  const changed = { revision: 2, isRemoved: false, member };
  expect((await put(site.app, owner, `/api/shop/crew/${lee}`, changed)).statusCode).toBe(200);
  expect(await storedCounts()).toEqual(await expectedCounts());
  const settings = { ...defaultShopSettings, holidays: [{ day: '2026-11-16', name: 'Closed' }] };
  const shop = { revision: 1, isOn: true, settings };
  expect((await put(site.app, owner, '/api/shop', shop)).statusCode).toBe(200);
  expect(await storedCounts()).toEqual(await expectedCounts());
});

test('an edit that changes nothing is a revision, so that the next one is stored', async () => {
  const open = order.tasks.find(({ progress }) => progress.state === 'open')?.work.key;
  const task = open ?? order.tasks[0]?.work.key ?? '';
  if (open === undefined) await edit({ kind: 'untick-task', task });
  await edit({ kind: 'untick-task', task });
  await edit({ kind: 'tick-task', task });
  expect(await storedCounts()).toEqual(await expectedCounts());
});

test('a shop that was never counted is counted whole with the next thing that is written', async () => {
  const before = await storedCounts();
  await inCompany(site.db, companyId, async (trx) => {
    await trx
      .updateTable('shop')
      .set({ performance_stale: true })
      .where('company_id', '=', companyId)
      .execute();
    await trx
      .updateTable('clock_stretch')
      .set({ kind: null, minutes: 0, days: '{}', work: null })
      .where('company_id', '=', companyId)
      .execute();
    await trx.deleteFrom('task_result').where('company_id', '=', companyId).execute();
  });
  expect(await storedCounts()).not.toEqual(before);
  await press([
    {
      kind: 'punch',
      id: randomUUID(),
      person: crew[1] ?? '',
      device: randomUUID(),
      at: testNow.getTime(),
      offset: 0,
      target: { on: 'off' },
    },
  ]);
  expect(await storedCounts()).toEqual(await expectedCounts());
  expect(Object.keys((await storedCounts()).days).length).toBeGreaterThan(0);
  const clocked = await inCompany(site.db, companyId, (trx) => clockedOnOrders(trx, [order.id]));
  expect(clocked.length).toBeGreaterThan(0);
  expect(await inCompany(site.db, companyId, (trx) => wholeStretches(trx, crew[0] ?? ''))).not.toEqual([]);
});
