import { expect, test } from 'vitest';
import { anOrder, bayThree, firstWork } from '../../../testing/an-order.ts';
import { minuteOf, minutes, utcMinute } from '../../../units.ts';
import type { ShopChange } from '../../model/shop-edit.ts';
import type { CrewMember } from '../../model/crew-member.ts';
import { defaultShopSettings } from '../../model/shop-settings.ts';
import type { WorkCalendar } from '../../model/work-calendar.ts';
import { plan } from '../plans/plan.ts';
import type { PlanSources } from './plan-sources.ts';
import { planStateOf } from './plan-state-of.ts';
import { windowsBetween } from './windows-between.ts';

const office = { from: 480, until: 960 };
const calendar: WorkCalendar = {
  week: { sun: [], mon: [office], tue: [office], wed: [office], thu: [office], fri: [office], sat: [] },
  exceptions: [],
};
const lee: CrewMember = {
  id: 'lee',
  name: 'Lee',
  userId: null,
  levels: { body: 3, glass: 3, paint: 3, detail: 3, systems: 3 },
  certificates: [{ name: 'LP gas', issuer: 'RVTI', expires: '2026-12-31' }],
  calendar,
};
const zone = 'America/Chicago';
const now = minuteOf(Date.parse('2026-11-16T14:00:00Z'));

function sources(changes: readonly ShopChange[] = [], fields: Partial<PlanSources> = {}): PlanSources {
  return {
    orders: [anOrder(changes)],
    settings: defaultShopSettings,
    crew: [lee],
    locations: [bayThree],
    zone,
    ...fields,
  };
}

const at = (text: string) => minuteOf(Date.parse(text));
const night = {
  ...calendar,
  week: { ...calendar.week, sat: [{ from: 1_320, until: 1_800 }], sun: [office] },
};

test.each([
  ['the night clocks are set back', '2026-10-31', '2026-11-01T23:59:00Z', [9 * 60, 8 * 60]],
  ['the night they are put forward', '2026-03-07', '2026-03-08T23:59:00Z', [7 * 60, 8 * 60]],
  ['any other night', '2026-11-14', '2026-11-15T23:59:00Z', [8 * 60, 8 * 60]],
] as const)('%s has its true length', (_, from, until, lengths) => {
  const windows = windowsBetween(night, {
    holidays: [],
    zone,
    from: at(`${from}T12:00:00Z`),
    until: at(until),
  });
  expect(lengths.map((_length, index) => windows[2 * index + 1]! - windows[2 * index]!)).toEqual(lengths);
});

test('holidays, exceptions and people without a calendar are in the windows', () => {
  const holidays = [{ day: '2026-11-17', name: 'Founding day' }];
  const ill = {
    ...lee,
    id: 'ill',
    calendar: { ...calendar, exceptions: [{ day: '2026-11-16', windows: [], reason: 'Ill' }] },
  };
  const state = planStateOf(
    sources([], {
      settings: { ...defaultShopSettings, holidays },
      crew: [lee, ill, { ...lee, id: 'none', calendar: null }],
    }),
    now,
  );
  expect(state.people.map(({ id }) => id)).toEqual(['lee', 'ill']);
  expect(state.people.map(({ windows }) => windows.slice(0, 2))).toEqual([
    [now, now + 480],
    [now + 2 * 1_440, now + 2 * 1_440 + 480],
  ]);
  expect(state.people[0]?.certificates).toEqual([{ name: 'LP gas', until: at('2027-01-01T06:00:00Z') }]);
});

test('an order becomes its unfinished steps, each phase behind the one before it', () => {
  const [order] = planStateOf(sources(), now).orders;
  expect(order).toMatchObject({ number: '2001', isHere: true, location: 'bay-3', dropOff: null });
  expect(order?.steps.map(({ key, after, soldMinutes }) => [key, after, soldMinutes])).toEqual([
    ['check-in/detail', [], 30],
    ['teardown/glass', ['check-in/detail'], 60],
    ['body/body', ['teardown/glass'], 60],
    ['paint/paint', ['body/body'], 60],
    ['reassembly/glass', ['paint/paint'], 60],
  ]);
  expect(order?.steps.find(({ phase }) => phase === 'paint')).toMatchObject({
    cureMinutes: 720,
    // The shop has no booth.
    locationKinds: ['bay'],
  });
});

