import type { UtcMinute } from '../../../units.ts';
import { closingGaps } from '../engine/close-gaps.ts';
import { improving, mostTries } from '../engine/improve.ts';
import { listPlanning, listSchedule } from '../engine/list-plan.ts';
import { planOf } from '../engine/outcome.ts';
import { prepareState } from '../engine/prepare-state.ts';
import { projecting } from '../engine/project-schedule.ts';
import { putSteps } from '../engine/put-steps.ts';
import { slackRanks } from '../engine/ranks.ts';
import { relisting } from '../engine/relist.ts';
import type { Schedule } from '../engine/schedule.ts';
import { goalsOf } from '../engine/score.ts';
import { compareGoals } from '../state/compare-goals.ts';
import type { Plan } from '../state/plan.ts';
import type { PlanState } from '../state/plan-state.ts';

/** The work of one slice: some hundred microseconds, so that a worker hears of the next edit within a frame. */
const slice = 16;

/** The best plan within the budget. The same facts give the same plan, on every device and in whatever order they come. */
export function plan(state: PlanState, now: UtcMinute): Plan {
  return finished(planning(state, now));
}

/** The same in slices. A caller stops it by not asking for the next one. */
export function* planning(state: PlanState, now: UtcMinute): Generator<void, Plan> {
  const prepared = prepareState(state, now);
  const ranks = slackRanks(prepared);
  const listed: Schedule = yield* inSlices(listPlanning(prepared, ranks));
  let best = listed;
  if (prepared.steps.some(({ source }) => source.accepted !== null)) {
    best = betterOf(yield* inSlices(projecting(prepared)), listed);
  }
  const relisted: Schedule = yield* inSlices(relisting(listed, ranks));
  const left = yield* inSlices(improving(best, ranks, mostTries), 1);
  // Tries that are left are spent on another beginning.
  if (relisted !== best) {
    yield* inSlices(improving(relisted, ranks, left), 1);
    best = betterOf(best, relisted);
  }
  yield* inSlices(closingGaps(best, ranks), 1);
  // An order that made room may have made it for steps that found none before.
  putSteps(best, prepared.steps.keys(), { ranks, constraintOf: () => null });
  return planOf(best);
}

/** The plan before its improvement. */
export function listPlan(state: PlanState, now: UtcMinute): Plan {
  return planOf(listSchedule(prepareState(state, now)));
}

/** The first of equals. */
function betterOf(one: Schedule, other: Schedule): Schedule {
  return compareGoals(goalsOf(one), goalsOf(other)) <= 0 ? one : other;
}

/** Every so many steps of a longer work, a pause. */
function* inSlices<Outcome>(work: Generator<number, Outcome>, each = slice): Generator<void, Outcome> {
  for (let count = 1; ; count += 1) {
    const next = work.next();
    if (next.done === true) return next.value;
    if (count % each === 0) yield;
  }
}

function finished<Outcome>(work: Generator<void, Outcome>): Outcome {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}
