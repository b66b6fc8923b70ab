import type { UtcMinute } from '../../../units.ts';
import type { Department, SkillLevel } from '../../model/departments.ts';
import type { FitIssue } from '../../model/shop-location.ts';
import type { Assignment, PlanHold, PlanPart } from './plan-state.ts';

/** The steps of the shop with their people, location and time, and everything that could not be planned. */
export interface Plan {
  /** Fingerprint of the facts it was made from, the accepted plan not among them. */
  readonly facts: string;
  readonly now: UtcMinute;
  /** By start, then order and step. */
  readonly steps: readonly PlannedStep[];
  readonly orders: readonly PlannedOrder[];
  readonly unplanned: readonly UnplannedStep[];
  readonly issues: readonly PlanIssue[];
  readonly goals: PlanGoals;
}

export interface PlannedStep extends Assignment {
  readonly order: string;
  readonly step: string;
  /** The end of its cure: until then the unit stays. The same as `until` without one. */
  readonly cured: UtcMinute;
  /** `accepted` keeps its people and location from the accepted plan; `open` was planned anew. */
  readonly held: 'running' | 'pinned' | 'accepted' | 'open';
}

export interface PlannedOrder {
  readonly order: string;
  /** The moment it is called in; null if it is here. */
  readonly dropOff: UtcMinute | null;
  /** The median; null if a step of it could not be planned. */
  readonly likely: UtcMinute | null;
  /** Reached in four of five cases: the day to promise. */
  readonly safe: UtcMinute | null;
  /** Minutes after the promised day; 0 if it is kept or nothing is promised, null if it has no day. */
  readonly late: number | null;
}

export interface UnplannedStep {
  readonly order: string;
  readonly step: string;
  readonly cause: Obstacle;
}

/** The reason a step cannot be planned at all. */
export type Obstacle =
  | { readonly kind: 'cyclic-route'; readonly steps: readonly string[] }
  | {
      readonly kind: 'nobody-may';
      readonly department: Department;
      readonly skill: SkillLevel;
      readonly certificates: readonly string[];
      readonly people: number;
      /** Those who may, fewer than needed. */
      readonly qualified: number;
    }
  /** `issue` is that of the location that comes closest; null if no location has the kind or equipment. */
  | { readonly kind: 'no-location-fits'; readonly location: string | null; readonly issue: FitIssue | null }
  | { readonly kind: 'part-without-day'; readonly part: PlanPart }
  | { readonly kind: 'hold-without-end'; readonly hold: PlanHold }
  | { readonly kind: 'no-working-time'; readonly until: UtcMinute }
  /** A step before it could not be planned. */
  | { readonly kind: 'behind'; readonly step: string };

/** Something a foreman should know. The plan does the rest all the same. */
export type PlanIssue =
  | { readonly kind: 'no-locations' }
  | { readonly kind: 'nobody-works' }
  | { readonly kind: 'person-without-hours'; readonly person: string }
  | { readonly kind: 'location-without-hours'; readonly location: string }
  | { readonly kind: 'location-deleted'; readonly order: string; readonly location: string }
  | {
      readonly kind: 'person-left';
      readonly order: string;
      readonly step: string;
      readonly person: string;
    }
  | { readonly kind: 'promise-passed'; readonly order: string; readonly due: UtcMinute }
  | {
      readonly kind: 'pin-conflict';
      readonly order: string;
      readonly step: string;
      /** The person whose pin it is; null for running work. */
      readonly by: string | null;
      readonly rule: PinRule;
      /** The other order or step, where there is one. */
      readonly other: { readonly order: string; readonly step: string } | null;
    };

/** The must a pin or running work breaks. */
export type PinRule =
  | 'person-taken'
  | 'location-taken'
  | 'unit-elsewhere'
  | 'route'
  | 'parts'
  | 'skill'
  | 'fit'
  | 'hours';

/** In the order they count; each is smaller when better. */
export interface PlanGoals {
  readonly latePromises: number;
  readonly lateMinutes: number;
  readonly movedSteps: number;
  readonly minutesInShop: number;
  readonly idleBoothMinutes: number;
  readonly idlePeopleMinutes: number;
}
