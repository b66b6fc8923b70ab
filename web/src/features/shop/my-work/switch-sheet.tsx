import { activities, type ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { activityLabels, departmentLabels, taskName } from '@dre/core/domain/shop/wording/shop-labels';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { TaskLine } from './after-this.tsx';
import styles from './my-work.module.css';
import type { MyTask } from './tasks/my-tasks.ts';
import { taskId } from './tasks/task-id.ts';

interface SwitchSheetProps {
  readonly isOpen: boolean;
  readonly task: MyTask | undefined;
  readonly others: readonly MyTask[];
  readonly onClose: () => void;
  /** The new target, and the id of the task it is, if it is one. */
  readonly onTarget: (target: ClockTarget, task?: string) => void;
}

/** Everything the clock can run on. One press switches. */
export function SwitchSheet({ isOpen, task, others, onClose, onTarget }: SwitchSheetProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Switch to" side="bottom">
      <ul className={styles['targets']}>
        {task !== undefined && task.step.tasks.length > 1 && (
          <li>
            <button
              type="button"
              onClick={() =>
                onTarget({ on: 'step', order: task.order.id, step: task.step.key }, taskId(task))
              }
            >
              <b>
                All of {departmentLabels[task.step.department]} on {task.order.number}
              </b>
              <small>Several small tasks at once</small>
            </button>
          </li>
        )}
        {others.map((mine) => (
          <li key={taskId(mine)}>
            <button
              type="button"
              onClick={() =>
                onTarget({ on: 'task', order: mine.order.id, task: mine.task.work.key }, taskId(mine))
              }
            >
              <b>{taskName(mine.task.work)}</b>
              <TaskLine mine={mine} />
            </button>
          </li>
        ))}
        {activities.map((activity) => (
          <li key={activity}>
            <button
              type="button"
              onClick={() => onTarget({ on: 'activity', activity, order: orderOf(activity, task) })}
            >
              <b>{activityLabels[activity]}</b>
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

/** Waiting and redo belong to an order; cleaning and breaks to none. */
function orderOf(activity: (typeof activities)[number], task: MyTask | undefined): string | null {
  const isOfOrder = activity === 'waiting-for-parts' || activity === 'redo' || activity === 'moving-units';
  return isOfOrder ? (task?.order.id ?? null) : null;
}
