import { effectivePresses } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { isOpen } from '@dre/core/domain/shop/model/repair-task';
import { type MyTask, openTasks } from './my-tasks.ts';
import { taskId } from './task-id.ts';

interface ClockedWork {
  /** The work that runs; null off the clock. */
  readonly running: ClockTarget | null;
  readonly log: readonly ClockEntry[];
}

/**
 * The task that runs, else the one in hand, else the one the person was on before the break, else the next one: Start
 * after a break goes on with the same work. A task that is ticked stays in hand until the person leaves it.
 */
export function currentTask(
  tasks: readonly MyTask[],
  { running, log }: ClockedWork,
  inHand: string | undefined,
): MyTask | undefined {
  const held = tasks.find((one) => taskId(one) === inHand);
  const open = openTasks(tasks);
  return taskOn(tasks, running, held) ?? held ?? taskOn(open, lastWork(log), undefined) ?? open[0];
}

/** Of a step, the task in hand; else its first open one, else any of it. */
function taskOn(
  tasks: readonly MyTask[],
  target: ClockTarget | null,
  held: MyTask | undefined,
): MyTask | undefined {
  const isOn = ({ order, task, step }: MyTask) =>
    (target?.on === 'task' && target.order === order.id && target.task === task.work.key) ||
    (target?.on === 'step' && target.order === order.id && target.step === step.key);
  if (held !== undefined && isOn(held)) return held;
  const on = tasks.filter(isOn);
  return on.find(({ task }) => isOpen(task)) ?? on[0];
}

function lastWork(log: readonly ClockEntry[]): ClockTarget | null {
  return (
    effectivePresses(log).findLast(({ target }) => target.on === 'task' || target.on === 'step')?.target ??
    null
  );
}
