import type { LaborType } from '../../catalogue/trade-words.ts';
import { allocated } from '../../rounding.ts';
import { minutes, type Minutes, sum, type Thousandths, type UtcMinute, utcMinute } from '../../units.ts';
import { type ClockStretch, lengthOf } from '../clock/timeline.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import { type RepairTask, stepKey } from '../model/repair-task.ts';
import type { OwnTimeSample } from './own-time-sample.ts';

export type PersonStretch = ClockStretch & { readonly person: string };

/** The book's part behind an item of the version. */
export interface ItemFacts {
  readonly part: string;
  readonly partType: string;
  readonly quantity: Thousandths;
}

export interface DeliveredWork {
  readonly order: RepairOrder;
  /** Facts by the key of the item. */
  readonly items: ReadonlyMap<string, ItemFacts>;
  readonly stretches: readonly PersonStretch[];
  readonly edition: number;
  readonly month: string;
}

/** A sample, and beside it the people who worked on it: they are counted, and stored apart. */
export interface WorkedSample {
  readonly sample: OwnTimeSample;
  readonly people: readonly string[];
}

/**
 * The samples of a delivered order. Redo, assumed ends and work that was withdrawn or done again after the order was
 * reopened are left out, and paint, whose hours depend on the panels beside it.
 */
export function samplesOf(work: DeliveredWork): readonly WorkedSample[] {
  const { order } = work;
  if (order.state !== 'delivered') return [];
  const reopenedAt = order.reopenings[0]?.at ?? null;
  const clocks = taskClocks(work, reopenedAt);
  return itemTasks(order).flatMap((tasks) => sampleOf(work, tasks, clocks, reopenedAt) ?? []);
}

/** The tasks of one item and labor type: R&I has two halves. */
function itemTasks({ tasks }: RepairOrder): readonly (readonly RepairTask[])[] {
  const keys = [...new Set(tasks.map(sampleKey))];
  return keys.map((key) => tasks.filter((task) => sampleKey(task) === key));
}

function sampleKey({ work: { key, half } }: RepairTask): string {
  return half === 'whole' ? key : key.slice(0, -(half.length + 1));
}

interface TaskClock {
  readonly minutes: Minutes;
  readonly people: readonly string[];
  readonly isShared: boolean;
  /** An end was assumed, or it was clocked again after the order was reopened. */
  readonly isLeftOut: boolean;
}

function sampleOf(
  { order, items, edition, month }: DeliveredWork,
  tasks: readonly RepairTask[],
  clocks: ReadonlyMap<string, TaskClock>,
  reopenedAt: string | null,
): WorkedSample | null {
  const [first] = tasks;
  const laborType = first === undefined ? null : sampledLabor(first);
  const own = tasks.flatMap(({ work }) => clocks.get(work.key) ?? []);
  if (first === undefined || laborType === null || own.length < tasks.length) return null;
  if (!tasks.every((task) => isFinished(task, reopenedAt)) || own.some(({ isLeftOut }) => isLeftOut))
    return null;
  const soldMinutes = sum(tasks.map(({ work }) => work.soldMinutes));
  const actualMinutes = sum(own.map((clock) => clock.minutes));
  const task = sampleKey(first);
  const facts = items.get(task.slice(0, task.lastIndexOf('|')));
  if (soldMinutes <= 0 || actualMinutes <= 0 || facts === undefined || facts.quantity <= 0) return null;
  const { operation } = first.work;
  const { type: vehicleType } = order.unit;
  const isShared = own.some((clock) => clock.isShared);
  const compared = { laborType, operation, vehicleType, ...facts };
  return {
    sample: { task, ...compared, soldMinutes, actualMinutes, isShared, edition, month },
    people: [...new Set(own.flatMap(({ people }) => people))],
  };
}

function sampledLabor({ work: { laborType, department } }: RepairTask): LaborType | null {
  return laborType === 'refinish' || department === 'sublet' ? null : laborType;
}

function isFinished({ origin, isWithdrawn, progress, work }: RepairTask, reopenedAt: string | null): boolean {
  if (origin !== 'version' || isWithdrawn || work.isIncluded || progress.state !== 'done') return false;
  return reopenedAt === null || progress.at < reopenedAt;
}

/** The time of every task: clocked on itself, or its part of what was clocked on its step. */
function taskClocks(
  { order, stretches }: DeliveredWork,
  reopenedAt: string | null,
): ReadonlyMap<string, TaskClock> {
  const again = reopenedAt === null ? null : utcMinute(Math.floor(Date.parse(reopenedAt) / 60_000));
  const own = stretches.filter(({ target }) => 'order' in target && target.order === order.id);
  const clocks = new Map<string, TaskClock>();
  for (const { work } of order.tasks) {
    const on = own.filter(({ target }) => target.on === 'task' && target.task === work.key);
    if (on.length > 0) clocks.set(work.key, { ...clockOf(on, again), isShared: false });
  }
  for (const step of new Set(order.tasks.map(stepKey))) {
    const tasks = order.tasks.filter((task) => stepKey(task) === step);
    const on = own.filter(({ target }) => target.on === 'step' && target.step === step);
    if (on.length > 0) shareStep(clocks, tasks, clockOf(on, again));
  }
  return clocks;
}

function clockOf(on: readonly PersonStretch[], again: UtcMinute | null): Omit<TaskClock, 'isShared'> {
  return {
    minutes: sum(on.map((stretch) => lengthOf(stretch, stretch.from))),
    people: [...new Set(on.map(({ person }) => person))],
    isLeftOut: on.some(
      ({ isAssumed, from, until }) => isAssumed || until === null || (again !== null && from >= again),
    ),
  };
}

/** Minutes of a step go to its tasks without time of their own, by their sold minutes; to all if each has its own. */
function shareStep(
  clocks: Map<string, TaskClock>,
  tasks: readonly RepairTask[],
  step: Omit<TaskClock, 'isShared'>,
): void {
  const sold = tasks.filter(
    ({ work, isWithdrawn }) => work.soldMinutes > 0 && !work.isIncluded && !isWithdrawn,
  );
  const unclocked = sold.filter(({ work }) => !clocks.has(work.key));
  const sharing = unclocked.length > 0 ? unclocked : sold;
  const parts = allocated(
    step.minutes,
    sharing.map(({ work }) => work.soldMinutes),
  );
  sharing.forEach(({ work }, index) => {
    const own = clocks.get(work.key);
    clocks.set(work.key, {
      minutes: minutes((own?.minutes ?? 0) + (parts[index] ?? 0)),
      people: [...new Set([...(own?.people ?? []), ...step.people])],
      isShared: true,
      isLeftOut: step.isLeftOut || own?.isLeftOut === true,
    });
  });
}
