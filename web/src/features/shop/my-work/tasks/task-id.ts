import type { MyTask } from './my-tasks.ts';

/** Names a task among those of all orders. */
export function taskId({ order, task }: Pick<MyTask, 'order' | 'task'>): string {
  return `${order.id} ${task.work.key}`;
}
