import { BusyList } from '../time/busy-list.ts';
import type { PreparedState } from './prepare-state.ts';
import type { IndexedAssignment, PreparedStep } from './prepared-step.ts';
import { itemAt, numberAt } from '../time/read-at.ts';

/** The steps put so far, and the time people and locations are taken by them. -1 as a start: not put yet. */
export class Schedule {
  readonly state: PreparedState;
  readonly from: Int32Array;
  readonly until: Int32Array;
  readonly cured: Int32Array;
  readonly location: Int32Array;
  readonly people: (readonly number[])[];
  readonly busyPeople: readonly BusyList[];
  readonly busyLocations: readonly BusyList[];

  constructor(state: PreparedState) {
    const count = state.steps.length;
    this.state = state;
    this.from = new Int32Array(count).fill(-1);
    this.until = new Int32Array(count);
    this.cured = new Int32Array(count);
    this.location = new Int32Array(count).fill(-1);
    this.people = Array.from({ length: count }, () => []);
    this.busyPeople = state.peopleTimes.map((number) => new BusyList(state.openTimes.time(number)));
    this.busyLocations = state.locations.map(() => new BusyList(null));
    for (const step of state.steps) if (step.fixed !== null) this.put(step, step.fixed);
  }

  isPut(step: number): boolean {
    return this.from[step] !== -1;
  }

  put(step: PreparedStep, { people, location, from, until }: IndexedAssignment): void {
    const { index, order, cure } = step;
    this.from[index] = from;
    this.until[index] = until;
    this.cured[index] = until + cure;
    this.location[index] = location;
    this.people[index] = people;
    for (const person of people) itemAt(this.busyPeople, person).take(from, until, order);
    if (this.isTaken(location)) itemAt(this.busyLocations, location).take(from, until + cure, order);
  }

  /** Takes an order's open steps away and returns where they were; pinned and running ones stay. */
  takeAway(order: number): readonly (IndexedAssignment | null)[] {
    const { first, end } = itemAt(this.state.orders, order);
    const before: (IndexedAssignment | null)[] = [];
    for (let index = first; index < end; index += 1) {
      before.push(this.isPut(index) ? this.assignmentAt(index) : null);
      for (const person of itemAt(this.people, index)) itemAt(this.busyPeople, person).release(order);
      const location = numberAt(this.location, index);
      if (this.isTaken(location)) itemAt(this.busyLocations, location).release(order);
      this.from[index] = -1;
      this.people[index] = [];
    }
    for (let index = first; index < end; index += 1) {
      const step = itemAt(this.state.steps, index);
      if (step.fixed !== null) this.put(step, step.fixed);
    }
    return before;
  }

  /** Puts an order's steps back where `takeAway` found them. */
  putBack(order: number, before: readonly (IndexedAssignment | null)[]): void {
    this.takeAway(order);
    const { first } = itemAt(this.state.orders, order);
    before.forEach((assignment, at) => {
      const step = itemAt(this.state.steps, first + at);
      if (assignment !== null && step.fixed === null) this.put(step, assignment);
    });
  }

  assignmentAt(index: number): IndexedAssignment {
    return {
      people: itemAt(this.people, index),
      location: numberAt(this.location, index),
      from: numberAt(this.from, index),
      until: numberAt(this.until, index),
    };
  }

  /** The location a step finds the unit in when those before it are done; see `PreparedOrder.location`. */
  locationBefore({ after, order }: PreparedStep): number {
    let last = -1;
    for (const index of after) {
      if (last === -1 || numberAt(this.cured, index) > numberAt(this.cured, last)) last = index;
    }
    if (last === -1) return itemAt(this.state.orders, order).location;
    const location = numberAt(this.location, last);
    return location === -1 ? this.locationBefore(itemAt(this.state.steps, last)) : location;
  }

  /** Yards hold any number of units. */
  isTaken(location: number): boolean {
    return location >= 0 && this.state.isExclusive[location] === true;
  }
}
