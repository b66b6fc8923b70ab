import fc from 'fast-check';
import {
  aPlanLocation,
  aPlanOrder,
  aPlanPerson,
  aPlanState,
  aPlanStep,
  day,
  hour,
  monday,
  officeHours,
} from '../domain/testing/a-plan-state.ts';
import type {
  PlanLocation,
  PlanOrder,
  PlanPerson,
  PlanState,
  PlanStep,
} from '../domain/shop/planning/state/plan-state.ts';
import type { Department, Phase, SkillLevel } from '../domain/shop/model/departments.ts';
import { inches, minutes, type UtcMinute, utcMinute } from '../domain/units.ts';

// Random shops: small, so that a failure is read at a glance, and full, so that orders get in each other's way.

const horizonDays = 45;

/** A minute of the next days, often a whole hour. */
function soon(days: number): fc.Arbitrary<UtcMinute> {
  return fc.integer({ min: 0, max: days * 24 }).map((hours) => utcMinute(monday + hours * hour));
}

const level = fc.constantFrom<SkillLevel>(1, 2, 3);
const departments = ['body', 'paint', 'electrical', 'detail'] as const satisfies readonly Department[];

const hours = fc.oneof(
  { weight: 4, arbitrary: fc.constant(officeHours(horizonDays)) },
  { weight: 2, arbitrary: fc.constant(officeHours(horizonDays, utcMinute(monday + 2 * hour))) },
  { weight: 1, arbitrary: fc.constant(officeHours(horizonDays).slice(16)) },
);

const people: fc.Arbitrary<readonly PlanPerson[]> = fc
  .array(
    fc.record({
      levels: fc.dictionary(fc.constantFrom(...departments), level, { minKeys: 1, maxKeys: 4 }),
      until: fc.option(soon(20)),
      isCertified: fc.boolean(),
      windows: hours,
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    all.map(({ levels, until, isCertified, windows }, index) =>
      aPlanPerson({
        id: `person-${index}`,
        name: `Person ${index}`,
        levels: levels as PlanPerson['levels'],
        certificates: isCertified ? [{ name: 'LP gas', until }] : [],
        windows,
      }),
    ),
  );

const locations: fc.Arbitrary<readonly PlanLocation[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('bay', 'bay', 'booth', 'yard'),
      length: fc.constantFrom(inches(300), inches(420), null),
      equipment: fc.constantFrom<readonly string[]>([], ['lift']),
      windows: fc.option(hours, { freq: 3 }),
    }),
    { minLength: 0, maxLength: 4 },
  )
  .map((all) =>
    all.map((fields, index) => aPlanLocation({ ...fields, id: `place-${index}`, name: `Bay ${index}` })),
  );

const route: readonly (readonly [Phase, Department])[] = [
  ['teardown', 'body'],
  ['body', 'body'],
  ['body', 'electrical'],
  ['paint', 'paint'],
  ['detail', 'detail'],
];

interface StepDice {
  readonly isThere: boolean;
  readonly sold: number;
  readonly people: number;
  readonly skill: SkillLevel;
  readonly part: UtcMinute | null;
  readonly without: boolean;
  readonly hold: UtcMinute | null;
  readonly needs: number;
  readonly held: number;
  readonly at: UtcMinute;
}

const stepDice: fc.Arbitrary<StepDice> = fc.record({
  isThere: fc.boolean(),
  sold: fc.integer({ min: 1, max: 100 }),
  people: fc.constantFrom(1, 1, 1, 2),
  skill: fc.constantFrom<SkillLevel>(1, 1, 2, 3),
  part: fc.option(soon(12), { freq: 2 }),
  without: fc.boolean(),
  hold: fc.option(soon(8), { freq: 1 }),
  needs: fc.nat({ max: 19 }),
  held: fc.nat({ max: 4 }),
  at: soon(10),
});

