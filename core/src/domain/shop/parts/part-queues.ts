import { daysBetween } from '../../days-between.ts';
import type { Department } from '../model/departments.ts';
import { currentVisit, type RepairOrder } from '../model/repair-order.ts';
import type { RepairPart } from '../model/repair-part.ts';
import { isOpen, type RepairTask } from '../model/repair-task.ts';
import { type Minutes, sum } from '../../units.ts';
import { type PartQuantities, partQuantities } from './part-quantities.ts';

/** The queues of the parts desk, in the order of the screen. A part stands in exactly one. */
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
  readonly queue: PartQueue;
  readonly quantities: PartQuantities;
  readonly daysWaiting: number;
  /** Open tasks that need the part, by department, the most work first. */
  readonly stops: readonly StoppedWork[];
  /** False while the unit is not in the shop, where nothing stands still for want of the part. */
  readonly isUnitHere: boolean;
}

/** All open parts, each in its queue; within a queue those that stop the most work come first. */
export function queuedParts(orders: readonly RepairOrder[], today: string): readonly QueuedPart[] {
  return orders
    .flatMap((order) =>
      order.parts.flatMap((part) => {
        const queue = queueOf(order, part, today);
        return queue === null ? [] : [queuedPart(order, part, { queue, today })];
      }),
    )
    .toSorted(compareQueuedParts);
}

export function compareQueuedParts(one: QueuedPart, other: QueuedPart): number {
  return (
    partQueues.indexOf(one.queue) - partQueues.indexOf(other.queue) ||
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
  return order.parts.some((part) => queueOf(order, part, '') !== null);
}

/**
 * The queue of a part; null if nothing is left to do. A part of which several things are due stands where the next one is
 * done, and mere waiting comes last. After delivery only returns are possible.
 */
function queueOf({ state }: RepairOrder, part: RepairPart, today: string): PartQueue | null {
  const { unchecked, toOrder, onTheWay, damagedHere, surplus } = partQuantities(part);
  const isToReturn = damagedHere > 0 || surplus > 0;
  if (state === 'delivered') return isToReturn ? 'to-return' : null;
  if (state !== 'open') return null;
  const day = onTheWay > 0 ? (part.expected.at(-1)?.day ?? null) : null;
  if (unchecked > 0) return 'unchecked';
  if (day !== null && day < today) return 'overdue';
  if (day === today) return 'due-today';
  if (toOrder > 0) return 'to-order';
  if (onTheWay > 0 && day === null) return 'no-date';
  if (isToReturn) return 'to-return';
  return onTheWay > 0 ? 'expected-later' : null;
}

function queuedPart(
  order: RepairOrder,
  part: RepairPart,
  { queue, today }: { readonly queue: PartQueue; readonly today: string },
): QueuedPart {
  return {
    order: order.id,
    number: order.number,
    part,
    queue,
    quantities: partQuantities(part),
    daysWaiting: Math.max(0, daysBetween(part.since, today)),
    stops: stoppedWork(order.tasks, part),
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
