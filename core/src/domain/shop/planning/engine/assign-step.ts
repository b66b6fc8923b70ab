import { type Combination, earliestEnd, startOfWork } from './fitting.ts';
import type { IndexedAssignment, PreparedStep } from './prepared-step.ts';
import { entryAt, itemAt, numberAt } from '../time/read-at.ts';
import { endOrNever, type LocationOption, locationsFor, movingTo } from './location-options.ts';
import type { Schedule } from './schedule.ts';

/** Limits set from outside, such as by an accepted plan. */
export interface StepConstraint {
  readonly people: readonly number[] | null;
  /** -1 for a step that needs none; null leaves it open. */
  readonly location: number | null;
  readonly notBefore: number;
}

/** The first minute after everything before it on the route, or its own release. */
export function startLimit(schedule: Schedule, step: PreparedStep): number {
  let limit = step.release;
  for (const earlier of step.after) {
    const cured = numberAt(schedule.cured, earlier);
    if (cured > limit) limit = cured;
  }
  return limit;
}

/**
 * The location and people that finish a step first. Of equals the one where the unit stands wins, then those who work on
 * it, then the lowest sufficient level. Null if the windows are too short.
 */
export function bestAssignment(
  schedule: Schedule,
  step: PreparedStep,
  constraint: StepConstraint | null,
): IndexedAssignment | null {
  const release = Math.max(startLimit(schedule, step), constraint?.notBefore ?? 0);
  if (step.elapsed >= 0) return elapsedAssignment(schedule, step, release);
  // A pin counts more than the accepted plan.
  const people = step.pinnedPeople ?? constraint?.people ?? null;
  const location = step.pinnedLocation ?? constraint?.location ?? null;
  if (people !== null && location !== null) {
    return onlyAssignment(schedule, step, { people, location, release });
  }
  const locations = locationsFor(schedule, step, { only: location, release });
  const crews = people === null ? crewsFor(schedule, step, release) : [fixedCrew(step, people)];
  return firstToFinish(schedule, step, { crews, locations, release });
}

/** Both are decided already: only the time is searched for. */
function onlyAssignment(
  schedule: Schedule,
  step: PreparedStep,
  {
    people,
    location,
    release,
  }: { readonly people: readonly number[]; readonly location: number; readonly release: number },
): IndexedAssignment | null {
  const moveMinutes = movingTo(schedule, location, schedule.locationBefore(step));
  const option = { location, moveMinutes, earliest: 0, freeFrom: -1 };
  const combination = combined(step, fixedCrew(step, people), option);
  const limit = schedule.state.horizon - step.cure + 1;
  const until = earliestEnd(schedule, step, combination, { release, limit });
  if (until < 0) return null;
  return { people, location, from: startOfWork(schedule, combination, until), until };
}

/** People who could do it together, and the first end they allow. */
interface CrewOption {
  readonly people: readonly number[];
  readonly deadline: number;
  /** Of several people first the latest of their own ends; exact once they were looked at together. */
  earliest: number;
  isExact: boolean;
}

function elapsedAssignment(
  { state }: Schedule,
  { elapsed, cure }: PreparedStep,
  release: number,
): IndexedAssignment | null {
  const until = release + Math.max(1, elapsed);
  return until + cure > state.horizon ? null : { people: [], location: -1, from: release, until };
}

function crewsFor(schedule: Schedule, step: PreparedStep, release: number): readonly CrewOption[] {
  const work = Math.ceil(step.work / step.people);
  const alone: CrewOption[] = [];
  step.alone.forEach((people, at) => {
    const deadline = entryAt(step.qualifiedUntil, at);
    const combination: Combination = { people, location: -1, work, deadline };
    const until = earliestEnd(schedule, step, combination, { release, limit: Infinity });
    if (until >= 0) alone.push({ people, deadline, earliest: until, isExact: true });
  });
  const sorted = worksOnIt(schedule, step, alone);
  return step.people === 1 ? sorted : crewsOf(sorted, step.people);
}

