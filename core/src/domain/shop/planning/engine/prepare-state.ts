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
  const people = source.people.toSorted(byId);
  const locations = source.locations.toSorted(byId);
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
  return source.orders.toSorted(byId).map((order, index) => {
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

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
