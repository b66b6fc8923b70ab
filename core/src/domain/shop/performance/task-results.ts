import { dayIn, type TimeZone } from '../../companies/time-zone.ts';
import { allocated } from '../../rounding.ts';
import { add, type Minutes, minutes, sum } from '../../units.ts';
import type { OperationKind } from '../../catalogue/trade-words.ts';
import type { Department } from '../model/departments.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import { type RepairTask, stepKey, taskState } from '../model/repair-task.ts';

/** Minutes of one person on one task, or on one step as a whole. */
export interface ClockedWork {
  readonly work: string;
  readonly isStep: boolean;
  readonly person: string;
  readonly minutes: Minutes;
}

/** One person's part of a task. */
export interface TaskShare {
  readonly sold: Minutes;
  readonly clocked: Minutes;
}

/** A finished task: it counts on the day it was ticked, with all time that was ever clocked on it. */
export interface TaskResult {
  readonly task: string;
  readonly day: string;
  readonly department: Department;
  readonly operation: OperationKind | null;
  readonly isRedo: boolean;
  readonly sold: Minutes;
  readonly clocked: Minutes;
  /** By person; `nobody` has the sold time of a task without a clock entry. */
  readonly people: Readonly<Record<string, TaskShare>>;
}

export const nobody = 'nobody';

/**
 * The finished tasks of an order. Withdrawn and skipped ones sold nothing and are left out, and so is a void order. Time
 * on a step is divided among its tasks in proportion to what they sold.
 */
export function taskResults(
  order: Pick<RepairOrder, 'state' | 'tasks'>,
  clocked: readonly ClockedWork[],
  zone: TimeZone,
): readonly TaskResult[] {
  if (order.state === 'void') return [];
  const byTask = clockedByTask(order.tasks, clocked);
  return order.tasks.flatMap((task): TaskResult[] => {
    const { work, origin, moved, progress } = task;
    if (progress.state !== 'done' || taskState(task) !== 'done') return [];
    const people = sharesOf(work.soldMinutes, byTask.get(work.key) ?? new Map<string, Minutes>());
    return [
      {
        task: work.key,
        day: dayIn(zone, Date.parse(progress.at)),
        department: (moved ?? work).department,
        operation: work.operation,
        isRedo: origin === 'redo',
        sold: work.soldMinutes,
        clocked: sum(Object.values(people).map((share) => share.clocked)),
        people,
      },
    ];
  });
}

type PeopleMinutes = Map<string, Minutes>;

function clockedByTask(
  tasks: readonly RepairTask[],
  clocked: readonly ClockedWork[],
): ReadonlyMap<string, PeopleMinutes> {
  const byTask = new Map<string, PeopleMinutes>();
  const count = (task: string, person: string, time: Minutes) => {
    if (time === 0) return;
    const people = byTask.get(task) ?? new Map<string, Minutes>();
    people.set(person, add(people.get(person) ?? minutes(0), time));
    byTask.set(task, people);
  };
  for (const { work, isStep, person, minutes: time } of clocked) {
    if (!isStep) {
      count(work, person, time);
      continue;
    }
    const ofStep = tasks.filter((task) => stepKey(task) === work && taskState(task) !== 'withdrawn');
    const parts = allocated(time, weightsOf(ofStep));
    ofStep.forEach((task, index) => count(task.work.key, person, parts[index] ?? minutes(0)));
  }
  return byTask;
}

/** Tasks that sold nothing share alike where none of the step sold anything. */
function weightsOf(tasks: readonly RepairTask[]): readonly Minutes[] {
  const sold = tasks.map(({ work }) => minutes(Math.max(0, work.soldMinutes)));
  return sold.some((time) => time > 0) ? sold : sold.map(() => minutes(1));
}

/** Sold minutes are divided in proportion to the clocked ones. */
function sharesOf(sold: Minutes, clocked: PeopleMinutes): Record<string, TaskShare> {
  const people = [...clocked].toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (people.length === 0) return sold === 0 ? {} : { [nobody]: { sold, clocked: minutes(0) } };
  const parts = allocated(
    sold,
    people.map(([, time]) => time),
  );
  return Object.fromEntries(
    people.map(([person, time], index) => [person, { sold: parts[index] ?? minutes(0), clocked: time }]),
  );
}