/** Those who already work on the unit come first. */
function worksOnIt(
  schedule: Schedule,
  { order }: PreparedStep,
  options: readonly CrewOption[],
): readonly CrewOption[] {
  const { first, end } = itemAt(schedule.state.orders, order);
  const present = new Set<number>();
  for (let index = first; index < end; index += 1) {
    for (const person of itemAt(schedule.people, index)) present.add(person);
  }
  if (present.size === 0) return options;
  const isPresent = ({ people }: CrewOption) => people.some((person) => present.has(person));
  return [...options.filter(isPresent), ...options.filter((option) => !isPresent(option))];
}

/** Every group of that many people. */
function crewsOf(options: readonly CrewOption[], size: number): readonly CrewOption[] {
  if (size === 1) return options;
  return options.flatMap((option, at) =>
    crewsOf(options.slice(at + 1), size - 1).map((rest) => ({
      people: [...option.people, ...rest.people].toSorted((one, other) => one - other),
      deadline: Math.min(option.deadline, rest.deadline),
      earliest: Math.max(option.earliest, rest.earliest),
      isExact: false,
    })),
  );
}

function fixedCrew(step: PreparedStep, people: readonly number[]): CrewOption {
  const deadlines = people.map((person) => step.qualifiedUntil[step.qualified.indexOf(person)] ?? Infinity);
  return { people, deadline: Math.min(Infinity, ...deadlines), earliest: 0, isExact: true };
}

/**
 * Tries the most promising way first and then all others in the order of preference, leaving out those that cannot be
 * better: most are left out by the first end their people or their location allow.
 */
function firstToFinish(
  schedule: Schedule,
  step: PreparedStep,
  {
    crews,
    locations,
    release,
  }: {
    readonly crews: readonly CrewOption[];
    readonly locations: readonly LocationOption[];
    readonly release: number;
  },
): IndexedAssignment | null {
  const { horizon } = schedule.state;
  const latest = horizon - step.cure + 1;
  const hopeful = { crew: leastOf(crews), location: leastOf(locations) };
  if (hopeful.crew === undefined || hopeful.location === undefined) return null;
  const first = earliestEnd(schedule, step, combined(step, hopeful.crew, hopeful.location), {
    release,
    limit: latest,
  });
  let limit = first < 0 ? latest : first + 1;
  let best: Combination | null = null;
  for (const option of locations) {
    if (option.earliest >= limit) continue;
    for (const crew of crews) {
      if (earliestOf(schedule, step, crew, { release, limit }) >= limit) continue;
      const combination = combined(step, crew, option);
      const until = earliestEnd(schedule, step, combination, { release, limit });
      if (until < 0) continue;
      best = combination;
      limit = until;
      if (option.earliest >= limit) break;
    }
  }
  if (best === null) return null;
  const { people, location } = best;
  return { people, location, from: startOfWork(schedule, best, limit), until: limit };
}

function combined(
  step: PreparedStep,
  { people, deadline }: CrewOption,
  { location, moveMinutes }: LocationOption,
): Combination {
  return {
    people,
    deadline,
    location,
    work: Math.ceil(step.work / Math.max(1, people.length)) + moveMinutes,
  };
}

/** The first end a crew allows, looked at together only when it could still be the best. */
function earliestOf(
  schedule: Schedule,
  step: PreparedStep,
  crew: CrewOption,
  { release, limit }: { readonly release: number; readonly limit: number },
): number {
  if (crew.isExact || crew.earliest >= limit) return crew.earliest;
  const { people, deadline } = crew;
  const work = Math.ceil(step.work / people.length);
  const together = earliestEnd(schedule, step, { people, deadline, work, location: -1 }, { release, limit });
  crew.isExact = true;
  crew.earliest = endOrNever(together);
  return crew.earliest;
}

function leastOf<Option extends { readonly earliest: number }>(
  options: readonly Option[],
): Option | undefined {
  let least = options[0];
  for (const option of options) if (least !== undefined && option.earliest < least.earliest) least = option;
  return least;
}
