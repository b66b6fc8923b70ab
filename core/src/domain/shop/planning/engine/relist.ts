import { compareGoals } from '../state/compare-goals.ts';
import { entryAt, itemAt } from '../time/read-at.ts';
import { listPlanning } from './list-plan.ts';
import { ranksOf } from './ranks.ts';
import type { Schedule } from './schedule.ts';
import { goalsOf, orderScore } from './score.ts';

/** Lists made anew; a count, as that of the tries. */
const mostLists = 5;

/**
 * A late order keeps others waiting for a promise that is lost anyway. Lists are made again with late orders behind all
 * others, as long as that keeps more promises.
 */
export function* relisting(listed: Schedule, ranks: Int32Array): Generator<number, Schedule> {
  let best = listed;
  let goals = goalsOf(best);
  const behind = new Set<number>();
  for (let count = 0; count < mostLists && goals.latePromises > 0; count += 1) {
    for (const { index } of best.state.orders)
      if (orderScore(best, index).latePromises > 0) behind.add(index);
    const next: Schedule = yield* listPlanning(best.state, ranksBehind(best, ranks, behind));
    const present = goalsOf(next);
    if (compareGoals(present, goals) >= 0) break;
    best = next;
    goals = present;
  }
  return best;
}

/** The same sequence, but for the steps of some orders, which come last. */
function ranksBehind({ state }: Schedule, ranks: Int32Array, behind: ReadonlySet<number>): Int32Array {
  const isBehind = (step: number) => Number(behind.has(itemAt(state.steps, step).order));
  const sorted = [...state.steps.keys()].toSorted(
    (one, other) => isBehind(one) - isBehind(other) || entryAt(ranks, one) - entryAt(ranks, other),
  );
  return ranksOf(sorted);
}
