import type { Minutes, UtcMinute } from '../../../units.ts';
import type { Obstacle, Plan, PlannedStep } from '../state/plan.ts';
import type { PlanHold, PlanOrder, PlanPart, PlanState } from '../state/plan-state.ts';

/** The reason a step could not begin earlier. */
export type WaitReason =
  | { readonly kind: 'part'; readonly part: PlanPart }
  | { readonly kind: 'hold'; readonly hold: PlanHold }
  | { readonly kind: 'drop-off' }
  | { readonly kind: 'location-taken'; readonly location: string; readonly by: string }
  /** The people who do it were on another order; nobody else was free sooner. */
  | { readonly kind: 'people-busy'; readonly people: readonly string[]; readonly by: string }
  /** Another step of the unit is done elsewhere at that time. */
  | { readonly kind: 'unit-elsewhere'; readonly step: string }
  /** The unit cures, and nobody works on it. */
  | { readonly kind: 'unit-cures'; readonly step: string }
  | { readonly kind: 'calendar' }
  | { readonly kind: 'pin'; readonly by: string }
  /** Nothing but the accepted plan: a new one might begin earlier. */
  | { readonly kind: 'planned' };

/** One stretch of the time until delivery. Stretches follow each other without a gap. */
export interface WhyLink {
  readonly step: string;
  readonly from: UtcMinute;
  readonly until: UtcMinute;
  readonly cause:
    | {
        readonly kind: 'work';
        readonly minutes: Minutes;
        readonly people: readonly string[];
        readonly location: string | null;
      }
    | { readonly kind: 'cure' }
    | { readonly kind: 'wait'; readonly reason: WaitReason };
}

export interface WhyChain {
  readonly order: string;
  /** Backwards from delivery. */
  readonly links: readonly WhyLink[];
  /** The reason the order has no day at all. */
  readonly obstacle: { readonly step: string; readonly cause: Obstacle } | null;
}

/** Everything the way back is read from. */
export interface WhyFacts {
  readonly state: PlanState;
  readonly plan: Plan;
  readonly order: PlanOrder;
  readonly rows: ReadonlyMap<string, PlannedStep>;
}
