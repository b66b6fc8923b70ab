import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import { approvalOf } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import { columnOf } from '@dre/core/domain/shop/board/column';
import { activeHolds } from '@dre/core/domain/shop/board/holds';
import { clockedMinutes } from '@dre/core/domain/shop/clock/clocked-minutes';
import { shiftsBetween } from '@dre/core/domain/shop/clock/shifts';
import { timeline } from '@dre/core/domain/shop/clock/timeline';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { stepKey, taskState } from '@dre/core/domain/shop/model/repair-task';
import { partQueues, queuedParts } from '@dre/core/domain/shop/parts/part-queues';
import { minuteOf, minutes, sum } from '@dre/core/domain/units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inCompany } from '../database/connections/connection.ts';
import { demoSignIn } from '../database/preparing/demo-sign-in.ts';
import { seed } from '../database/preparing/seed.ts';
import { seedSettings } from '../features/account/seed-settings.ts';
import { isPassword } from '../features/session/password-check.ts';
import { pinHashOf } from '../features/shop/clock-keys/clock-pins-queries.ts';
import { lastPurchases } from '../features/shop/purchasing/purchase-queries.ts';
import { crewRows, locationsOf } from '../features/shop/setup/shop-queries.ts';
import { createLog } from '../http/operations/logging.ts';
import { folderStore } from '../storage/folder-store.ts';
import { writeHailPhotos } from '../testing/pictures/hail-photos.ts';
import { testNow } from '../testing/test-app.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import type { DemoCompany } from './demo-people.ts';
import { demoEstimates, firstDemoEstimates } from './demo-plan.ts';
import { unfinishedDemo } from './demo-queries.ts';
import { seedFirstEstimates, writeDemoInBackground } from './seed-demo.ts';
import { demoCrew, demoZone } from './shop/demo-crew.table.ts';
import { type FloorOrder, openedAt } from './shop/demo-floor.ts';
import { type FloorPlan, planFloor } from './shop/demo-floor-plan.ts';
import { floorOrder } from './shop/demo-order.ts';
import { demoOrders } from './shop/demo-orders.table.ts';
import { demoCrewId, demoCrewOf, demoLocation } from './shop/demo-shop-setup.ts';

