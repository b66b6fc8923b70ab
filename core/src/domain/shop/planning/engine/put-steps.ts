import { bestAssignment, type StepConstraint } from './assign-step.ts';
import type { PreparedState } from './prepare-state.ts';
import { itemAt, numberAt } from '../time/read-at.ts';
import type { Schedule } from './schedule.ts';
import { StepHeap } from './step-heap.ts';

/** The order in which steps are put, and limits of some of them. */
export interface PuttingRules {
  readonly ranks: ArrayLike<number>;
  readonly constraintOf: (step: number) => StepConstraint | null;
}

/**
 * Serial schedule generation: of the steps whose predecessors are put, the one of the lowest rank is put where it
 * finishes first. Steps nobody can do are left out, and all behind them. Yields after each step, so that a caller may
 * stop in between.
 */
export function* puttingSteps(
  schedule: Schedule,
  steps: Iterable<number>,
  { ranks, constraintOf }: PuttingRules,
): Generator<number, void> {
  const { state } = schedule;
  const heap = new StepHeap(ranks);
  for (const index of steps) if (isNext(schedule, index)) heap.push(index);
  for (let index = heap.pop(); index !== undefined; index = heap.pop()) {
    const step = itemAt(state.steps, index);
    const assignment = assignmentOf(schedule, index, constraintOf(index));
    if (assignment === null) continue;
    schedule.put(step, assignment);
    for (const next of step.before) if (isNext(schedule, next)) heap.push(next);
    yield index;
  }
}

export function putSteps(schedule: Schedule, steps: Iterable<number>, rules: PuttingRules): void {
  const putting = puttingSteps(schedule, steps, rules);
  while (putting.next().done !== true);
}

/** All steps of an order. */
export function stepsOfOrder({ orders }: PreparedState, order: number): readonly number[] {
  const { first, end } = itemAt(orders, order);
  return Array.from({ length: end - first }, (_, at) => first + at);
}

function isNext(schedule: Schedule, index: number): boolean {
  const { obstacle, after } = itemAt(schedule.state.steps, index);
  if (obstacle !== null || schedule.isPut(index)) return false;
  for (const earlier of after) if (numberAt(schedule.from, earlier) === -1) return false;
  return true;
}

/** A step whose accepted people or location no longer work out is planned anew. */
function assignmentOf(schedule: Schedule, index: number, constraint: StepConstraint | null) {
  const step = itemAt(schedule.state.steps, index);
  const assignment = bestAssignment(schedule, step, constraint);
  return assignment === null && constraint !== null ? bestAssignment(schedule, step, null) : assignment;
}
