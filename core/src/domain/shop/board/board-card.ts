import type { Minutes } from '../../units.ts';
import { openChecks } from '../checks/check-state.ts';
import type { ActiveHold } from '../model/hold.ts';
import { currentVisit, type RepairOrder } from '../model/repair-order.ts';
import { taskState } from '../model/repair-task.ts';
import { expectedDay } from '../parts/expected-day.ts';
import { isHere, partQuantities } from '../parts/part-quantities.ts';
import { type BoardColumn, columnOf } from './column.ts';
import { activeHolds, type OrderFacts } from './holds.ts';
import { orderHours } from './order-hours.ts';
import { stepsOf } from './steps.ts';
import { locationOf } from './unit-location.ts';

/**
 * An order as the board shows it: it follows from the order alone, so it is stored beside it, and a board of hundreds
 * reads no order. Everything that depends on the day, such as lateness, is derived where the day is known.
 */
export interface BoardCard {
  readonly id: string;
  readonly number: string;
  readonly estimateId: string;
  readonly state: RepairOrder['state'];
  readonly column: BoardColumn | null;
  readonly vehicleType: RepairOrder['unit']['type'];
  readonly promise: { readonly day: string; readonly first: string; readonly count: number } | null;
  readonly dropOff: string | null;
  readonly since: string | null;
  /** The hand-over of the last visit; null while the order is open. */
  readonly delivered: string | null;
  readonly location: { readonly id: string; readonly name: string } | null;
  readonly holds: readonly Pick<ActiveHold, 'kind' | 'reason' | 'since' | 'expectedEnd' | 'endedBy'>[];
  readonly soldMinutes: Minutes;
  /** Sold minutes of tasks that are done or skipped. */
  readonly doneMinutes: Minutes;
  readonly openTasks: number;
  readonly openChecks: number;
  readonly steps: readonly CardStep[];
  readonly parts: CardParts;
  /** A version nobody agreed to yet. */
  readonly pending: string | null;
  readonly findings: number;
  /** The file of a photo of the unit; absent without one, and in cards stored before there were any. */
  readonly photo?: string;
}

export interface CardStep {
  readonly key: string;
  readonly people: readonly string[];
  readonly isFinished: boolean;
}

export interface CardParts {
  readonly missing: number;
  readonly toOrder: number;
  /** Expected days of parts on the way; null for those without a date. */
  readonly expected: readonly (string | null)[];
}

export function boardCard(order: RepairOrder, facts: OrderFacts): BoardCard {
  const tasks = order.tasks.filter((task) => taskState(task) !== 'withdrawn');
  const hours = orderHours(order);
  const location = locationOf(order);
  const photo = facts.photo ?? order.photos?.at(0)?.file;
  return {
    id: order.id,
    number: order.number,
    estimateId: order.estimateId,
    state: order.state,
    column: columnOf(order),
    vehicleType: order.unit.type,
    promise: promiseOf(order),
    dropOff: order.dropOff,
    since: (currentVisit(order)?.in ?? order.opened)?.at ?? null,
    delivered: order.state === 'delivered' ? (order.visits.at(-1)?.out?.at ?? null) : null,
    location: location === null ? null : { id: location.id, name: location.name },
    holds: activeHolds(order, facts).map(({ kind, reason, since, expectedEnd, endedBy }) => ({
      kind,
      reason,
      since,
      expectedEnd,
      endedBy,
    })),
    soldMinutes: hours.sold,
    doneMinutes: hours.done,
    openTasks: tasks.filter((task) => taskState(task) === 'open').length,
    openChecks: openChecks(order).length,
    steps: stepsOf(order).map(({ key, isFinished }) => ({
      key,
      isFinished,
      people: order.steps[key]?.people ?? [],
    })),
    parts: partsOf(order),
    pending: order.pending?.version ?? null,
    findings: order.findings.length,
    ...(photo !== undefined && { photo }),
  };
}

function promiseOf({ promises }: RepairOrder): BoardCard['promise'] {
  const [first] = promises;
  const last = promises.at(-1);
  return first === undefined || last === undefined
    ? null
    : { day: last.day, first: first.day, count: promises.length };
}

function partsOf({ parts }: RepairOrder): CardParts {
  const onTheWay = parts.filter((part) => partQuantities(part).onTheWay > 0);
  return {
    missing: parts.filter((part) => !isHere(part)).length,
    toOrder: parts.filter((part) => partQuantities(part).toOrder > 0).length,
    expected: onTheWay.map(expectedDay),
  };
}

/** People of the crew with a step of the order; technicians read only such orders. */
export function crewOf({ steps }: Pick<RepairOrder, 'steps'>): readonly string[] {
  return [...new Set(Object.values(steps).flatMap(({ people }) => people))].toSorted();
}
