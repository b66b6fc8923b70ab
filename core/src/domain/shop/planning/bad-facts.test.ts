import { expect, test } from 'vitest';
import {
  aPlanLocation,
  aPlanOrder,
  aPlanPerson,
  aPlanState,
  aPlanStep,
  day,
  hour,
  monday,
} from '../../testing/a-plan-state.ts';
import { inches, utcMinute } from '../../units.ts';
import { project } from './plans/project.ts';
import { plan } from './plans/plan.ts';
import type { PlanOrder, PlanState } from './state/plan-state.ts';

const good = aPlanOrder({ id: 'good' });
const bad = (fields: Partial<PlanOrder>): PlanOrder => aPlanOrder({ id: 'bad', number: '2002', ...fields });
const after = (key: string, ...keys: readonly string[]) => aPlanStep({ key, after: keys });

interface BadFacts {
  readonly name: string;
  readonly state: PlanState;
  /** The reason each step of the bad order has none. */
  readonly unplanned: Readonly<Record<string, unknown>>;
  readonly issues?: readonly unknown[];
}

const withBad = (fields: Partial<PlanOrder>, state: Partial<PlanState> = {}): PlanState =>
  aPlanState({ orders: [good, bad(fields)], ...state });

const table: readonly BadFacts[] = [
  {
    name: 'steps that wait for each other',
    state: withBad({ steps: [after('a', 'b'), after('b', 'a'), after('c', 'b'), after('d')] }),
    unplanned: {
      a: { kind: 'cyclic-route', steps: ['a', 'b'] },
      b: { kind: 'cyclic-route', steps: ['a', 'b'] },
      c: { kind: 'behind', step: 'b' },
    },
  },
  {
    name: 'a step nobody may do',
    state: withBad({ steps: [aPlanStep({ key: 'paint/paint', department: 'paint' })] }),
    unplanned: {
      'paint/paint': {
        kind: 'nobody-may',
        department: 'paint',
        skill: 2,
        certificates: [],
        people: 1,
        qualified: 0,
      },
    },
  },
  {
    name: 'a step for more people than there are',
    state: withBad({ steps: [aPlanStep({ key: 'a', people: 2 })] }),
    unplanned: { a: { kind: 'nobody-may', people: 2, qualified: 1 } },
  },
  {
    name: 'a certificate that has expired',
    state: withBad(
      { steps: [aPlanStep({ key: 'a', certificates: ['LP gas'] })] },
      { people: [aPlanPerson({ certificates: [{ name: 'LP gas', until: monday }] })] },
    ),
    unplanned: { a: { kind: 'nobody-may', certificates: ['LP gas'] } },
  },
  {
    name: 'a unit that is too long for every bay',
    state: withBad({ unit: { length: inches(500), height: inches(138), width: inches(100) } }),
    unplanned: { 'body/body': { kind: 'no-location-fits', location: 'bay-1', issue: { measure: 'length' } } },
  },
  {
    name: 'a location deleted with a unit in it',
    state: withBad({ location: 'bay-9' }),
    unplanned: {},
    issues: [{ kind: 'location-deleted', order: 'bad', location: 'bay-9' }],
  },
  {
    name: 'a calendar without a working minute',
    state: withBad(
      {},
      { people: [aPlanPerson(), aPlanPerson({ id: 'person-2', windows: [], levels: { body: 2 } })] },
    ),
    unplanned: {},
    issues: [{ kind: 'person-without-hours', person: 'person-2' }],
  },
  {
    name: 'a bay that is never open',
    state: withBad({}, { locations: [aPlanLocation(), aPlanLocation({ id: 'bay-2', windows: [] })] }),
    unplanned: {},
    issues: [{ kind: 'location-without-hours', location: 'bay-2' }],
  },
  {
    name: 'a promise in the past',
    state: withBad({ due: utcMinute(monday - day) }),
    unplanned: {},
    issues: [{ kind: 'promise-passed', order: 'bad', due: monday - day }],
  },
  {
    name: 'a part nobody has a day for',
    state: withBad({
      steps: [aPlanStep({ key: 'a', parts: [{ key: 'p', description: 'Wall', expected: null }] })],
    }),
    unplanned: { a: { kind: 'part-without-day', part: { key: 'p', description: 'Wall', expected: null } } },
  },
  {
    name: 'a hold nobody knows the end of',
    state: withBad({
      steps: [
        aPlanStep({ key: 'a', holds: [{ kind: 'customer', reason: 'Color', until: null }] }),
        after('b', 'a'),
      ],
    }),
    unplanned: { a: { kind: 'hold-without-end' }, b: { kind: 'behind', step: 'a' } },
  },
  {
    name: 'more work than the calendars hold',
    state: withBad({ steps: [aPlanStep({ key: 'a', soldMinutes: 60_000 as never })] }),
    unplanned: { a: { kind: 'no-working-time' } },
  },
  {
    name: 'people of an accepted plan who left',
    state: withBad({
      steps: [
        aPlanStep({
          key: 'a',
          accepted: { people: ['gone'], location: 'bay-1', from: monday, until: utcMinute(monday + 240) },
        }),
      ],
    }),
    unplanned: {},
    issues: [{ kind: 'person-left', order: 'bad', step: 'a', person: 'gone' }],
  },
];

test.each(table)('the plan names $name, and does the rest', ({ state, unplanned, issues = [] }) => {
  for (const planned of [plan(state, monday), project(state, monday)]) {
    expect(planned.steps.filter(({ order }) => order === 'good')).toHaveLength(1);
    const causes = Object.fromEntries(
      planned.unplanned.map(({ order, step, cause }) => [`${order} ${step}`, cause]),
    );
    expect(Object.keys(causes)).toEqual(Object.keys(unplanned).map((step) => `bad ${step}`));
    for (const [step, cause] of Object.entries(unplanned))
      expect(causes[`bad ${step}`]).toMatchObject(cause as object);
    expect(planned.issues).toEqual(issues.map((issue) => expect.objectContaining(issue as object)));
  }
});

test('a shop in which nobody works says so and plans nothing', () => {
  const planned = plan(aPlanState({ people: [] }), monday);
  expect(planned.issues).toEqual([{ kind: 'nobody-works' }]);
  expect(planned.steps).toEqual([]);
});

test('a shop without bays plans by people alone, and says so', () => {
  const planned = plan(aPlanState({ locations: [] }), monday);
  expect(planned.issues).toEqual([{ kind: 'no-locations' }]);
  expect(planned.steps[0]).toMatchObject({ location: null, from: monday, until: monday + 240 });
});

test('two pins for one person stay, and the conflict names the person who pinned', () => {
  const pin = {
    people: ['person-1'],
    location: 'bay-1',
    from: monday,
    until: utcMinute(monday + 4 * hour),
    by: 'Dana',
  };
  const pinned = (id: string) => aPlanOrder({ id, steps: [aPlanStep({ pin })] });
  const planned = plan(aPlanState({ orders: [pinned('one'), pinned('two')] }), monday);
  expect(planned.steps.map(({ from }) => from)).toEqual([monday, monday]);
  expect(planned.issues).toEqual([
    {
      kind: 'pin-conflict',
      order: 'one',
      step: 'body/body',
      by: 'Dana',
      rule: 'person-taken',
      other: { order: 'two', step: 'body/body' },
    },
  ]);
});
