import { sum, type Minutes } from '../../units.ts';
import { type Department, departments, type Phase, phases } from '../model/departments.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import { byOrderOfWork } from '../model/order-of-work.ts';
import { isOpen, phaseOf, type RepairTask, stepKey, taskState } from '../model/repair-task.ts';

/** One department in one phase: it is planned, held and clocked; its tasks are ticked. */
export interface RepairStep {
  readonly key: string;
  readonly phase: Phase;
  readonly department: Department;
  /** In the order in which they are done, withdrawn ones among them. */
  readonly tasks: readonly RepairTask[];
  /** Of tasks that are not withdrawn. */
  readonly soldMinutes: Minutes;
  readonly isFinished: boolean;
}

/** The steps that follow from an order's tasks, in the order of the route. */
export function stepsOf({ tasks }: Pick<RepairOrder, 'tasks'>): readonly RepairStep[] {
  return [...new Set(tasks.map(stepKey))]
    .map((key): RepairStep => {
      const [phase, department] = key.split('/') as [Phase, Department];
      const all = tasks
        .filter((task) => stepKey(task) === key)
        .toSorted((one, other) => byOrderOfWork(one.work, other.work));
      const sold = all.filter((task) => taskState(task) !== 'withdrawn').map(({ work }) => work.soldMinutes);
      return { key, phase, department, tasks: all, soldMinutes: sum(sold), isFinished: !all.some(isOpen) };
    })
    .toSorted(
      (one, other) =>
        phases.indexOf(one.phase) - phases.indexOf(other.phase) ||
        departments.indexOf(one.department) - departments.indexOf(other.department),
    );
}

/** The earliest phase with open tasks; null if there is none. */
export function earliestOpenPhase({ tasks }: Pick<RepairOrder, 'tasks'>): Phase | null {
  const open = new Set(tasks.filter(isOpen).map(phaseOf));
  return phases.find((phase) => open.has(phase)) ?? null;
}
