import type { UtcMinute } from '../../../units.ts';
import type { PlanLocation, PlanPerson, PlanState } from '../state/plan-state.ts';
import type { OpenTimes } from '../time/open-times.ts';

/** Everything steps are looked up in. */
export interface StateIndex {
  readonly source: PlanState;
  readonly now: UtcMinute;
  readonly people: readonly PlanPerson[];
  readonly locations: readonly PlanLocation[];
  readonly openTimes: OpenTimes;
  readonly index: {
    readonly people: ReadonlyMap<string, number>;
    readonly locations: ReadonlyMap<string, number>;
    readonly peopleTimes: readonly number[];
    readonly locationTimes: readonly number[];
  };
}
