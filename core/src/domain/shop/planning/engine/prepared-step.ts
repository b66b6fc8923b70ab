import type { Obstacle } from '../state/plan.ts';
import type { PlanOrder, PlanStep } from '../state/plan-state.ts';

/** A time, people and a location by index. -1 stands for no location, or one that is no longer there. */
export interface IndexedAssignment {
  readonly people: readonly number[];
  readonly location: number;
  readonly from: number;
  readonly until: number;
}

/** A step with everything looked up once: people and locations by index, times worked out. */
export interface PreparedStep {
  readonly index: number;
  readonly order: number;
  readonly source: PlanStep;
  /** Working minutes if one person does it alone. */
  readonly work: number;
  /** Minutes that pass without our people; -1 for our own work. */
  readonly elapsed: number;
  readonly cure: number;
  readonly people: number;
  /** People who may do it, the lowest sufficient level first. */
  readonly qualified: readonly number[];
  /** Each of them as a crew of one. */
  readonly alone: readonly (readonly number[])[];
  /** The end of each one's certificates, in the same order. */
  readonly qualifiedUntil: readonly number[];
  /** Locations it can be done in, the smallest first; empty if it needs none. */
  readonly locations: readonly number[];
  readonly after: readonly number[];
  readonly before: readonly number[];
  /** The first minute it may begin, other steps aside. */
  readonly release: number;
  /** Pinned or running: it stays exactly there. */
  readonly fixed: IndexedAssignment | null;
  /** People and location of a pin without a time; null leaves them open. */
  readonly pinnedPeople: readonly number[] | null;
  readonly pinnedLocation: number | null;
  /** Its row of the accepted plan, as far as people and location may still do it. */
  readonly accepted: IndexedAssignment | null;
  readonly obstacle: Obstacle | null;
}

export interface PreparedOrder {
  readonly index: number;
  readonly source: PlanOrder;
  /** Indexes of its steps: the first and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** The location it stands in; -1 if it is not here, -2 if nobody knows. */
  readonly location: number;
  readonly due: number;
}
