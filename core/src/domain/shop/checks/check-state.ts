import type { RepairCheck, RepairOrder } from '../model/repair-order.ts';

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

/** The task that a failed check opens. */
export function redoKey(resultId: string): string {
  return `redo:${resultId}`;
}
