import { effectivePresses } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import type { MyTask } from './my-tasks.ts';
import { taskId } from './task-id.ts';

interface ClockedWork {
  /** The work that runs; null off the clock. */
  readonly running: ClockTarget | null;
  readonly log: readonly ClockEntry[];
}

/**
 * The task that runs, else the one the person chose, else the one they were on before the break, else the next one:
 * Start after a break goes on with the same work.
 */
export function currentTask(
  tasks: readonly MyTask[],
  { running, log }: ClockedWork,
  chosen: string | undefined,
): MyTask | undefined {
  return (
    taskOn(tasks, running) ??
    tasks.find((one) => taskId(one) === chosen) ??
    taskOn(tasks, lastWork(log)) ??
    tasks[0]
  );
}

function taskOn(tasks: readonly MyTask[], target: ClockTarget | null): MyTask | undefined {
  return tasks.find(
    ({ order, task, step }) =>
      (target?.on === 'task' && target.order === order.id && target.task === task.work.key) ||
      (target?.on === 'step' && target.order === order.id && target.step === step.key),
  );
}

function lastWork(log: readonly ClockEntry[]): ClockTarget | null {
  return (
    effectivePresses(log).findLast(({ target }) => target.on === 'task' || target.on === 'step')?.target ??
    null
  );
}
