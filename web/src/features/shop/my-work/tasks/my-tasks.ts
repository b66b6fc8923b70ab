import type { OrderEstimate } from '@dre/core/contract/shop/shop';
import { type RepairStep, stepsOf } from '@dre/core/domain/shop/board/steps';
import { locationOf } from '@dre/core/domain/shop/board/unit-location';
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
        Number(waits(one)) - Number(waits(other)) ||
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
  return others.find((one) => isOfStep(one) && !waits(one)) ?? others[0];
}

/** The first part the task waits for. */
export function missingPart({ order, task }: Pick<MyTask, 'order' | 'task'>): RepairPart | null {
  return order.parts.find((part) => task.work.needs.includes(part.work.key) && !isHere(part)) ?? null;
}

/** The vendor the whole unit is with; null while it is here. */
export function subletVendor({ order }: Pick<MyTask, 'order'>): string | null {
  return order.outings.find(({ step, back }) => step === null && back === null)?.vendor ?? null;
}

function waits(mine: MyTask): boolean {
  return missingPart(mine) !== null || subletVendor(mine) !== null;
}

function tasksOfOrder(order: RepairOrder, estimate: OrderEstimate, me: string): readonly MyTask[] {
  const location = locationOf(order)?.name ?? '';
  return stepsOf(order)
    .filter(({ key }) => order.steps[key]?.people.includes(me) === true)
    .flatMap((step) => step.tasks.map((task) => ({ order, estimate, step, task, location })));
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
