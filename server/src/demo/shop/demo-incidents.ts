import type { SentShopChange } from '@dre/core/contract/shop/shop-edits';
import type { DemoRole } from '../demo-people.ts';
import { demoId } from '../demo-random.ts';
import type { FloorEvent, FloorOrder } from './demo-floor.ts';
import type { DemoTimes } from './demo-times.ts';

interface Incident {
  readonly daysAgo: number;
  readonly role: DemoRole;
  readonly changes: (id: (name: string) => string) => readonly SentShopChange[];
}

/** Holds, findings and sublet work, by estimate. */
export function incidentEvents(
  { row, order, customer }: FloorOrder,
  times: DemoTimes,
): readonly FloorEvent[] {
  const incidents = incidentsOf(row.estimate, { times, customer });
  return incidents.flatMap(({ daysAgo, role, changes }, index) =>
    changes((name) => demoId(order.id, name)).map((change, at) => ({
      name: `incident ${String(index)} ${String(at)}`,
      at: times.at(-daysAgo, 800 + index),
      role,
      change,
    })),
  );
}

interface IncidentContext {
  readonly times: DemoTimes;
  readonly customer: string;
}

function incidentsOf(estimate: number, context: IncidentContext): readonly Incident[] {
  if (estimate === 28) return [floorFound, floorChosen(context)];
  if (estimate === 39) return [rainBegan(context.times), rainEnded, raftersFound];
  if (estimate === 41) return [bracketFound, bracketSentOut(context)];
  return [];
}

const floorFound: Incident = {
  daysAgo: 14,
  role: 'foreman',
  changes: (id) => [
    {
      kind: 'report-finding',
      finding: {
        id: id('finding'),
        task: null,
        location: { side: 'interior', subSide: '' },
        description: 'The floor is soft for two feet behind the wardrobe; the rot goes under the wall plate.',
        photos: [],
      },
    },
  ],
};

const floorChosen = ({ times, customer }: IncidentContext): Incident => ({
  daysAgo: 10,
  role: 'foreman',
  changes: (id) => [
    {
      kind: 'place-hold',
      hold: {
        id: id('hold'),
        kind: 'customer',
        on: { of: 'step', step: 'body/interior' },
        reason: 'The owner chooses the floor covering.',
        expectedEnd: times.day(4),
        endedBy: customer,
      },
    },
  ],
});

const rainBegan = (times: DemoTimes): Incident => ({
  daysAgo: 10,
  role: 'foreman',
  changes: (id) => [
    {
      kind: 'place-hold',
      hold: {
        id: id('rain'),
        kind: 'weather',
        on: { of: 'step', step: 'body/roof' },
        reason: 'Rain comes in at the bay door.',
        expectedEnd: times.day(-9),
        endedBy: '',
      },
    },
  ],
});

const rainEnded: Incident = {
  daysAgo: 9,
  role: 'foreman',
  changes: (id) => [{ kind: 'release-hold', holdId: id('rain') }],
};

const raftersFound: Incident = {
  daysAgo: 6,
  role: 'foreman',
  changes: (id) => [
    {
      kind: 'report-finding',
      finding: {
        id: id('finding'),
        task: null,
        location: { side: 'roof', subSide: '' },
        description: 'Two rafters beside the vent are cracked under the membrane.',
        photos: [],
      },
    },
  ],
};

const bracketFound: Incident = {
  daysAgo: 5,
  role: 'foreman',
  changes: (id) => [
    {
      kind: 'report-finding',
      finding: {
        id: id('finding'),
        task: null,
        location: { side: 'rear', subSide: '' },
        description: 'The weld of the bumper bracket is cracked at the frame rail.',
        photos: [],
      },
    },
  ],
};

/** The bracket goes to the welder; the unit and its teardown stay here. */
const bracketSentOut = ({ times }: IncidentContext): Incident => ({
  daysAgo: 4,
  role: 'foreman',
  changes: (id) => [
    {
      kind: 'send-out',
      outing: {
        id: id('outing'),
        step: 'body/body',
        vendor: 'Lakeshore Frame and Axle',
        expectedBack: times.day(2),
      },
    },
  ],
});
