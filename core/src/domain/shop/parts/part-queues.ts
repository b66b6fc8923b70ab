import { daysBetween } from '../../days-between.ts';
import type { Department } from '../model/departments.ts';
import { currentVisit, type RepairOrder } from '../model/repair-order.ts';
import type { RepairPart } from '../model/repair-part.ts';
import { isOpen, type RepairTask } from '../model/repair-task.ts';
import { type Minutes, sum } from '../../units.ts';
import { expectedDay } from './expected-day.ts';
import { type PartQuantities, partQuantities } from './part-quantities.ts';

/** The queues of the parts desk, in the order of the screen. A part stands in every one with something to do for it. */
export const partQueues = [
  'overdue',
  'due-today',
  'expected-later',
  'no-date',
  'to-order',
  'unchecked',
  'to-return',
] as const;
export type PartQueue = (typeof partQueues)[number];

/** Work of one department that waits for a part. */
export interface StoppedWork {
  readonly department: Department;
  readonly soldMinutes: Minutes;
}

/** A part as the parts desk lists it. */
export interface QueuedPart {
  readonly order: string;
  readonly number: string;
  readonly part: RepairPart;
  /** At least one, in the order of the screen. */
  readonly queues: readonly PartQueue[];
  readonly quantities: PartQuantities;
  readonly daysWaiting: number;
  /** Open tasks that need more of the part than is counted here, by department, the most work first. */
  readonly stops: readonly StoppedWork[];
  /** False while the unit is not in the shop, where nothing stands still for want of the part. */
  readonly isUnitHere: boolean;
}

/** All open parts, each once with its queues; those that stop the most work come first. */
export function queuedParts(orders: readonly RepairOrder[], today: string): readonly QueuedPart[] {
  return orders
    .flatMap((order) =>
      order.parts.flatMap((part) => {
        const queues = queuesOf(order, part, today);
        return queues.length === 0 ? [] : [queuedPart(order, part, { queues, today })];
      }),
    )
    .toSorted(compareQueuedParts);
}

export function compareQueuedParts(one: QueuedPart, other: QueuedPart): number {
  return (
    Number(other.isUnitHere) - Number(one.isUnitHere) ||
    stoppedMinutes(other) - stoppedMinutes(one) ||
    other.daysWaiting - one.daysWaiting ||
    byText(one.number, other.number) ||
    one.part.work.lineNumber - other.part.work.lineNumber ||
    byText(one.part.work.key, other.part.work.key)
  );
}

/** True if a part of the order stands in a queue, on whatever day. */
export function hasOpenParts(order: RepairOrder): boolean {
  return order.parts.some((part) => queuesOf(order, part, '').length > 0);
}

/** Every queue with something to do for the part; none if nothing is left to do. After delivery only returns are possible. */
function queuesOf({ state }: RepairOrder, part: RepairPart, today: string): readonly PartQueue[] {
  const { unchecked, toOrder, onTheWay, damagedHere, surplus } = partQuantities(part);
  const isOpenOrder = state === 'open';
  const waits = isOpenOrder && onTheWay > 0 ? waitingQueue(expectedDay(part), today) : null;
  return partQueues.filter((queue) => {
    if (queue === 'to-return') return (isOpenOrder || state === 'delivered') && damagedHere + surplus > 0;
    if (queue === 'unchecked') return isOpenOrder && unchecked > 0;
    if (queue === 'to-order') return isOpenOrder && toOrder > 0;
    return queue === waits;
  });
}

function waitingQueue(day: string | null, today: string): PartQueue {
  if (day === null) return 'no-date';
  if (day === today) return 'due-today';
  return day < today ? 'overdue' : 'expected-later';
}

function queuedPart(
  order: RepairOrder,
  part: RepairPart,
  { queues, today }: { readonly queues: readonly PartQueue[]; readonly today: string },
): QueuedPart {
  const quantities = partQuantities(part);
  const isMissing = quantities.inUse - quantities.unchecked < quantities.wanted;
  return {
    order: order.id,
    number: order.number,
    part,
    queues,
    quantities,
    daysWaiting: Math.max(0, daysBetween(part.since, today)),
    stops: isMissing ? stoppedWork(order.tasks, part) : [],
    isUnitHere: currentVisit(order) !== undefined,
  };
}

function stoppedWork(tasks: readonly RepairTask[], { work }: RepairPart): readonly StoppedWork[] {
  const waiting = tasks.filter((task) => isOpen(task) && task.work.needs.includes(work.key));
  const departments = [...new Set(waiting.map((task) => (task.moved ?? task.work).department))];
  return departments
    .map((department) => ({
      department,
      soldMinutes: sum(
        waiting
          .filter((task) => (task.moved ?? task.work).department === department)
          .map((task) => task.work.soldMinutes),
      ),
    }))
    .toSorted((one, other) => other.soldMinutes - one.soldMinutes);
}

function stoppedMinutes({ stops }: QueuedPart): number {
  return sum(stops.map(({ soldMinutes }) => soldMinutes));
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
