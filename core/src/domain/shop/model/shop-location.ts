import { type Inches, inches } from '../../units.ts';
import type { WorkCalendar } from './work-calendar.ts';

export const locationKinds = ['bay', 'booth', 'yard', 'off-site'] as const;

/** A place a unit can stand in. Null measures mean no limit, as in a yard. */
export interface ShopLocation {
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof locationKinds)[number];
  readonly length: Inches | null;
  readonly doorHeight: Inches | null;
  readonly width: Inches | null;
  readonly equipment: readonly string[];
  readonly hours: WorkCalendar | null;
}

/** The measures of a unit that decide where it fits; null if nobody measured. */
export interface UnitMeasures {
  readonly length: Inches | null;
  readonly height: Inches | null;
  /** With slides out. */
  readonly width: Inches | null;
}

/** The largest RV on the road: 45 ft long, 13 ft 6 in high, 8 ft 6 in wide. */
const largest = { length: inches(540), height: inches(162), width: inches(102) };

/** The measures to plan with. An unmeasured unit counts as the largest; `assumed` names those measures. */
export function plannedMeasures({ length, height, width }: UnitMeasures): {
  readonly length: Inches;
  readonly height: Inches;
  readonly width: Inches;
  readonly assumed: readonly (keyof UnitMeasures)[];
} {
  const measured = { length, height, width };
  return {
    length: length ?? largest.length,
    height: height ?? largest.height,
    width: width ?? largest.width,
    assumed: (['length', 'height', 'width'] as const).filter((side) => measured[side] === null),
  };
}

export interface FitIssue {
  readonly measure: keyof UnitMeasures;
  readonly unit: Inches;
  readonly location: Inches;
  readonly isAssumed: boolean;
}

/** The first measure of the unit that exceeds the location's; null if it fits. */
export function fitIssue(unit: UnitMeasures, { length, doorHeight, width }: ShopLocation): FitIssue | null {
  const planned = plannedMeasures(unit);
  const limits = { length, height: doorHeight, width };
  for (const measure of ['length', 'height', 'width'] as const) {
    const limit = limits[measure];
    if (limit !== null && planned[measure] > limit) {
      const isAssumed = planned.assumed.includes(measure);
      return { measure, unit: planned[measure], location: limit, isAssumed };
    }
  }
  return null;
}
