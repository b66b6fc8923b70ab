import type { PreparedStep } from './prepared-step.ts';
import { entryAt, itemAt, numberAt } from '../time/read-at.ts';
import type { Schedule } from './schedule.ts';

/** One way to do a step: these people, in this location, for so many working minutes. */
export interface Combination {
  readonly people: readonly number[];
  /** -1 if the step needs none. */
  readonly location: number;
  readonly work: number;
  /** The end of the people's certificates. */
  readonly deadline: number;
}

/**
 * The end of the first time at or after `release` at which all are free together, long enough, in open hours; -1 if
 * there is none. It is given up as soon as the end would not be before `limit`, because another way to do the step is
 * better then.
 */
export function earliestEnd(
  schedule: Schedule,
  step: PreparedStep,
  { people, location, work, deadline }: Combination,
  { release, limit }: { readonly release: number; readonly limit: number },
): number {
  const { openTimes, peopleTimes, locationTimes } = schedule.state;
  let shared = location < 0 ? -1 : entryAt(locationTimes, location);
  for (const person of people) shared = openTimes.both(entryAt(peopleTimes, person), shared);
  if (shared === -1) return -1;
  const open = openTimes.time(shared);
  const taken = schedule.isTaken(location) ? itemAt(schedule.busyLocations, location) : null;
  const occupancy = { work: work + step.cure, order: step.order };
  let from = release;
  for (;;) {
    from = open.opensAt(from);
    if (from < 0) return -1;
    const until = open.endOfWork(from, work);
    if (until < 0 || until >= limit || until > deadline) return -1;
    let next = -1;
    for (const person of people) {
      const blocked = itemAt(schedule.busyPeople, person).blockedUntil(from, until, work);
      if (blocked > next) next = blocked;
    }
    if (taken !== null) {
      const blocked = taken.blockedByOthersUntil(from, until + step.cure, occupancy);
      if (blocked > next) next = blocked;
    }
    if (location >= 0) {
      const blocked = unitBlockedUntil(schedule, step, { location, from, until });
      if (blocked > next) next = blocked;
    }
    if (next < 0) return until;
    from = next;
  }
}

/** The start of work that ends then, in the hours the people and the location share. */
export function startOfWork(
  { state }: Schedule,
  { people, location, work }: Combination,
  until: number,
): number {
  const { openTimes, peopleTimes, locationTimes } = state;
  let shared = location < 0 ? -1 : entryAt(locationTimes, location);
  for (const person of people) shared = openTimes.both(entryAt(peopleTimes, person), shared);
  return openTimes.time(shared).startOfWork(until, work);
}

/**
 * The end of the first step of the same unit that is done elsewhere at that time, or that would be worked on while the
 * unit cures; -1 if there is none.
 */
function unitBlockedUntil(
  schedule: Schedule,
  { index, order, cure }: PreparedStep,
  { location, from, until }: { readonly location: number; readonly from: number; readonly until: number },
): number {
  const { first, end } = itemAt(schedule.state.orders, order);
  for (let other = first; other < end; other += 1) {
    const otherFrom = numberAt(schedule.from, other);
    if (other === index || otherFrom === -1) continue;
    const otherLocation = numberAt(schedule.location, other);
    if (otherLocation === -1) continue;
    const otherUntil = numberAt(schedule.until, other);
    const otherCured = numberAt(schedule.cured, other);
    const isApart = otherFrom >= until + cure || otherCured <= from;
    if (isApart) continue;
    if (otherLocation !== location) return otherCured;
    if (otherUntil < otherCured && until > otherUntil) return otherCured;
    if (cure > 0 && otherUntil > until) return otherCured;
  }
  return -1;
}
