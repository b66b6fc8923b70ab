import type { UtcMinute } from '../../../units.ts';
import { planOf } from '../engine/outcome.ts';
import { prepareState } from '../engine/prepare-state.ts';
import { projecting } from '../engine/project-schedule.ts';
import type { Plan } from '../state/plan.ts';
import type { PlanState } from '../state/plan-state.ts';

/**
 * The dates everybody sees: the accepted plan run forward on today's facts. Nothing moves by itself: a step keeps its
 * people and location and is never earlier than it was accepted. Steps nobody accepted yet are planned around the others.
 */
export function project(state: PlanState, now: UtcMinute): Plan {
  const work = projecting(prepareState(state, now));
  for (;;) {
    const next = work.next();
    if (next.done === true) return planOf(next.value);
  }
}
