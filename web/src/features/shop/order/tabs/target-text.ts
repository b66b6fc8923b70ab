import type { ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { stepName } from '@dre/core/domain/shop/wording/describe-shop-edit';
import { activityLabels, taskName } from '@dre/core/domain/shop/wording/shop-labels';

/** Other orders are not named: their tasks are read on their own page. */
export function targetText(target: ClockTarget, { id, tasks }: RepairOrder): string {
  if ('order' in target && target.order !== null && target.order !== id) return 'another order';
  if (target.on === 'task') {
    const found = tasks.find(({ work }) => work.key === target.task);
    return found === undefined ? 'A task that is gone' : taskName(found.work);
  }
  if (target.on === 'step') return stepName(target.step);
  return target.on === 'activity' ? activityLabels[target.activity] : 'Off the clock';
}
