import { puttingSteps, putSteps } from './put-steps.ts';
import type { PreparedState } from './prepare-state.ts';
import { slackRanks } from './ranks.ts';
import { Schedule } from './schedule.ts';

const unconstrained = () => null;

/** A plan from nothing but the facts: the step with the least slack first. Yields after each step. */
export function* listPlanning(state: PreparedState, ranks = slackRanks(state)): Generator<number, Schedule> {
  const schedule = new Schedule(state);
  yield* puttingSteps(schedule, state.steps.keys(), { ranks, constraintOf: unconstrained });
  return schedule;
}

export function listSchedule(state: PreparedState): Schedule {
  const schedule = new Schedule(state);
  putSteps(schedule, state.steps.keys(), { ranks: slackRanks(state), constraintOf: unconstrained });
  return schedule;
}
