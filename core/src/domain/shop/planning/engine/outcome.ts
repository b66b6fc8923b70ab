import { millionthsOf } from '../../../rounding.ts';
import { type UtcMinute, utcMinute } from '../../../units.ts';
import { factsHash } from '../state/facts-hash.ts';
import type { Obstacle, Plan, PlannedOrder, PlannedStep, UnplannedStep } from '../state/plan.ts';
import { planIssues } from './plan-issues.ts';
import type { PreparedOrder } from './prepared-step.ts';
import { entryAt, itemAt, numberAt } from '../time/read-at.ts';
import type { Schedule } from './schedule.ts';
import { finishOf, goalsOf, isSameCrew } from './score.ts';

/** A schedule as everybody reads it. */
export function planOf(schedule: Schedule): Plan {
  const { state } = schedule;
  const put = [...state.steps.keys()].filter((index) => schedule.isPut(index));
  const sorted = put.toSorted(
    (one, other) => numberAt(schedule.from, one) - numberAt(schedule.from, other) || one - other,
  );
  return {
    facts: factsHash(state.source),
    now: state.now,
    steps: sorted.map((index) => plannedStep(schedule, index)),
    orders: state.orders.map((order) => plannedOrder(schedule, order)),
    unplanned: [...state.steps.keys()].flatMap((index) => unplannedStep(schedule, index)),
    issues: planIssues(schedule),
    goals: goalsOf(schedule),
  };
}

function plannedStep(schedule: Schedule, index: number): PlannedStep {
  const { state } = schedule;
  const { order, source, fixed } = itemAt(state.steps, index);
  const location = numberAt(schedule.location, index);
  const own = source.running ?? source.pin;
  return {
    order: itemAt(state.orders, order).source.id,
    step: source.key,
    // Fixed work names its people and location even if they are no longer there.
    people:
      fixed === null || own === null
        ? itemAt(schedule.people, index).map((person) => itemAt(state.people, person).id)
        : own.people,
    location:
      fixed === null || own === null
        ? location === -1
          ? null
          : itemAt(state.locations, location).id
        : own.location,
    from: minuteAt(schedule.from, index),
    until: minuteAt(schedule.until, index),
    cured: minuteAt(schedule.cured, index),
    held: heldBy(schedule, index),
  };
}

function heldBy(schedule: Schedule, index: number): PlannedStep['held'] {
  const { source, fixed, accepted } = itemAt(schedule.state.steps, index);
  if (fixed !== null) return source.running === null ? 'pinned' : 'running';
  const isAsAccepted =
    accepted !== null &&
    accepted.location === numberAt(schedule.location, index) &&
    isSameCrew(accepted.people, itemAt(schedule.people, index));
  return isAsAccepted ? 'accepted' : 'open';
}

function plannedOrder(schedule: Schedule, { index, source, first, end, due }: PreparedOrder): PlannedOrder {
  const finish = first === end ? schedule.state.now : finishOf(schedule, index);
  const likely = finish < 0 ? null : utcMinute(finish);
  const starts = Array.from({ length: end - first }, (_, at) => numberAt(schedule.from, first + at)).filter(
    (from) => from !== -1,
  );
  return {
    order: source.id,
    dropOff: source.isHere || starts.length === 0 ? null : utcMinute(Math.min(...starts)),
    likely,
    safe: likely === null ? null : safeEnd(schedule, { first, end, likely }),
    late: likely === null ? null : Math.max(0, likely - Math.min(due, likely)),
  };
}

/**
 * The likely end, later by what the order's longest way of work may take longer, in the working hours of those who do
 * the last step.
 */
function safeEnd(
  schedule: Schedule,
  { first, end, likely }: { readonly first: number; readonly end: number; readonly likely: UtcMinute },
): UtcMinute {
  const { state } = schedule;
  const ways = new Map<number, number>();
  const wayTo = (index: number): number => {
    const present = ways.get(index);
    if (present !== undefined) return present;
    ways.set(index, 0);
    const { after, work, people } = itemAt(state.steps, index);
    const way = Math.ceil(work / people) + Math.max(0, ...after.map(wayTo));
    ways.set(index, way);
    return way;
  };
  let last = first;
  let longest = 0;
  for (let index = first; index < end; index += 1) {
    longest = Math.max(longest, wayTo(index));
    if (numberAt(schedule.cured, index) === likely) last = index;
  }
  const margin = millionthsOf(longest, state.source.pace.safeShare) - longest;
  const person = itemAt(schedule.people, last)[0];
  if (margin <= 0 || first === end) return likely;
  if (person === undefined) return utcMinute(likely + margin);
  const safe = state.openTimes.time(entryAt(state.peopleTimes, person)).endOfWork(likely, margin);
  return utcMinute(safe < 0 ? state.horizon : safe);
}

function unplannedStep(schedule: Schedule, index: number): readonly UnplannedStep[] {
  if (schedule.isPut(index)) return [];
  const { state } = schedule;
  const { order, source, obstacle, after } = itemAt(state.steps, index);
  const behind = after.find((earlier) => !schedule.isPut(earlier));
  const cause: Obstacle =
    obstacle ??
    (behind === undefined
      ? { kind: 'no-working-time', until: state.source.horizon }
      : { kind: 'behind', step: itemAt(state.steps, behind).source.key });
  return [{ order: itemAt(state.orders, order).source.id, step: source.key, cause }];
}

function minuteAt(list: Int32Array, index: number): UtcMinute {
  return utcMinute(numberAt(list, index));
}
