import type { OrderEstimate } from '@dre/core/contract/shop/shop';
import { holdsOfTask, workHolds } from '@dre/core/domain/shop/board/holds';
import { type RepairStep, stepsOf } from '@dre/core/domain/shop/board/steps';
import { locationOf } from '@dre/core/domain/shop/board/unit-location';
import type { ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { RepairPart } from '@dre/core/domain/shop/model/repair-part';
import { isOpen, type RepairTask } from '@dre/core/domain/shop/model/repair-task';
import { isHere } from '@dre/core/domain/shop/parts/part-quantities';
import type { OrderReplica } from '../../../../offline/shop/order-replica.ts';

/** One task of a person, with the order it belongs to. */
export interface MyTask {
  readonly order: RepairOrder;
  readonly estimate: OrderEstimate;
  readonly step: RepairStep;
  readonly task: RepairTask;
  /** The place of the unit; empty if nobody wrote it down. */
  readonly location: string;
  /** The holds that stop this task now, missing parts among them. */
  readonly waits: readonly ActiveHold[];
}

/**
 * The tasks of a person's steps, finished ones among them, the next one first: those that can be begun, then by plan,
 * by promise, by route and line.
 */
export function myTasks(
  orders: Iterable<Pick<OrderReplica, 'shown' | 'estimate'>>,
  me: string,
): readonly MyTask[] {
  return [...orders]
    .filter(({ shown }) => shown.state === 'open')
    .flatMap(({ shown, estimate }) => tasksOfOrder(shown, estimate, me))
    .toSorted(
      (one, other) =>
        Number(one.waits.length > 0) - Number(other.waits.length > 0) ||
        startOf(one) - startOf(other) ||
        compare(promiseOf(one), promiseOf(other)),
    );
}

/** Not ticked, skipped or withdrawn. */
export function openTasks(tasks: readonly MyTask[]): readonly MyTask[] {
  return tasks.filter(({ task }) => isOpen(task));
}

/** The task after another: the rest of its step while the person is at the unit, else the first of the list. */
export function nextTask(after: MyTask, open: readonly MyTask[]): MyTask | undefined {
  const isOfStep = ({ order, step }: MyTask) => order.id === after.order.id && step.key === after.step.key;
  const others = open.filter((one) => one.task !== after.task);
  return others.find((one) => isOfStep(one) && one.waits.length === 0) ?? others[0];
}

/** The first part the task waits for. */
export function missingPart({ order, task }: Pick<MyTask, 'order' | 'task'>): RepairPart | null {
  return order.parts.find((part) => task.work.needs.includes(part.work.key) && !isHere(part)) ?? null;
}

/** The holds on the clock's new target. Missing parts stop no preparation, so they are asked about at Done. */
export function waitsOfTarget(tasks: readonly MyTask[], target: ClockTarget): readonly ActiveHold[] {
  const mine = tasks.find(
    ({ order, step, task }) =>
      (target.on === 'task' && target.order === order.id && target.task === task.work.key) ||
      (target.on === 'step' && target.order === order.id && target.step === step.key),
  );
  const isOfTarget = ({ kind, on }: ActiveHold) =>
    kind !== 'parts' && (target.on === 'task' || on.of !== 'task');
  return mine?.waits.filter(isOfTarget) ?? [];
}

function tasksOfOrder(order: RepairOrder, estimate: OrderEstimate, me: string): readonly MyTask[] {
  const location = locationOf(order)?.name ?? '';
  const holds = workHolds(order);
  return stepsOf(order)
    .filter(({ key }) => order.steps[key]?.people.includes(me) === true)
    .flatMap((step) =>
      step.tasks.map((task) => ({ order, estimate, step, task, location, waits: holdsOfTask(holds, task) })),
    );
}

/** Steps without a plan come after planned ones. */
function startOf({ order, step }: MyTask): number {
  return order.steps[step.key]?.from ?? Number.MAX_SAFE_INTEGER;
}

function promiseOf({ order }: MyTask): string {
  return order.promises.at(-1)?.day ?? '9999';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
