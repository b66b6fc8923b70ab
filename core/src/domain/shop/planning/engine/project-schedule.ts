import type { StepConstraint } from './assign-step.ts';
import { puttingSteps } from './put-steps.ts';
import type { PreparedState } from './prepare-state.ts';
import { ranksOf, slackRanks } from './ranks.ts';
import { itemAt, entryAt } from '../time/read-at.ts';
import { Schedule } from './schedule.ts';

/**
 * The accepted plan run forward on the facts of the state: every accepted step keeps its people and location and begins
 * when it was planned to, or as soon after that as the facts allow. Other steps are planned around them.
 */
export function* projecting(state: PreparedState): Generator<number, Schedule> {
  const schedule = new Schedule(state);
  const constraints = state.steps.map(({ accepted }): StepConstraint | null =>
    accepted === null
      ? null
      : { people: accepted.people, location: accepted.location, notBefore: accepted.from },
  );
  yield* puttingSteps(schedule, state.steps.keys(), {
    ranks: projectionRanks(state),
    constraintOf: (step) => constraints[step] ?? null,
  });
  return schedule;
}

/** After every minute a plan could have. */
const neverAccepted = Number.MAX_SAFE_INTEGER;

/**
 * Accepted steps by their start, then all others. What an accepted step waits for comes before it, even if it is not
 * accepted itself.
 */
function projectionRanks(state: PreparedState): Int32Array {
  const { steps } = state;
  const isComplete = steps.every(({ accepted, fixed }) => accepted !== null || fixed !== null);
  const slack = isComplete ? new Int32Array(steps.length) : slackRanks(state);
  const starts = new Float64Array(steps.length);
  const startOf = (index: number): number => {
    if (entryAt(starts, index) > 0) return entryAt(starts, index);
    const { accepted, before } = itemAt(steps, index);
    starts[index] = accepted?.from ?? neverAccepted;
    for (const next of before) {
      // Work that runs already waits for nothing.
      if (itemAt(steps, next).fixed === null) {
        starts[index] = Math.min(entryAt(starts, index), startOf(next));
      }
    }
    return entryAt(starts, index);
  };
  for (let index = 0; index < steps.length; index += 1) startOf(index);
  const sorted = [...steps.keys()].toSorted(
    (one, other) =>
      entryAt(starts, one) - entryAt(starts, other) ||
      entryAt(slack, one) - entryAt(slack, other) ||
      one - other,
  );
  return ranksOf(sorted);
}
