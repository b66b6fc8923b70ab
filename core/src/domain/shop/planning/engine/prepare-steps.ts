import { workingMinutes } from '../../../rounding.ts';
import { percentOfPace } from '../state/pace.ts';
import type { Assignment, PlanOrder, PlanStep } from '../state/plan-state.ts';
import { type LocationChoice, locationChoice } from './location-choice.ts';
import type { StateIndex } from './state-index.ts';
import type { IndexedAssignment, PreparedOrder, PreparedStep } from './prepared-step.ts';
import { type PeopleChoice, peopleChoice } from './people-choice.ts';
import { entryAt, itemAt } from '../time/read-at.ts';
import { cyclicSteps, type Route, routeOf } from './route.ts';
import { releaseOf, type StepRelease } from './step-release.ts';

/** The steps of an order by key, with indexes that continue those of the orders before it. */
export function prepareSteps(
  order: PreparedOrder,
  arrival: StepRelease,
  state: StateIndex,
): readonly PreparedStep[] {
  const { steps, route, cycle } = orderedSteps(order.source);
  const shifted = (indexes: readonly number[]) => indexes.map((index) => order.first + index);
  return steps.map((step, index) => {
    const people = withPinnedPeople(step, peopleChoice(step, state), state);
    const locations = withPinnedLocation(step, locationChoice(step, order.source.unit, state), state);
    const release = releaseOf(step, arrival, state.now);
    const own: readonly string[] = cycle.has(index) ? [...cycle].map((at) => itemAt(steps, at).key) : [];
    const isOurs = step.elapsedMinutes === null;
    const fixed = fixedOf(step, state);
    return {
      index: order.first + index,
      order: order.index,
      source: step,
      work: isOurs
        ? Math.max(1, workingMinutes(step.soldMinutes, percentOfPace(step, state.source.pace), 1))
        : 0,
      elapsed: step.elapsedMinutes ?? -1,
      cure: step.cureMinutes,
      people: step.people,
      qualified: people.qualified,
      alone: people.alone,
      qualifiedUntil: people.until,
      locations: isOurs ? locations.fitting : [],
      after: shifted(route.after[index] ?? []),
      before: shifted(route.before[index] ?? []),
      release: release.from,
      fixed,
      pinnedPeople: pinnedPeople(step, state),
      pinnedLocation: locations.fitting.length === 0 ? null : pinnedLocation(step, state),
      accepted: acceptedOf(step, { people, locations: locations.fitting, isOurs }, state),
      obstacle:
        fixed !== null
          ? null
          : own.length > 0
            ? { kind: 'cyclic-route', steps: own }
            : (release.obstacle ?? (isOurs ? (people.obstacle ?? locations.obstacle) : null)),
    };
  });
}

interface OrderedSteps {
  readonly steps: readonly PlanStep[];
  readonly route: Route;
  readonly cycle: ReadonlySet<number>;
}

const ordered = new WeakMap<PlanOrder, OrderedSteps>();

/** Orders are values: their steps are sorted once. */
function orderedSteps(order: PlanOrder): OrderedSteps {
  const present = ordered.get(order);
  if (present !== undefined) return present;
  const steps = order.steps.toSorted(byKey);
  const route = routeOf(steps);
  const created = { steps, route, cycle: cyclicSteps(route) };
  ordered.set(order, created);
  return created;
}

function fixedOf(step: PlanStep, state: StateIndex): IndexedAssignment | null {
  const { running, pin } = step;
  if (running !== null) {
    const people = indexesOf(running.people, state.index.people);
    const location = indexOfLocation(running.location, state);
    return { people, location, from: running.from, until: endOfRunning(step, { people, location }, state) };
  }
  if (pin === null || pin.from === null || pin.until === null) return null;
  return {
    people: indexesOf(pin.people, state.index.people),
    location: indexOfLocation(pin.location, state),
    from: pin.from,
    until: pin.until,
  };
}

/** Work that runs ends when its minutes are over; outside of everybody's hours they simply pass. */
function endOfRunning(
  step: PlanStep,
  { people, location }: Pick<IndexedAssignment, 'people' | 'location'>,
  { source, now, openTimes, index }: StateIndex,
): number {
  const from = Math.max(now, step.running?.from ?? now);
  if (step.elapsedMinutes !== null) return from + Math.max(1, step.elapsedMinutes);
  const work = Math.max(1, workingMinutes(step.soldMinutes, percentOfPace(step, source.pace), people.length));
  const shared = people.reduce(
    (time, person) => openTimes.both(entryAt(index.peopleTimes, person), time),
    location < 0 ? -1 : entryAt(index.locationTimes, location),
  );
  const end = shared === -1 ? -1 : openTimes.time(shared).endOfWork(from, work);
  return end === -1 ? from + work : end;
}

/** People a pin names have to be qualified like all others. */
function withPinnedPeople(step: PlanStep, choice: PeopleChoice, state: StateIndex): PeopleChoice {
  const pinned = pinnedPeople(step, state);
  const isPossible =
    pinned === null ||
    (pinned.length >= step.people && pinned.every((person) => choice.qualified.includes(person)));
  if (isPossible) return choice;
  const { department, skill, certificates, people } = step;
  return {
    ...choice,
    obstacle: { kind: 'nobody-may', department, skill, certificates, people, qualified: 0 },
  };
}

function withPinnedLocation(step: PlanStep, choice: LocationChoice, state: StateIndex): LocationChoice {
  const pinned = pinnedLocation(step, state);
  if (pinned === null || choice.fitting.length === 0 || choice.fitting.includes(pinned)) return choice;
  return {
    ...choice,
    obstacle: { kind: 'no-location-fits', location: step.pin?.location ?? null, issue: null },
  };
}

/** Null also if the location was deleted since. */
function pinnedLocation({ pin }: PlanStep, { index }: StateIndex): number | null {
  return pin === null || pin.location === null ? null : (index.locations.get(pin.location) ?? null);
}

function pinnedPeople({ pin }: PlanStep, { index }: StateIndex): readonly number[] | null {
  if (pin === null || pin.people.length === 0) return null;
  return indexesOf(pin.people, index.people);
}

function acceptedOf(
  { accepted }: PlanStep,
  fits: {
    readonly people: { readonly qualified: readonly number[] };
    readonly locations: readonly number[];
    readonly isOurs: boolean;
  },
  state: StateIndex,
): IndexedAssignment | null {
  if (accepted === null) return null;
  const { from, until } = accepted;
  if (!fits.isOurs) return { people: [], location: -1, from, until };
  const people = indexesOf(accepted.people, state.index.people);
  const location = indexOfLocation(accepted.location, state);
  const isPossible =
    people.length === accepted.people.length &&
    people.length > 0 &&
    people.every((person) => fits.people.qualified.includes(person)) &&
    (fits.locations.length === 0 ? location === -1 : fits.locations.includes(location));
  return isPossible ? { people, location, from, until } : null;
}

function indexOfLocation(location: Assignment['location'], { index }: StateIndex): number {
  return location === null ? -1 : (index.locations.get(location) ?? -1);
}

function indexesOf(ids: readonly string[], index: ReadonlyMap<string, number>): readonly number[] {
  return ids.flatMap((id) => index.get(id) ?? []).toSorted((one, other) => one - other);
}

function byKey(one: PlanStep, other: PlanStep): number {
  return one.key < other.key ? -1 : one.key > other.key ? 1 : 0;
}
