import { type Minutes, sum } from '../../units.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import { isOpen, taskState } from '../model/repair-task.ts';

/** Sold minutes of an order: what is done and what is left make what was sold. */
export interface OrderHours {
  readonly sold: Minutes;
  /** Of tasks that are ticked, or skipped with a reason. */
  readonly done: Minutes;
}

/** A task is left until it is ticked, however long somebody has been on it: the board knows no clock. */
export function orderHours({ tasks }: Pick<RepairOrder, 'tasks'>): OrderHours {
  const present = tasks.filter((task) => taskState(task) !== 'withdrawn');
  return {
    sold: sum(present.map(({ work }) => work.soldMinutes)),
    done: sum(present.filter((task) => !isOpen(task)).map(({ work }) => work.soldMinutes)),
  };
}
