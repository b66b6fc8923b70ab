import { stepsOf } from '../board/steps.ts';
import type { ClockTarget } from '../model/clock-entry.ts';
import type { RepairOrder } from '../model/repair-order.ts';

/** A remark about a punch that was stored all the same: time on the clock is never lost. */
export type TargetNotice = 'task-withdrawn' | 'task-not-found' | 'step-not-found' | 'order-closed' | null;

/** Whether the target is still work of the order. A finished task can be clocked again. */
export function targetNotice(order: RepairOrder, target: ClockTarget): TargetNotice {
  if (target.on === 'off' || target.on === 'activity') return null;
  if (order.state !== 'open') return 'order-closed';
  if (target.on === 'step') {
    return stepsOf(order).some(({ key }) => key === target.step) ? null : 'step-not-found';
  }
  const task = order.tasks.find(({ work }) => work.key === target.task);
  if (task === undefined) return 'task-not-found';
  return task.isWithdrawn ? 'task-withdrawn' : null;
}
