import { blockersOf } from './blockers.ts';
import { putSteps, stepsOfOrder } from './put-steps.ts';
import { itemAt, entryAt } from '../time/read-at.ts';
import type { Schedule } from './schedule.ts';
import { compareScores, idleTimes, orderScore, type OrderScore, sumOfScores } from './score.ts';

/** Tries of one improvement. A count, so that every device finds the same plan. */
export const mostTries = 200;

/** Orders taken up again in one try; more would be a plan of its own. */
const mostBlockers = 12;

const unconstrained = () => null;

/**
 * Improves a schedule in place: a late order and those that keep it waiting are taken away and put again, the late one
 * first. What betters the goals stays; everything else goes back. Yields after each try and returns the tries left.
 */
export function* improving(
  schedule: Schedule,
  ranks: ArrayLike<number>,
  tries = mostTries,
): Generator<number, number> {
  const current: CurrentGoals = {
    scores: schedule.state.orders.map(({ index }) => orderScore(schedule, index)),
    idle: idleTimes(schedule),
  };
  let left = tries;
  for (let hasImproved = true; hasImproved && left > 0;) {
    hasImproved = false;
    for (const order of lateOrders(current.scores)) {
      for (const group of groupsOf(schedule, order)) {
        if (left === 0) return 0;
        left -= 1;
        const isBetter = tryGroup(schedule, group, { ranks, current });
        yield left;
        if (!isBetter) continue;
        hasImproved = true;
        break;
      }
    }
  }
  return left;
}

/** The goals of the schedule as it is. */
interface CurrentGoals {
  readonly scores: OrderScore[];
  idle: ReturnType<typeof idleTimes>;
}

/** The least late first: it is the most likely to be saved. */
function lateOrders(scores: readonly OrderScore[]): readonly number[] {
  return [...scores.keys()]
    .filter((index) => itemAt(scores, index).latePromises > 0)
    .toSorted(
      (one, other) => itemAt(scores, one).lateMinutes - itemAt(scores, other).lateMinutes || one - other,
    );
}

/** The late order alone, before each of its blockers, and before all of them. */
function groupsOf(schedule: Schedule, order: number): readonly (readonly number[])[] {
  const blockers = blockersOf(schedule, order).slice(0, mostBlockers);
  const swaps = blockers.map((blocker) => [order, blocker]);
  return blockers.length > 1 ? [...swaps, [order, ...blockers]] : swaps;
}

/** Puts the orders of a group again, one after the other; true if the goals are better. */
function tryGroup(
  schedule: Schedule,
  group: readonly number[],
  { ranks, current }: { readonly ranks: ArrayLike<number>; readonly current: CurrentGoals },
): boolean {
  const { scores } = current;
  const before = sumOfScores(group.map((order) => itemAt(scores, order)));
  const removed = group.map((order) => schedule.takeAway(order));
  for (const order of inSequence(schedule, group, ranks)) {
    putSteps(schedule, stepsOfOrder(schedule.state, order), { ranks, constraintOf: unconstrained });
  }
  const present = group.map((order) => orderScore(schedule, order));
  const compared = compareScores(sumOfScores(present), before);
  if (compared < 0 || (compared === 0 && isLessIdle(idleTimes(schedule), current.idle))) {
    group.forEach((order, at) => (scores[order] = itemAt(present, at)));
    current.idle = idleTimes(schedule);
    return true;
  }
  for (const order of group) schedule.takeAway(order);
  group.forEach((order, at) => schedule.putBack(order, itemAt(removed, at)));
  return false;
}

/** The late order first, then the others by the slack of their first step. */
function inSequence(
  { state }: Schedule,
  [late, ...others]: readonly number[],
  ranks: ArrayLike<number>,
): readonly number[] {
  const rankOf = (order: number) => entryAt(ranks, itemAt(state.orders, order).first);
  const sorted = others.toSorted((one, other) => rankOf(one) - rankOf(other) || one - other);
  return late === undefined ? sorted : [late, ...sorted];
}

function isLessIdle(one: ReturnType<typeof idleTimes>, other: ReturnType<typeof idleTimes>): boolean {
  return one.idleBoothMinutes === other.idleBoothMinutes
    ? one.idlePeopleMinutes < other.idlePeopleMinutes
    : one.idleBoothMinutes < other.idleBoothMinutes;
}
