import type { TimeZone } from '../../../companies/time-zone.ts';
import type { Millionths, Minutes, UtcMinute } from '../../../units.ts';
import type { Department, Phase, SkillLevel } from '../../model/departments.ts';
import type { HoldKind } from '../../model/hold.ts';
import type { ShopLocation, UnitMeasures } from '../../model/shop-location.ts';

/**
 * Working time as pairs of UTC minutes, from and until in turn, sorted and apart. Flat, because a quarter of a year of
 * forty people is ten thousand numbers.
 */
export type Windows = readonly number[];

/** Everything the planner knows. Calendars, holidays and daylight saving are in the windows already. */
export interface PlanState {
  /** Names days in sentences; no date is computed from it. */
  readonly zone: TimeZone;
  /** The end of the windows: nothing is planned beyond it. */
  readonly horizon: UtcMinute;
  /** Time somebody needs to move a unit from one location to another. */
  readonly moveMinutes: Minutes;
  readonly pace: ShopPace;
  readonly people: readonly PlanPerson[];
  readonly locations: readonly PlanLocation[];
  readonly orders: readonly PlanOrder[];
}

/** Our own speed, by department, and how sure it is. */
export interface ShopPace {
  readonly departments: Readonly<Record<Department, DepartmentPace>>;
  /** Four of five of our own steps took no longer than this share of their planned time. */
  readonly safeShare: Millionths;
  readonly isSafeShareAssumed: boolean;
}

/** A sold minute takes `1 ÷ efficiency` minutes on the clock, of which a working minute has `productivity`. */
export interface DepartmentPace {
  readonly efficiency: Millionths;
  readonly productivity: Millionths;
  /** Too few finished steps to measure it: the two together are the trade's own share. */
  readonly isAssumed: boolean;
  readonly finishedSteps: number;
}

export interface PlanPerson {
  readonly id: string;
  readonly name: string;
  readonly levels: Readonly<Partial<Record<Department, SkillLevel>>>;
  /** `until` is the end of the last valid day; null if it does not expire. */
  readonly certificates: readonly { readonly name: string; readonly until: UtcMinute | null }[];
  readonly windows: Windows;
}

export interface PlanLocation extends Pick<
  ShopLocation,
  'id' | 'name' | 'kind' | 'length' | 'doorHeight' | 'width' | 'equipment'
> {
  /** Null: open whenever somebody works. */
  readonly windows: Windows | null;
}

export interface PlanOrder {
  readonly id: string;
  readonly number: string;
  /** The older order goes first when nothing else decides. */
  readonly opened: UtcMinute;
  /** The end of the promised day; null without a promise. */
  readonly due: UtcMinute | null;
  readonly unit: UnitMeasures;
  /** False: it waits at its owner's and is called in when its parts are here and a location is free. */
  readonly isHere: boolean;
  /** The location it stands in; null if it is not here or nobody knows. */
  readonly location: string | null;
  /** The beginning of an agreed drop-off day; null if the plan may choose it. */
  readonly dropOff: UtcMinute | null;
  /** Unfinished steps. */
  readonly steps: readonly PlanStep[];
}

/** People, location and time of a step. A step of a vendor has no people and no location of ours. */
export interface Assignment {
  readonly people: readonly string[];
  readonly location: string | null;
  readonly from: UtcMinute;
  readonly until: UtcMinute;
}

/** A pin holds what it names; null leaves that to the plan. Times hold together. */
export interface StepPin {
  readonly people: readonly string[];
  readonly location: string | null;
  readonly from: UtcMinute | null;
  readonly until: UtcMinute | null;
  /** The person whose pin it is. */
  readonly by: string;
}

export interface PlanStep {
  readonly key: string;
  readonly department: Department;
  readonly phase: Phase;
  /** Sold minutes of the tasks that are left, of everyone. */
  readonly soldMinutes: Minutes;
  /** Minutes nobody of ours works, as with a vendor; null for our own work. */
  readonly elapsedMinutes: Minutes | null;
  /** People needed at the same time. */
  readonly people: number;
  readonly skill: SkillLevel;
  readonly certificates: readonly string[];
  readonly equipment: readonly string[];
  /** Kinds of locations it can be done in; empty if it needs none. */
  readonly locationKinds: readonly ShopLocation['kind'][];
  /** Time the unit stays where it is after the work, with nobody on it. */
  readonly cureMinutes: Minutes;
  /** Keys of steps of the order that come first. */
  readonly after: readonly string[];
  /** Parts that are not here yet. */
  readonly parts: readonly PlanPart[];
  /** Somebody decided to begin before the parts are here. */
  readonly startsWithoutParts: boolean;
  readonly holds: readonly PlanHold[];
  /** People on the clock, since `from`. */
  readonly running: Omit<Assignment, 'until'> | null;
  readonly pin: StepPin | null;
  /** Its row of the accepted plan. */
  readonly accepted: Assignment | null;
}

export interface PlanPart {
  readonly key: string;
  readonly description: string;
  /** Null: nobody has a day for it. */
  readonly expected: UtcMinute | null;
}

export interface PlanHold {
  readonly kind: HoldKind;
  readonly reason: string;
  /** Null: nobody knows its end. */
  readonly until: UtcMinute | null;
}