const database = useTestDatabase('starter');
const silent = createLog('silent');
const folder = mkdtempSync(path.join(tmpdir(), 'demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const photos = { folder: path.join(folder, 'photos'), store: folderStore(path.join(folder, 'stored')) };

beforeAll(() => writeHailPhotos(photos.folder));

let company: DemoCompany;
let begun: number;

/** The first start, and the work in the background after it. */
beforeAll(async () => {
  const { db } = database;
  await seed(db, { demo: true, now: testNow });
  await seedSettings(db, testNow);
  await seedFirstEstimates(db, testNow);
  const found = await unfinishedDemo(db);
  if (found === undefined) throw new Error('The demo was not begun.');
  company = found;
  const rows = await inCompany(db, company.id, (trx) => trx.selectFrom('estimate').select('id').execute());
  begun = rows.length;
  await writeDemoInBackground(db, silent, photos).done;
}, 300_000);

test('whoever starts the demo for the first time is given a password for its people', async () => {
  const signIn = await demoSignIn(database.db, { demo: 'full' });
  expect(signIn?.emails).toContain('owner@demo.example');
  expect(signIn?.generated).toMatch(/^\S{23}$/);
});

test('a first start writes six estimates, the background the others; a second start adds nothing', async () => {
  const { db } = database;
  const { id } = company;
  const rows = () =>
    inCompany(db, id, (trx) =>
      trx
        .selectFrom('estimate')
        .select(['number', 'stage', 'draft', 'document', 'total', 'created_at', 'updated_at', 'customer_id'])
        .execute(),
    );
  expect(begun).toBe(firstDemoEstimates.length);
  const written = await rows();
  expect(written).toHaveLength(demoEstimates.length);
  expect(tally(written.map(({ stage, draft }) => (draft?.startsWith('S') ? 'supplement' : stage)))).toEqual({
    draft: 8,
    sent: 7,
    approved: 5,
    declined: 3,
    'in-repair': 8,
    supplement: 4,
    completed: 23,
    void: 2,
  });
  expect(new Set(written.map(({ document }) => document.unit.vehicleType)).size).toBe(10);
  expect(written.every(({ updated_at }) => updated_at <= testNow)).toBe(true);
  expect(written.filter(({ document }) => document.versions.length > 1)).toHaveLength(7);
  const corrections = written.flatMap(({ document }) => document.versions.flatMap((one) => one.corrections));
  expect(corrections).toHaveLength(2);

  const newest = written.find(({ number }) => number === 'E-10060')?.document;
  expect(newest?.photos).toHaveLength(4);
  expect(newest?.photos.filter(({ alignment }) => alignment !== null)).toHaveLength(4);

  const totals = written.map(({ number, total }) => `${total} ${number}`).toSorted();
  expect(totals.filter((one, at) => one.split(' ')[0] === totals[at + 1]?.split(' ')[0])).toEqual([]);

  const customers = await inCompany(db, id, (trx) =>
    trx.selectFrom('customer').select(['id', 'name', 'used_at']).execute(),
  );
  for (const customer of customers) {
    const theirs = written.filter(({ customer_id }) => customer_id === customer.id);
    const last = Math.max(...theirs.map(({ created_at }) => created_at.getTime()));
    expect([customer.name, customer.used_at.getTime() >= last]).toEqual([customer.name, true]);
  }
  const active = await db.selectFrom('session').select('last_active_at').execute();
  expect(active.map(({ last_active_at }) => last_active_at < testNow)).toEqual([true, true]);

  const answers = await inCompany(db, id, (trx) =>
    trx
      .selectFrom('share_answer')
      .innerJoin('share_link', 'share_link.id', 'share_answer.link_id')
      .select(['share_answer.kind', 'share_link.audience'])
      .execute(),
  );
  const signed = answers.filter(({ kind, audience }) => kind === 'approval' && audience === 'owner');
  expect(signed.length).toBeGreaterThanOrEqual(5);
  expect(answers.filter(({ audience }) => audience === 'insurer').length).toBeGreaterThanOrEqual(7);

  const unopened = await inCompany(db, id, (trx) =>
    trx
      .selectFrom('share_link')
      .leftJoin('share_view', 'share_view.link_id', 'share_link.id')
      .select('share_link.id')
      .where('share_view.link_id', 'is', null)
      .execute(),
  );
  expect(unopened, 'a link is opened before it is answered').toEqual([]);

  await seedFirstEstimates(db, new Date(testNow.getTime() + 86_400_000));
  await writeDemoInBackground(db, silent, photos).done;
  expect(await rows()).toHaveLength(demoEstimates.length);
}, 300_000);

async function readFloor() {
  const orders: FloorOrder[] = [];
  for (const row of demoOrders) orders.push(await floorOrder(company, row));
  return inCompany(database.db, company.id, async (trx) => ({
    orders,
    estimates: await trx.selectFrom('estimate').select(['id', 'stage', 'document']).execute(),
    edits: await trx.selectFrom('shop_edit').select(['order_id as order', 'edit', 'outcome']).execute(),
    entries: (await trx.selectFrom('clock_entry').select('entry').execute()).map(({ entry }) => entry),
    crew: (await crewRows(trx)).map(({ member }) => member),
    locations: await locationsOf(trx),
    purchases: (await lastPurchases(trx, 500)).map(({ purchase }) => purchase),
  }));
}

const localDay = (at: number) => dayIn(demoZone, at);
const today = localDay(testNow.getTime());
const isOnSunday = (at: number) => new Date(`${localDay(at)}T00:00:00Z`).getUTCDay() === 0;

test('the demo shop has orders in every column, as far as their estimates are', async () => {
  const { orders, estimates, edits, locations, crew } = await readFloor();
  expect([locations.length, crew.length, crew.filter(({ userId }) => userId !== null).length]).toEqual([
    9, 5, 2,
  ]);
  expect(tally(orders.map(({ order }) => columnOf(order) ?? ''))).toEqual({
    expected: 4,
    'checked-in': 1,
    teardown: 2,
    'structure-and-body': 3,
    paint: 1,
    reassembly: 2,
    quality: 1,
    ready: 2,
    delivered: 22,
  });
  for (const { order, row } of orders) {
    const estimate = estimates.find(({ id }) => id === order.estimateId);
    const expected = row.out === undefined ? (row.checkIn === null ? 'approved' : 'in-repair') : 'completed';
    expect([order.number, estimate?.stage]).toEqual([order.number, expected]);
    const first = estimate?.document.versions[0];
    const agreed = first === undefined ? [] : approvalOf(first).map(({ on }) => Date.parse(on));
    expect(openedAt(order), order.number).toBeGreaterThan(Math.max(0, ...agreed));
    // An insurer's answer may come on a Sunday, and the order follows it.
    const own = edits
      .filter((one) => one.order === order.id && one.edit.kind !== 'authorize-version')
      .map(({ edit }) => Date.parse(edit.at));
    expect(Math.min(...own), order.number).toBe(openedAt(order));
    expect(
      own.filter((at) => isOnSunday(at) || at > testNow.getTime()),
      order.number,
    ).toEqual([]);
  }
  expect(edits.filter(({ outcome }) => outcome.kind !== 'applied')).toEqual([]);
  const expectedUnits = orders.filter(({ row }) => row.checkIn === null).map(({ order }) => order.unit);
  expect(
    expectedUnits.map(({ height, width }) => [height, width]),
    'measures of the estimate, before anybody measures at check-in',
  ).toEqual([
    [134, 138],
    [null, null],
    [null, null],
    [160, 137],
  ]);

  const desk = queuedParts(
    orders.map(({ order }) => order).filter(({ state }) => state === 'open'),
    today,
  );
  expect(new Set(desk.flatMap(({ queues }) => queues))).toEqual(new Set(partQueues));
  const costs = orders.flatMap(({ order }) =>
    order.parts.flatMap(({ orders: placed }) => placed.map(({ cost }) => cost)),
  );
  expect(costs.filter((cost) => cost === null || cost === 0)).toEqual([]);
  const holds = orders.flatMap(({ order }) =>
    activeHolds(order, { estimateStage: 'in-repair', voidSince: null }),
  );
  expect([...new Set(holds.map(({ kind }) => kind))].toSorted()).toEqual([
    'approval',
    'customer',
    'parts',
    'sublet',
  ]);
  const results = orders.flatMap(({ order }) => order.checks.flatMap((check) => check.results));
  expect(results.filter(({ hasPassed }) => !hasPassed)).toHaveLength(1);
  expect(orders.flatMap(({ order }) => order.findings)).toHaveLength(3);
  const last = orders.flatMap(({ order }) => (order.state === 'open' ? order.promises.slice(-1) : []));
  expect(last.filter(({ day }) => day < today)).toHaveLength(1);
  expect(last.filter(({ reason }) => reason !== '')).toHaveLength(5);
});

test('everybody of the demo crew has the PIN of the README', async () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  for (const { name, pin } of demoCrew) {
    expect(readme.replaceAll(/\s+/g, ' ')).toContain(`${name} ${pin}`);
    const owner = { companyId: company.id, crewId: demoCrewId(company, name) };
    const hash = await inCompany(database.db, company.id, (trx) => pinHashOf(trx, owner));
    expect([name, await isPassword(hash, pin)]).toEqual([name, true]);
  }
});

test('the notices of the demo shop are read but those of the last two days', async () => {
  const notices = await inCompany(database.db, company.id, (trx) =>
    trx.selectFrom('staff_notice').select(['at', 'read_at']).execute(),
  );
  const lately = testNow.getTime() - 2 * 86_400_000;
  expect(notices.length).toBeGreaterThan(100);
  expect(notices.filter((one) => one.read_at === null && one.at.getTime() <= lately)).toEqual([]);
});

test('every number a part of the demo was ordered under is a purchase order, at a likely cost', async () => {
  const { orders, purchases } = await readFloor();
  const ordered = orders.flatMap(({ order }) =>
    order.parts.flatMap(({ work, orders: records }) => records.map((record) => ({ work, ...record }))),
  );
  const lines = purchases.flatMap(({ number, lines: all }) => all.map((line) => ({ ...line, po: number })));
  expect(lines.map(({ po, record }) => `${po} ${record}`).toSorted()).toEqual(
    ordered.map(({ purchaseOrder, id }) => `${purchaseOrder} ${id}`).toSorted(),
  );
  for (const { number, lines: own } of purchases) {
    expect(new Set(own.map(({ part }) => part)).size, number).toBe(own.length);
  }
  const byMeasure = ordered.filter(({ work }) => work.unit === 'ft' || work.unit === 'sqft');
  expect(byMeasure.filter(({ cost }) => (cost ?? 0) > 2_000)).toEqual([]);
});

test('the demo shop is clocked by its crew on work that is there, in about the time it was sold for', async () => {
  const { orders, entries, crew } = await readFloor();
  const now = minuteOf(testNow.getTime());
  const stretches = crew.flatMap(({ id }) => timeline(entries.filter(({ person }) => person === id)));
  expect(entries.filter(({ person }) => !crew.some(({ id }) => id === person))).toEqual([]);
  expect(entries.length).toBeGreaterThan(2_100);
  expect(entries.filter(({ kind }) => kind === 'correction')).toHaveLength(1);
  expect(stretches.filter(({ target, until }) => target.on !== 'off' && until === null)).toHaveLength(4);
  expect(stretches.filter(({ from }) => isOnSunday(from * 60_000) || from > now)).toEqual([]);
  for (const { order } of orders) {
    const { byTask, byStep } = clockedMinutes(order.id, stretches, now);
    const keys = new Set(order.tasks.map(({ work }) => work.key));
    const steps = new Set(order.tasks.map(stepKey));
    expect(Object.keys(byTask).filter((key) => !keys.has(key))).toEqual([]);
    expect(Object.keys(byStep).filter((key) => !steps.has(key))).toEqual([]);
    const done = order.tasks.filter((task) => taskState(task) === 'done' && task.work.soldMinutes > 0);
    const sold = sum(done.map(({ work }) => work.soldMinutes));
    if (sold === 0) continue;
    const clocked = sum([
      ...done.map(({ work }) => byTask[work.key] ?? minutes(0)),
      ...Object.values(byStep),
    ]);
    expect([order.number, clocked / sold >= 0.8 && clocked / sold <= 1.3]).toEqual([order.number, true]);
    for (const { work } of done) {
      const own = (byTask[work.key] ?? 0) / work.soldMinutes;
      if (own > 0)
        expect([order.number, work.key, own > 0.79 && own < 1.31]).toEqual([order.number, work.key, true]);
    }
  }
});

test('the demo’s crew is on the clock in its working hours, from coming to going, with meals and breaks', async () => {
  const { entries, crew } = await readFloor();
  expect(entries.length).toBeGreaterThanOrEqual(2_400);
  const now = minuteOf(testNow.getTime());
  for (const { id, name, calendar } of crew) {
    const stretches = timeline(entries.filter(({ person }) => person === id));
    const present = stretches.filter(({ target, until }) => target.on !== 'off' && until !== null);
    const shifts = shiftsBetween({ calendar, holidays: [], zone: demoZone }, stretches[0]?.from ?? now, now);
    const outside = present.filter(
      ({ from, until }) => !shifts.some((shift) => shift.from <= from && (until ?? now) <= shift.until),
    );
    expect([name, outside]).toEqual([name, []]);
    const kinds = new Set(
      present.flatMap(({ target }) => (target.on === 'activity' ? [target.activity] : [])),
    );
    expect([name, kinds.has('meal') && kinds.has('paid-break')]).toEqual([name, true]);
  }
});

test('on whatever day of the week the demo starts, its shop floor adds up', async () => {
  const { orders, crew } = await readFloor();
  for (const days of [0, 1, 2, 3, 4, 5, 6]) {
    const startedAt = new Date(testNow.getTime() + days * 86_400_000);
    const crewThen = demoCrewOf({ ...company, startedAt });
    const later = orders.map((one) => ({ ...one, order: movedBy(one.order, days) }));
    const plan = planFloor({ startedAt, crew: crewThen, locationOf: demoLocation(company) }, later);
    const events = [...plan.events.values()].flat();
    expect(events.filter(({ at }) => isOnSunday(at) || at > startedAt.getTime())).toEqual([]);
    expect(plan.work.filter(({ from }) => isOnSunday(from) || from > startedAt.getTime())).toEqual([]);
    const running = plan.work.filter(({ until }) => until === null).length;
    expect([days, running > 2]).toEqual([days, !isOnSunday(startedAt.getTime())]);
    for (const { id } of crew) {
      const own = plan.work.filter(({ person }) => person === id).toSorted((a, b) => a.from - b.from);
      const isDoubled = own.some(({ until }, at) => (until ?? Infinity) > (own[at + 1]?.from ?? Infinity));
      expect([days, isDoubled]).toEqual([days, false]);
    }
    expect([days, sharedBays(plan)]).toEqual([days, []]);
  }
});

/** The order as it would be if everything had happened so many days later. */
function movedBy(order: RepairOrder, days: number): RepairOrder {
  const text = JSON.stringify(order, (_, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value)
      ? new Date(Date.parse(value) + days * 86_400_000).toISOString()
      : value,
  );
  return JSON.parse(text) as RepairOrder;
}

/** Bays and booths with two units at one time. */
function sharedBays({ events }: FloorPlan): readonly string[] {
  const stays = [...events].flatMap(([order, own]) => {
    const moves = own.filter(({ change }) => change.kind === 'move-unit' || change.kind === 'deliver');
    return moves.flatMap(({ at, change }, index) => {
      const place = change.kind === 'move-unit' ? change.location : null;
      if (place === null || (place.kind !== 'bay' && place.kind !== 'booth')) return [];
      return [{ order, name: place.name, from: at, until: moves[index + 1]?.at ?? Infinity }];
    });
  });
  return stays.flatMap((one) =>
    stays
      .filter((other) => other.name === one.name && other.order > one.order)
      .filter((other) => other.from < one.until && one.from < other.until)
      .map(() => one.name),
  );
}

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
