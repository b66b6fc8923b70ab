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
import { inches, minutes, utcMinute } from '../../units.ts';
import { acceptedState } from '../planning/changes/accepted-state.ts';
import { copiesOf } from '../planning/changes/state-change.ts';
import { plan } from '../planning/plans/plan.ts';
import { acceptingEdits, planProposal, withNeededRows } from '../planning/plans/plan-proposal.ts';
import { whatIf } from '../planning/plans/what-if.ts';
import { helpsFor } from '../planning/reasons/helps.ts';
import { why } from '../planning/reasons/why.ts';
import { helpText, issueText, obstacleText, planNames, whyText } from './describe-plan.ts';

const lee = aPlanPerson({ levels: { body: 2, paint: 2 } });
const booth = aPlanLocation({ id: 'booth-1', name: 'Booth 1', kind: 'booth' });
const wall = { key: 'wall', description: 'Side wall', expected: utcMinute(monday + day + 4 * hour) };
const painted = aPlanOrder({
  steps: [
    aPlanStep({ parts: [wall] }),
    aPlanStep({
      key: 'paint/paint',
      department: 'paint',
      phase: 'paint',
      after: ['body/body'],
      locationKinds: ['booth'],
      cureMinutes: minutes(12 * hour),
    }),
  ],
});
/** An older unit has the only bay and its technician for two days. */
const first = aPlanOrder({
  id: 'order-2',
  number: '2002',
  opened: utcMinute(monday - 9 * day),
  steps: [aPlanStep({ soldMinutes: minutes(16 * hour) })],
});
const shop = aPlanState({ people: [lee], locations: [aPlanLocation(), booth], orders: [first, painted] });
const names = planNames(shop);

test('a day is explained from delivery backwards to the part or the order it waits for', () => {
  const alone = { ...shop, orders: [painted] };
  expect(whyText(why(alone, plan(alone, monday), 'order-1'), names)).toEqual(
    [
      'Paint cures until Thu, Nov 19 12:00 AM.',
      'Paint takes from Wed, Nov 18 8:00 AM to Wed, Nov 18 12:00 PM, by Lee in Booth 1.',
      'Paint begins Wed, Nov 18 8:00 AM, not Tue, Nov 17 5:00 PM: nobody who does it works before then.',
      'Body takes from Tue, Nov 17 1:00 PM to Tue, Nov 17 5:00 PM, by Lee in Bay 1.',
      'Body begins Tue, Nov 17 12:00 PM, not Mon, Nov 16 8:00 AM: Side wall is expected Tue, Nov 17.',
    ].flatMap((line, index) =>
      index === 4
        ? [
            'Body begins Tue, Nov 17 1:00 PM, not Tue, Nov 17 12:00 PM: nobody who does it works before then.',
            line,
          ]
        : [line],
    ),
  );
  const both = plan(shop, monday);
  expect(whyText(why(shop, both, 'order-1'), names)).toContain(
    'Body begins Wed, Nov 18 8:00 AM, not Tue, Nov 17 12:00 PM: Bay 1 is taken by 2002.',
  );
});

test('the changes that help most are found by planning again with each', () => {
  const helps = helpsFor(shop, plan(shop, monday), 'order-1');
  expect(helps.map((help) => helpText(help, names))).toEqual([]);
  const alone = { ...shop, orders: [painted] };
  const [best] = helpsFor(alone, plan(alone, monday), 'order-1');
  expect(best).toMatchObject({ change: { kind: 'expect-part', part: 'wall', expected: monday } });
  expect(best === undefined ? '' : helpText(best, names)).toBe(
    'Side wall here by Mon, Nov 16: ready Tue, Nov 17.',
  );
});

test('what if compares both plans, and the facts stay as they are', () => {
  const hail = { kind: 'add-orders', orders: copiesOf(first, 12, utcMinute(monday + day)) } as const;
  const before = JSON.stringify(shop);
  const compared = whatIf(shop, [hail], monday);
  expect(JSON.stringify(shop)).toBe(before);
  expect(compared.before.orders).toHaveLength(2);
  expect(compared.after.orders).toHaveLength(14);
  const ill = { kind: 'person-away', person: 'person-1', windows: [monday, monday + 2 * day] } as const;
  expect(whatIf(shop, [ill], monday).after.steps[0]?.from).toBe(monday + 2 * day);
  const closed = { kind: 'location-closed', location: 'bay-1', windows: [monday, monday + day] } as const;
  expect(whatIf(shop, [closed], monday).after.steps[0]?.from).toBe(monday + day);
});

test('a proposal is accepted by rows, and a row brings those it needs', () => {
  const accepted = acceptedState(shop, plan(shop, monday));
  const urgent = {
    ...accepted,
    orders: accepted.orders.map((order) =>
      order.id === 'order-1'
        ? {
            ...order,
            due: utcMinute(monday + 2 * day),
            steps: order.steps.map((step) => ({ ...step, parts: [] })),
          }
        : order,
    ),
  };
  const proposed = planProposal(urgent, null, monday);
  expect(proposed.promisesSaved).toEqual(['order-1']);
  expect(proposed.goals.latePromises).toBe(-1);
  const one = proposed.rows.find(({ order, step }) => order === 'order-1' && step === 'body/body');
  const all = withNeededRows(proposed, [one?.key ?? '']);
  expect([...all].toSorted()).toEqual(['order-1\nbody/body', 'order-1\npaint/paint', 'order-2\nbody/body']);
  const edits = acceptingEdits(proposed, all);
  expect(edits.map(({ order, change }) => [order, change.kind, change.step])).toEqual([
    ['order-1', 'assign-step', 'body/body'],
    ['order-1', 'assign-step', 'paint/paint'],
    ['order-2', 'assign-step', 'body/body'],
  ]);
});

test.each([
  [
    { kind: 'nobody-may', department: 'paint', skill: 3, certificates: ['LP gas'], people: 1, qualified: 0 },
    'nobody may do Paint as specialist with LP gas',
  ],
  [
    { kind: 'nobody-may', department: 'body', skill: 2, certificates: [], people: 2, qualified: 1 },
    'it needs 2 for Body as technician, and only 1 may',
  ],
  [{ kind: 'no-location-fits', location: null, issue: null }, 'no location has what it needs'],
  [
    {
      kind: 'no-location-fits',
      location: 'bay-1',
      issue: { measure: 'length', unit: inches(540), location: inches(480), isAssumed: true },
    },
    'no location is large enough; Bay 1 has room for 480 in, and its length counts as 540 in',
  ],
  [{ kind: 'part-without-day', part: { ...wall, expected: null } }, 'nobody has a day for Side wall'],
  [
    { kind: 'cyclic-route', steps: ['body/body', 'body/roof'] },
    'its route goes in a circle: Body, Body (Roof)',
  ],
] as const)('an obstacle is written in the trade’s words: %#', (obstacle, sentence) => {
  expect(obstacleText(obstacle, names)).toBe(sentence);
});

test('a conflict of pins names whose pin it is', () => {
  expect(
    issueText(
      {
        kind: 'pin-conflict',
        order: 'order-1',
        step: 'paint/paint',
        by: 'Dana',
        rule: 'location-taken',
        other: { order: 'order-2', step: 'body/body' },
      },
      names,
    ),
  ).toBe("Dana's pin on Paint of 2001 breaks a rule: two units stand in one location (Body of 2002).");
  expect(issueText({ kind: 'no-locations' }, names)).toBe('The shop keeps no bays: planned by people alone.');
});
