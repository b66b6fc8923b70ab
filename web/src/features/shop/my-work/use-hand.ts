import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { isOpen } from '@dre/core/domain/shop/model/repair-task';
import { useState } from 'react';
import { currentTask } from './current-task.ts';
import type { MyTask } from './my-tasks.ts';
import { taskId } from './task-id.ts';
import type { OwnTasks } from './use-own-tasks.ts';

export interface Hand {
  readonly task: MyTask | undefined;
  /** Takes another task in hand; undefined leaves this one for whatever is next. */
  readonly choose: (task: string | undefined) => void;
}

/**
 * The work in hand. It stays when it is ticked here or by somebody else and when the plan changes, until the person
 * chooses other work or starts it. While orders are still being read, a task that comes first takes its place.
 */
export function useHand(
  { tasks, isRead }: OwnTasks,
  clocked: { readonly running: ClockTarget | null; readonly log: readonly ClockEntry[] },
): Hand {
  const [hand, setHand] = useState<{ readonly id: string | undefined; readonly isSettled: boolean }>({
    id: undefined,
    isSettled: false,
  });
  const before = tasks.find((one) => taskId(one) === hand.id);
  const stays = hand.isSettled || (before !== undefined && !isOpen(before.task));
  const task = currentTask(tasks, clocked, stays ? hand.id : undefined);
  const id = task && taskId(task);
  if (id !== undefined && (id !== hand.id || (isRead && !hand.isSettled))) setHand({ id, isSettled: isRead });
  return { task, choose: (chosen) => setHand({ id: chosen, isSettled: chosen !== undefined }) };
}
