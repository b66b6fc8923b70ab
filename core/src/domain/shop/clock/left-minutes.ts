import { allocated } from '../../rounding.ts';
import { type Minutes, minutes, subtract, sum } from '../../units.ts';
import { stepsOf } from '../board/steps.ts';
import type { ClockedMinutes } from './clocked-minutes.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import { isOpen, type RepairTask } from '../model/repair-task.ts';

/** Sold minutes that are still to be worked, by task; finished tasks have none. */
export type LeftMinutes = ReadonlyMap<string, Minutes>;

const none = minutes(0);

/**
 * Minutes left of open tasks: sold less clocked, never below 0. Time clocked on a step as a whole counts for its
 * finished tasks first, up to their sold minutes, and the rest for its open ones in proportion.
 */
export function leftMinutes(
  order: Pick<RepairOrder, 'tasks'>,
  { byTask, byStep }: Pick<ClockedMinutes, 'byTask' | 'byStep'>,
): LeftMinutes {
  const unclocked = ({ work }: RepairTask) =>
    atLeastNone(subtract(work.soldMinutes, byTask[work.key] ?? none));
  const left = stepsOf(order).flatMap(({ key, tasks }) => {
    const open = tasks.filter(isOpen);
    const lefts = open.map(unclocked);
    const ofFinished = tasks.filter((task) => task.progress.state === 'done').map(unclocked);
    const spare = atLeastNone(subtract(byStep[key] ?? none, sum(ofFinished)));
    const shares = allocated(spare < sum(lefts) ? spare : sum(lefts), lefts);
    return open.map(
      ({ work }, index) => [work.key, subtract(lefts[index] ?? none, shares[index] ?? none)] as const,
    );
  });
  return new Map(left);
}

function atLeastNone(time: Minutes): Minutes {
  return time > 0 ? time : none;
}
