import { assumedPace } from '../shop/planning/state/pace.ts';
import type {
  PlanLocation,
  PlanOrder,
  PlanPerson,
  PlanState,
  PlanStep,
  Windows,
} from '../shop/planning/state/plan-state.ts';
import { minuteOf, inches, minutes, type UtcMinute, utcMinute } from '../units.ts';

/** Monday, 16 November 2026, 08:00, in a shop whose clock is UTC. */
export const monday: UtcMinute = minuteOf(Date.parse('2026-11-16T08:00:00Z'));
export const hour = 60;
export const day = 1_440;

/** From eight to five with an hour at noon, Monday to Friday, for so many days. */
export function officeHours(days: number, from = monday): Windows {
  return Array.from({ length: days }, (_, index) => index)
    .filter((index) => index % 7 < 5)
    .flatMap((index) => {
      const start = from + index * day;
      return [start, start + 4 * hour, start + 5 * hour, start + 9 * hour];
    });
}

const thirtyDays = officeHours(30);

/** A body technician who works office hours. */
export function aPlanPerson(fields: Partial<PlanPerson> = {}): PlanPerson {
  return {
    id: 'person-1',
    name: 'Lee',
    levels: { body: 2 },
    certificates: [],
    windows: thirtyDays,
    ...fields,
  };
}

export function aPlanLocation(fields: Partial<PlanLocation> = {}): PlanLocation {
  return {
    id: 'bay-1',
    name: 'Bay 1',
    kind: 'bay',
    length: inches(480),
    doorHeight: inches(168),
    width: inches(180),
    equipment: [],
    windows: null,
    ...fields,
  };
}

/** Body work that takes four hours at full pace, eight minutes a tenth. */
export function aPlanStep(fields: Partial<PlanStep> = {}): PlanStep {
  return {
    key: 'body/body',
    department: 'body',
    phase: 'body',
    soldMinutes: minutes(240),
    elapsedMinutes: null,
    people: 1,
    skill: 2,
    certificates: [],
    equipment: [],
    locationKinds: ['bay'],
    cureMinutes: minutes(0),
    after: [],
    parts: [],
    startsWithoutParts: false,
    holds: [],
    running: null,
    pin: null,
    accepted: null,
    ...fields,
  };
}

/** A unit in the yard with one step. */
export function aPlanOrder(fields: Partial<PlanOrder> = {}): PlanOrder {
  return {
    id: 'order-1',
    number: '2001',
    opened: utcMinute(monday - day),
    due: null,
    unit: { length: inches(360), height: inches(138), width: inches(100) },
    isHere: true,
    location: null,
    dropOff: null,
    steps: [aPlanStep()],
    ...fields,
  };
}

/** A shop at full pace: a sold minute takes a minute. One person, one bay, one order, and moving costs nothing. */
export function aPlanState(fields: Partial<PlanState> = {}): PlanState {
  return {
    zone: 'UTC',
    horizon: utcMinute(monday + 30 * day),
    moveMinutes: minutes(0),
    pace: fullPace,
    people: [aPlanPerson()],
    locations: [aPlanLocation()],
    orders: [aPlanOrder()],
    ...fields,
  };
}

const fullPace: PlanState['pace'] = {
  ...assumedPace,
  departments: Object.fromEntries(
    Object.entries(assumedPace.departments).map(([department, pace]) => [
      department,
      { ...pace, efficiency: 1_000_000 as typeof pace.efficiency },
    ]),
  ) as PlanState['pace']['departments'],
};
