import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { isOpen } from '@dre/core/domain/shop/model/repair-task';
import { useState } from 'react';
import { currentTask } from './current-task.ts';
import type { MyTask } from './my-tasks.ts';
import { taskId } from './task-id.ts';
import type { OwnTasks } from './use-own-tasks.ts';

export interface SelectedTask {
  readonly task: MyTask | undefined;
  /** Takes another task; undefined leaves this one for the next. */
  readonly choose: (task: string | undefined) => void;
}

/**
 * The task on the screen. It stays when it is ticked here or by somebody else and when the plan changes, until its
 * person chooses other work or starts it. While orders are still being read, a task that comes first takes its place.
 */
export function useSelectedTask(
  { tasks, isRead }: OwnTasks,
  clocked: { readonly running: ClockTarget | null; readonly log: readonly ClockEntry[] },
): SelectedTask {
  const [selected, setSelected] = useState<{ readonly id: string | undefined; readonly isSettled: boolean }>({
    id: undefined,
    isSettled: false,
  });
  const before = tasks.find((one) => taskId(one) === selected.id);
  const stays = selected.isSettled || (before !== undefined && !isOpen(before.task));
  const task = currentTask(tasks, clocked, stays ? selected.id : undefined);
  const id = task && taskId(task);
  if (id !== undefined && (id !== selected.id || (isRead && !selected.isSettled)))
    setSelected({ id, isSettled: isRead });
  return { task, choose: (next) => setSelected({ id: next, isSettled: next !== undefined }) };
}
