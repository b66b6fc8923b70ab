import type { SentShopChange } from '@dre/core/contract/shop/shop-edits';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { RepairTask } from '@dre/core/domain/shop/model/repair-task';
import type { Phase } from '@dre/core/domain/shop/model/departments';
import type { Cents } from '@dre/core/domain/units';
import type { DemoRole } from '../demo-people.ts';
import { demoId } from '../demo-random.ts';
import type { DemoOrderRow } from './demo-order-row.ts';
import { type DemoTimes, nextMorning } from './demo-times.ts';

/** A repair order of the demo and its row in the table. */
export interface FloorOrder {
  readonly row: DemoOrderRow;
  readonly order: RepairOrder;
  /** Ids of the estimate's photos. */
  readonly photos: readonly string[];
  readonly customer: string;
  /** The estimate's price of one unit, by line number. */
  readonly prices: ReadonlyMap<number, Cents>;
}

/** One change, by whom and when. Its name makes its id, so that a change sent again counts once. */
export interface FloorEvent {
  readonly name: string;
  readonly at: number;
  readonly role: DemoRole;
  readonly change: SentShopChange;
}

export const minuteMs = 60_000;

export function openedAt({ opened }: RepairOrder): number {
  return Date.parse(opened?.at ?? '');
}

/** The unit comes on its day, and never before its order was opened. */
export function checkInAt({ estimate, checkIn }: DemoOrderRow, order: RepairOrder, times: DemoTimes): number {
  if (checkIn === null) return Infinity;
  return Math.max(times.at(-checkIn, 505 + (estimate % 7) * 6), openedAt(order) + 40 * minuteMs);
}

/** Work the estimate sold; what failed checks and the shop added is left out. */
function tasksOfPhase({ tasks }: RepairOrder, phase: Phase): readonly RepairTask[] {
  return tasks.filter(
    ({ work, origin, isWithdrawn }) => origin === 'version' && work.phase === phase && !isWithdrawn,
  );
}

/** The tasks of a phase that are done on the day of the first start. */
export function doneTasks({ row, order }: FloorOrder, phase: Phase): readonly RepairTask[] {
  const tasks = tasksOfPhase(order, phase);
  const isLast = row.phases.at(-1)?.[0] === phase;
  return isLast && row.doneOfLast !== null ? tasks.slice(0, row.doneOfLast) : tasks;
}

/** The task somebody is on at the first start. */
export function runningTask(floor: FloorOrder): RepairTask | undefined {
  const last = floor.row.phases.at(-1);
  if (floor.row.isRunning === undefined || last === undefined) return undefined;
  const done = doneTasks(floor, last[0]);
  return tasksOfPhase(floor.order, last[0])
    .filter((task) => !done.includes(task) && !task.work.isIncluded)
    .toSorted((one, other) => other.work.soldMinutes - one.work.soldMinutes)[0];
}

/** Promises that were moved: the day before the first one would have been broken. */
export function promiseEvents({ row, order }: FloorOrder, times: DemoTimes): readonly FloorEvent[] {
  const [first] = row.promises;
  if (first === undefined) return [];
  return row.promises.slice(1).map(([day, reason], index) => {
    const name = `promise ${String(index + 1)}`;
    return {
      name,
      at: Math.max(nextMorning(openedAt(order), 600), times.at(first[0] - 1, 620)),
      role: 'estimator',
      change: {
        kind: 'promise',
        promise: { id: demoId(order.id, name), day: times.day(day), reason },
      },
    };
  });
}
