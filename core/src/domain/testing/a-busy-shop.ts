import { assumedPace } from '../shop/planning/state/pace.ts';
import type { PlanOrder, PlanState, PlanStep } from '../shop/planning/state/plan-state.ts';
import type { Department, Phase, SkillLevel } from '../shop/model/departments.ts';
import { inches, minutes, utcMinute } from '../units.ts';
import {
  aPlanLocation,
  aPlanOrder,
  aPlanPerson,
  aPlanStep,
  day,
  hour,
  monday,
  officeHours,
} from './a-plan-state.ts';

/** The size of a generated shop. */
export interface ShopSize {
  readonly orders: number;
  readonly people: number;
  readonly locations: number;
  readonly days: number;
  /** The mean sold minutes of a step. */
  readonly sold: number;
  readonly seed: number;
}

/** The shop the goals are measured on. */
export const largeShop: ShopSize = { orders: 200, people: 40, locations: 20, days: 90, sold: 150, seed: 1 };

const route: readonly (readonly [Phase, Department])[] = [
  ['check-in', 'detail'],
  ['teardown', 'body'],
  ['body', 'body'],
  ['body', 'roof'],
  ['paint', 'paint'],
  ['reassembly', 'electrical'],
  ['reassembly', 'systems'],
  ['detail', 'detail'],
];
const trades: readonly Department[] = [
  'body',
  'body',
  'roof',
  'paint',
  'electrical',
  'systems',
  'detail',
  'detail',
];

/** A shop with full books, the same for the same seed. Eight steps an order, a fifth of the people unlike the others. */
export function aBusyShop({ orders, people, locations, days, sold, seed }: ShopSize): PlanState {
  const roll = dice(seed);
  const usual = officeHours(days);
  const long = usual.flatMap((minute, at) => (at % 4 === 3 ? [minute + hour] : [minute]));
  return {
    zone: 'America/Chicago',
    horizon: utcMinute(monday + days * day),
    moveMinutes: minutes(30),
    pace: assumedPace,
    people: Array.from({ length: people }, (_, index) => {
      const first = trades[index % trades.length] ?? 'body';
      const second = trades[roll(trades.length)] ?? 'detail';
      const windows = index % 5 === 0 ? long : [...usual];
      const level = (2 + roll(2)) as SkillLevel;
      return aPlanPerson({
        id: `person-${String(index).padStart(3, '0')}`,
        name: `Person ${index}`,
        levels: { [second]: level, [first]: index < trades.length ? 3 : level },
        windows,
      });
    }),
    locations: Array.from({ length: locations }, (_, index) => {
      const isBooth = index % 7 === 0;
      return aPlanLocation({
        id: `location-${String(index).padStart(2, '0')}`,
        name: isBooth ? `Booth ${index}` : `Bay ${index}`,
        kind: isBooth ? 'booth' : 'bay',
        length: inches(index % 3 === 0 ? 560 : 420),
      });
    }),
    orders: Array.from({ length: orders }, (_, index) => anOrder(index, roll, { days, sold })),
  };
}

function anOrder(
  index: number,
  roll: (sides: number) => number,
  { days, sold }: Pick<ShopSize, 'days' | 'sold'>,
): PlanOrder {
  const isHere = roll(3) > 0;
  return aPlanOrder({
    id: `order-${String(index).padStart(3, '0')}`,
    number: String(2_001 + index),
    opened: utcMinute(monday - roll(40) * day),
    due: roll(10) === 0 ? null : utcMinute(monday + (5 + roll(Math.ceil(days * 0.9))) * day),
    unit: { length: inches(280 + roll(200)), height: inches(130 + roll(30)), width: inches(100) },
    isHere,
    steps: route.map(([phase, department]) => aStep(phase, department, { roll, sold, days })),
  });
}

function aStep(
  phase: Phase,
  department: Department,
  {
    roll,
    sold,
    days,
  }: { readonly roll: (sides: number) => number; readonly sold: number; readonly days: number },
): PlanStep {
  const phases = [...new Set(route.map(([of]) => of))];
  const before = phases[phases.indexOf(phase) - 1];
  const expected = utcMinute(monday + roll(Math.ceil(days / 3)) * day + 4 * hour);
  const needsPart = phase !== 'check-in' && roll(5) === 0;
  return aPlanStep({
    key: `${phase}/${department}`,
    department,
    phase,
    soldMinutes: minutes(6 * (1 + roll(Math.ceil(sold / 3)))),
    people: phase === 'body' && roll(4) === 0 ? 2 : 1,
    skill: (1 + roll(roll(3) === 0 ? 3 : 2)) as SkillLevel,
    locationKinds: phase === 'paint' ? ['booth'] : ['bay'],
    cureMinutes: minutes(phase === 'paint' ? 12 * hour : 0),
    after: route.filter(([of]) => of === before).map(([of, one]) => `${of}/${one}`),
    parts: needsPart ? [{ key: `part-${phase}`, description: `Part for ${department}`, expected }] : [],
  });
}

/** Numbers that look random and are the same for the same seed. */
export function dice(seed: number): (sides: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * sides);
  };
}