test('parts, promises, holds, pins and running work come with their minutes', () => {
  const order: ShopChange = {
    kind: 'order-part',
    part: 'wall',
    order: { id: 'o', quantity: 2_000 as never, vendor: 'NTP', purchaseOrder: '', cost: null },
  };
  const expected: ShopChange = {
    kind: 'expect-part',
    part: 'wall',
    expected: { id: 'e', day: '2026-11-20', reason: '' },
  };
  const state = planStateOf(
    sources(
      [
        order,
        expected,
        { kind: 'promise', promise: { id: 'p', day: '2026-12-01', reason: '' } },
        {
          kind: 'place-hold',
          hold: {
            id: 'h',
            kind: 'customer',
            on: { of: 'step', step: 'paint/paint' },
            reason: 'Color',
            expectedEnd: '2026-11-19',
            endedBy: '',
          },
        },
        {
          kind: 'assign-step',
          step: 'paint/paint',
          plan: { people: ['lee'], location: 'bay-3', from: now, until: utcMinute(now + 60) },
        },
        { kind: 'pin-step', step: 'paint/paint' },
      ],
      { running: [{ order: 'order-1', step: 'teardown/glass', person: 'lee', since: utcMinute(now - 30) }] },
    ),
    now,
  );
  const [planned] = state.orders;
  const step = (key: string) => planned?.steps.find((one) => one.key === key);
  expect(planned?.due).toBe(at('2026-12-02T06:00:00Z'));
  expect(step('body/body')?.parts).toEqual([
    { key: 'wall', description: 'Side wall', expected: at('2026-11-20T18:00:00Z') },
  ]);
  expect(step('paint/paint')).toMatchObject({
    holds: [{ kind: 'customer', reason: 'Color', until: at('2026-11-19T06:00:00Z') }],
    pin: { people: ['lee'], location: 'bay-3', from: now, until: now + 60, by: 'Dana' },
  });
  expect(step('teardown/glass')?.running).toEqual({ people: ['lee'], location: 'bay-3', from: now - 30 });
});

test('an overdue part is expected at the next noon, one on the way after the usual days of its vendor', () => {
  const order: ShopChange = {
    kind: 'order-part',
    part: 'wall',
    order: { id: 'o', quantity: 2_000 as never, vendor: 'NTP', purchaseOrder: '', cost: null },
  };
  const late: ShopChange = {
    kind: 'expect-part',
    part: 'wall',
    expected: { id: 'e', day: '2026-11-12', reason: '' },
  };
  const expectedOf = (changes: readonly ShopChange[], fields: Partial<PlanSources> = {}) =>
    planStateOf(sources(changes, fields), now).orders[0]?.steps.find(({ key }) => key === 'body/body')
      ?.parts[0]?.expected;
  expect(expectedOf([])).toBeNull();
  expect(expectedOf([order])).toBeNull();
  expect(expectedOf([order, late])).toBe(at('2026-11-16T18:00:00Z'));
  const leadTimes = new Map([['ntp', { days: 9, deliveries: 3 }]]);
  expect(expectedOf([order], { leadTimes })).toBe(at('2026-11-24T18:00:00Z'));
});

test('clocked minutes shorten what is left, and a step is never shorter than a tenth of an hour', () => {
  const clocked = (spent: number) =>
    new Map([['order-1', { byTask: {}, byStep: { 'body/body': minutes(spent) }, hasAssumedEnd: false }]]);
  const left = (spent: number) =>
    planStateOf(sources([], { clocked: clocked(spent) }), now).orders[0]?.steps.find(
      ({ key }) => key === 'body/body',
    )?.soldMinutes;
  expect([left(0), left(50), left(500)]).toEqual([60, 30, 6]);
});

test('a shop plans an order from its model: the unit waits for its part and is ready after paint has dried', () => {
  const here: ShopChange = {
    kind: 'receive-part',
    part: 'wall',
    receipt: { id: 'r', quantity: 2_000 as never, damaged: 0 as never },
  };
  const planned = plan(planStateOf(sources([here]), now), now);
  expect(planned.unplanned).toEqual([]);
  expect(planned.steps.map(({ step }) => step)).toEqual([
    'check-in/detail',
    ...firstWork.tasks.map(({ phase, department }) => `${phase}/${department}`),
  ]);
});
