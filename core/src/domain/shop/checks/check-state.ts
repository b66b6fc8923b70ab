import type { Department } from '../model/departments.ts';
import type { RepairCheck, RepairOrder } from '../model/repair-order.ts';
import { isOpen, type RepairTask } from '../model/repair-task.ts';

/** The last result decides. */
export function checkState({ results }: RepairCheck): 'open' | 'passed' | 'failed' {
  const last = results.at(-1);
  if (last === undefined) return 'open';
  return last.hasPassed ? 'passed' : 'failed';
}

/** Checks that must still pass before delivery. */
export function openChecks({ checks }: Pick<RepairOrder, 'checks'>): readonly RepairCheck[] {
  return checks.filter((check) => !check.isWithdrawn && checkState(check) !== 'passed');
}

/** Work of the department a check is about that is not finished: a check passed before it proves little. */
export function workBefore(order: Pick<RepairOrder, 'tasks'>, check: RepairCheck): readonly RepairTask[] {
  return order.tasks.filter((task) => isOpen(task) && departmentOf(task) === check.work.department);
}

function departmentOf({ moved, work }: RepairTask): Department {
  return (moved ?? work).department;
}

/** The fault that the failed check of a redo task found; empty for every other task. */
export function redoReason({ checks }: Pick<RepairOrder, 'checks'>, taskKey: string): string {
  const results = checks.flatMap((check) => check.results);
  return results.find(({ id }) => redoKey(id) === taskKey)?.note ?? '';
}

/** The task that a failed check opens. */
export function redoKey(resultId: string): string {
  return `redo:${resultId}`;
}