interface OrderDice {
  readonly isHere: boolean;
  readonly at: number;
  readonly age: number;
  readonly due: UtcMinute | null;
  readonly dropOff: UtcMinute | null;
  readonly length: 280 | 400 | null;
  readonly steps: readonly StepDice[];
}

const orderDice: fc.Arbitrary<OrderDice> = fc.record({
  isHere: fc.boolean(),
  at: fc.nat({ max: 4 }),
  age: fc.nat({ max: 5 }),
  due: fc.option(soon(20), { freq: 5 }),
  dropOff: fc.option(soon(6)),
  length: fc.constantFrom(280, 400, null),
  steps: fc.array(stepDice, { minLength: route.length, maxLength: route.length }),
});

/** Any facts the planner may be given, pins that break every rule among them. */
export const arbitraryPlanState: fc.Arbitrary<PlanState> = fc
  .record({
    people,
    locations,
    orders: fc.array(orderDice, { minLength: 1, maxLength: 5 }),
    move: fc.constantFrom(0, 30),
  })
  .map(({ people: crew, locations: all, orders, move }) =>
    aPlanState({
      horizon: utcMinute(monday + horizonDays * day),
      moveMinutes: minutes(move),
      people: crew,
      locations: all,
      orders: orders.map((dice, index) => orderOf(dice, index, { crew, all })),
    }),
  );

interface Shop {
  readonly crew: readonly PlanPerson[];
  readonly all: readonly PlanLocation[];
}

function orderOf(dice: OrderDice, index: number, shop: Shop): PlanOrder {
  const there = route.flatMap(([phase, department], at) => {
    const step = dice.steps[at];
    return step !== undefined && (step.isThere || at === 1) ? [{ phase, department, step }] : [];
  });
  const phases = [...new Set(there.map(({ phase }) => phase))];
  return aPlanOrder({
    id: `order-${index}`,
    number: String(2_001 + index),
    opened: utcMinute(monday - dice.age * day),
    due: dice.due,
    unit: {
      length: dice.length === null ? null : inches(dice.length),
      height: inches(138),
      width: inches(100),
    },
    isHere: dice.isHere,
    location: dice.isHere ? (shop.all[dice.at]?.id ?? null) : null,
    dropOff: dice.isHere ? null : dice.dropOff,
    steps: there.map(({ phase, department, step }) => {
      const before = phases[phases.indexOf(phase) - 1];
      const after = there
        .filter((one) => one.phase === before)
        .map((one) => `${one.phase}/${one.department}`);
      return stepOf(step, { phase, department, after, key: `${phase}/${department}` }, shop);
    }),
  });
}

function stepOf(
  { sold, people: count, skill, part, without, hold, needs, held, at }: StepDice,
  fields: Pick<PlanStep, 'phase' | 'department' | 'after' | 'key'>,
  { crew, all }: Shop,
): PlanStep {
  const person = crew[held % crew.length]?.id ?? '';
  const location = all[at % Math.max(1, all.length)]?.id ?? null;
  const isPaint = fields.department === 'paint';
  return aPlanStep({
    ...fields,
    soldMinutes: minutes(sold * 6),
    people: count,
    skill,
    certificates: needs === 0 ? ['LP gas'] : [],
    equipment: needs === 1 ? ['lift'] : [],
    locationKinds: isPaint ? ['booth'] : needs < 5 ? ['bay', 'yard'] : ['bay'],
    cureMinutes: minutes(isPaint ? 12 * hour : 0),
    parts: part === null ? [] : [{ key: `part-${fields.key}`, description: 'Side wall', expected: part }],
    startsWithoutParts: without,
    holds: hold === null ? [] : [{ kind: 'customer', reason: 'Color', until: hold }],
    running: held === 0 ? { people: [person], location, from: utcMinute(monday - hour) } : null,
    pin:
      held === 1
        ? { people: [person], location, from: at, until: utcMinute(at + sold * 6), by: 'Dana' }
        : held === 2
          ? { people: [], location, from: null, until: null, by: 'Dana' }
          : null,
  });
}
