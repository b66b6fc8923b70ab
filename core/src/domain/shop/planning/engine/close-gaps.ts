import { itemAt, numberAt } from '../time/read-at.ts';
import { putSteps, stepsOfOrder } from './put-steps.ts';
import type { Schedule } from './schedule.ts';
import { compareScores, orderScore } from './score.ts';

/** Passes over all orders; after that gaps are small, if there are any. */
const mostPasses = 3;

/**
 * Orders that were taken up again leave gaps behind. Each order is put once more where it is, in the sequence of their
 * starts, and stays where that is better. Yields after each order.
 */
export function* closingGaps(schedule: Schedule, ranks: ArrayLike<number>): Generator<number, void> {
  const { orders } = schedule.state;
  for (let pass = 0, hasMoved = true; pass < mostPasses && hasMoved; pass += 1) {
    hasMoved = false;
    const sorted = [...orders.keys()].toSorted(
      (one, other) => startOf(schedule, one) - startOf(schedule, other) || one - other,
    );
    for (const order of sorted) {
      const before = orderScore(schedule, order);
      const starts = startsOf(schedule, order);
      const removed = schedule.takeAway(order);
      putSteps(schedule, stepsOfOrder(schedule.state, order), { ranks, constraintOf: () => null });
      const compared = compareScores(orderScore(schedule, order), before);
      if (compared < 0 || (compared === 0 && startsOf(schedule, order) < starts)) hasMoved = true;
      else schedule.putBack(order, removed);
      yield order;
    }
  }
}

function startOf(schedule: Schedule, order: number): number {
  const { first, end } = itemAt(schedule.state.orders, order);
  let start = Infinity;
  for (let index = first; index < end; index += 1) {
    if (schedule.isPut(index)) start = Math.min(start, numberAt(schedule.from, index));
  }
  return start;
}

/** The sum of all starts: smaller if a step begins earlier and none later. */
function startsOf(schedule: Schedule, order: number): number {
  return stepsOfOrder(schedule.state, order).reduce(
    (sum, index) => sum + (schedule.isPut(index) ? numberAt(schedule.from, index) : schedule.state.horizon),
    0,
  );
}
