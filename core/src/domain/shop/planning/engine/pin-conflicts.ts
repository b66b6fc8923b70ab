import type { PinRule, PlanIssue } from '../state/plan.ts';
import type { PreparedStep } from './prepared-step.ts';
import { entryAt, itemAt, numberAt } from '../time/read-at.ts';
import type { Schedule } from './schedule.ts';

/** The musts that pinned and running work breaks. It stays where it is; the conflict is told, and whose pin it is. */
export function pinConflicts(schedule: Schedule): readonly PlanIssue[] {
  const fixed = schedule.state.steps.filter((step) => step.fixed !== null);
  return fixed.flatMap((step, at) => [
    ...ownConflicts(schedule, step).map((rule) => conflict(schedule, step, { rule, other: null })),
    ...routeConflicts(schedule, step).map((other) => conflict(schedule, step, { rule: 'route', other })),
    ...fixed.slice(at + 1).flatMap((other) => {
      const rule = ruleBetween(schedule, step, other);
      return rule === null ? [] : [conflict(schedule, step, { rule, other })];
    }),
  ]);
}

function conflict(
  { state }: Schedule,
  { source, order }: PreparedStep,
  { rule, other }: { readonly rule: PinRule; readonly other: PreparedStep | null },
): PlanIssue {
  const orderId = (index: number) => itemAt(state.orders, index).source.id;
  return {
    kind: 'pin-conflict',
    order: orderId(order),
    step: source.key,
    by: source.running === null ? (source.pin?.by ?? null) : null,
    rule,
    other: other === null ? null : { order: orderId(other.order), step: other.source.key },
  };
}

/** Rules a pin breaks by itself. Running work is a fact: nobody asks whether it may run. */
function ownConflicts(schedule: Schedule, step: PreparedStep): readonly PinRule[] {
  const { fixed, source, qualified, locations, elapsed } = step;
  if (fixed === null || source.running !== null || elapsed >= 0) return [];
  const { people, location, from, until } = fixed;
  const isQualified = people.every((person) => {
    const at = qualified.indexOf(person);
    return at !== -1 && entryAt(step.qualifiedUntil, at) >= until;
  });
  return [
    ...(isQualified && people.length >= step.people ? [] : (['skill'] as const)),
    ...(locations.length === 0 || locations.includes(location) ? [] : (['fit'] as const)),
    ...(from < partsHere(step) ? (['parts'] as const) : []),
    ...(workWithin(schedule, { people, location, from, until }) * people.length >= step.work
      ? []
      : (['hours'] as const)),
  ];
}

function partsHere({ source }: PreparedStep): number {
  if (source.startsWithoutParts) return 0;
  return Math.max(0, ...source.parts.map(({ expected }) => expected ?? Infinity));
}

function workWithin(
  { state }: Schedule,
  { people, location, from, until }: NonNullable<PreparedStep['fixed']>,
): number {
  const times = people.map((person) => entryAt(state.peopleTimes, person));
  const shared = times.reduce(
    (time, own) => state.openTimes.both(own, time),
    location < 0 ? -1 : entryAt(state.locationTimes, location),
  );
  if (shared === -1) return until - from;
  const open = state.openTimes.time(shared);
  return open.workBefore(until) - open.workBefore(from);
}

/** Steps that should be over when the pin begins. */
function routeConflicts(schedule: Schedule, { after, fixed }: PreparedStep): readonly PreparedStep[] {
  return after
    .filter((earlier) => schedule.isPut(earlier) && numberAt(schedule.cured, earlier) > (fixed?.from ?? 0))
    .map((earlier) => itemAt(schedule.state.steps, earlier));
}

function ruleBetween(schedule: Schedule, step: PreparedStep, other: PreparedStep): PinRule | null {
  const [one, two] = [step.fixed, other.fixed];
  if (one === null || two === null) return null;
  const isTogether = one.from < two.until && two.from < one.until;
  const isThereTogether = one.from < two.until + other.cure && two.from < one.until + step.cure;
  if (isTogether && one.people.some((person) => two.people.includes(person))) return 'person-taken';
  if (!isThereTogether || one.location < 0 || two.location < 0) return null;
  if (step.order === other.order) return one.location === two.location ? null : 'unit-elsewhere';
  return one.location === two.location && schedule.isTaken(one.location) ? 'location-taken' : null;
}
