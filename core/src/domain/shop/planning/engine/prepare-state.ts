import type { UtcMinute } from '../../../units.ts';
import type { PlanLocation, PlanPerson, PlanState } from '../state/plan-state.ts';
import { OpenTime } from '../time/open-time.ts';
import { joinedWindows, OpenTimes } from '../time/open-times.ts';
import type { PreparedOrder, PreparedStep } from './prepared-step.ts';
import { prepareSteps } from './prepare-steps.ts';
import { arrivalOf } from './step-release.ts';

/** The state sorted and looked up once, so that planning compares numbers alone. Equal facts are prepared alike. */
export interface PreparedState {
  readonly source: PlanState;
  readonly now: UtcMinute;
  readonly horizon: number;
  readonly people: readonly PlanPerson[];
  readonly locations: readonly PlanLocation[];
  readonly orders: readonly PreparedOrder[];
  readonly steps: readonly PreparedStep[];
  readonly peopleIndex: ReadonlyMap<string, number>;
  readonly locationIndex: ReadonlyMap<string, number>;
  readonly openTimes: OpenTimes;
  /** The hours in which anybody works. */
  readonly shopTime: OpenTime;
  /** Numbers of the open time of each person and location; -1 is always open. */
  readonly peopleTimes: readonly number[];
  readonly locationTimes: readonly number[];
  /** True for bays and booths: they hold one unit at a time. */
  readonly isExclusive: readonly boolean[];
}

export function prepareState(source: PlanState, now: UtcMinute): PreparedState {
  const people = sortedById(source.people);
  const locations = sortedById(source.locations);
  const openTimes = new OpenTimes();
  const orders = preparedOrders(source, locations);
  const index = {
    people: indexOf(people),
    locations: indexOf(locations),
    peopleTimes: people.map(({ windows }) => openTimes.add(windows)),
    locationTimes: locations.map(({ windows }) => (windows === null ? -1 : openTimes.add(windows))),
  };
  const lookup = { source, now, people, locations, openTimes, index };
  return {
    source,
    now,
    horizon: source.horizon,
    people,
    locations,
    orders,
    steps: orders.flatMap((order) => prepareSteps(order, arrivalOf(order.source, now), lookup)),
    peopleIndex: index.people,
    locationIndex: index.locations,
    openTimes,
    shopTime: shopTime(openTimes, index.peopleTimes, source.horizon),
    peopleTimes: index.peopleTimes,
    locationTimes: index.locationTimes,
    isExclusive: locations.map(({ kind }) => kind === 'bay' || kind === 'booth'),
  };
}

function shopTime(openTimes: OpenTimes, peopleTimes: readonly number[], horizon: number): OpenTime {
  const distinct = [...new Set(peopleTimes)].map((number) => openTimes.time(number).windows);
  const joined = joinedWindows(distinct);
  return new OpenTime(joined.length === 0 ? [0, horizon] : joined);
}

function preparedOrders(source: PlanState, locations: readonly PlanLocation[]): readonly PreparedOrder[] {
  const located = indexOf(locations);
  let first = 0;
  return sortedById(source.orders).map((order, index) => {
    const end = first + order.steps.length;
    const location = order.isHere ? (located.get(order.location ?? '') ?? -2) : -1;
    const prepared = { index, source: order, first, end, location, due: order.due ?? Infinity };
    first = end;
    return prepared;
  });
}

function indexOf(items: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(items.map(({ id }, index) => [id, index]));
}

const sortedLists = new WeakMap<object, unknown>();

/** The same list for the same one, so that what was looked up in it is found again after an edit elsewhere. */
function sortedById<Item extends { readonly id: string }>(list: readonly Item[]): readonly Item[] {
  const present = sortedLists.get(list) as readonly Item[] | undefined;
  if (present !== undefined) return present;
  const sorted = list.toSorted(byId);
  sortedLists.set(list, sorted);
  return sorted;
}

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
