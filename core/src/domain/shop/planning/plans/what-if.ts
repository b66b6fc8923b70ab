import type { UtcMinute } from '../../../units.ts';
import { plan } from './plan.ts';
import type { Plan } from '../state/plan.ts';
import type { PlanState } from '../state/plan-state.ts';
import { changedState, type StateChange } from '../changes/state-change.ts';

/** Two plans side by side: of the facts as they are, and of the facts as if the changes had happened. */
export interface WhatIf {
  readonly state: PlanState;
  readonly before: Plan;
  readonly after: Plan;
}

export function whatIf(state: PlanState, changes: readonly StateChange[], now: UtcMinute): WhatIf {
  const supposed = changedState(state, changes);
  return { state: supposed, before: plan(state, now), after: plan(supposed, now) };
}
