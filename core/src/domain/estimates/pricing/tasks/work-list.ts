import type { Line } from '../../model/line.ts';
import type { PricingContext } from '../values/pricing-context.ts';
import type { Task } from '../values/task.ts';
import { requiredTasks } from './required-tasks.ts';
import { extendedIndex, type TaskIndex, taskIndexOf } from './task-index.ts';
import { tasksOfLines } from './tasks-of-lines.ts';

/** All work of an estimate: the tasks of its lines, then those they require. */
export interface WorkList {
  readonly tasks: readonly Task[];
  /** The number of written tasks; required ones follow. */
  readonly written: number;
  readonly index: TaskIndex;
}

export function workList(lines: readonly Line[], context: PricingContext): WorkList {
  const written = taskIndexOf(tasksOfLines(lines, context), context);
  const index = extendedIndex(written, requiredTasks(written, context));
  return { tasks: index.tasks, written: written.tasks.length, index };
}
