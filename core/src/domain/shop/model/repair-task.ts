import type { Department, Phase } from './departments.ts';
import type { Signature } from './signature.ts';
import type { WorkTask } from './version-work.ts';

export type TaskProgress =
  | { readonly state: 'open' }
  | ({ readonly state: 'done' } & Signature)
  | ({ readonly state: 'skipped'; readonly reason: string } & Signature);

/** The department and phase somebody moved a task to. */
export interface TaskMove {
  readonly department: Department;
  readonly phase: Phase;
}

/**
 * A task of an order. The version's values, the move and the progress are stored apart, so that a supplement changes
 * only the first and a withdrawn task returns as it was.
 */
export interface RepairTask {
  readonly work: WorkTask;
  /** `version` is sold; `shop` and `redo` are the shop's own work, with 0 sold minutes. */
  readonly origin: 'version' | 'shop' | 'redo';
  readonly moved: TaskMove | null;
  readonly progress: TaskProgress;
  /** The authorized version no longer has it. */
  readonly isWithdrawn: boolean;
}

export type TaskState = 'open' | 'done' | 'skipped' | 'withdrawn';

export function taskState({ isWithdrawn, progress }: RepairTask): TaskState {
  return isWithdrawn ? 'withdrawn' : progress.state;
}

export function isOpen(task: RepairTask): boolean {
  return taskState(task) === 'open';
}

export function phaseOf({ moved, work }: RepairTask): Phase {
  return (moved ?? work).phase;
}

/** One department in one phase of one order. */
export function stepKey({ moved, work }: RepairTask): string {
  const { phase, department } = moved ?? work;
  return `${phase}/${department}`;
}

export function newTask(work: WorkTask, origin: RepairTask['origin']): RepairTask {
  return { work, origin, moved: null, progress: { state: 'open' }, isWithdrawn: false };
}
