import type { OnClock } from '@dre/core/contract/shop/shop';
import { stopsWholeOrder } from '@dre/core/domain/shop/board/holds';
import { redoReason } from '@dre/core/domain/shop/checks/check-state';
import { stepsOf } from '@dre/core/domain/shop/board/steps';
import type { ClockedMinutes } from '@dre/core/domain/shop/clock/clocked-minutes';
import { departments, phases } from '@dre/core/domain/shop/model/departments';
import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { RepairPart } from '@dre/core/domain/shop/model/repair-part';
import { type RepairTask, stepKey, type TaskState, taskState } from '@dre/core/domain/shop/model/repair-task';
import type { Signature } from '@dre/core/domain/shop/model/signature';
import type { WorkTask } from '@dre/core/domain/shop/model/version-work';
import { isHere } from '@dre/core/domain/shop/parts/part-quantities';
import { leftMinutes, type LeftMinutes } from '@dre/core/domain/shop/clock/left-minutes';
import { byOrderOfWork } from '@dre/core/domain/shop/model/order-of-work';
import { versionDelta } from '@dre/core/domain/shop/tasks/apply-version';
import { stepName } from '@dre/core/domain/shop/wording/describe-shop-edit';
import { type Minutes, minutes, subtract, sum } from '@dre/core/domain/units';

const none = minutes(0);

/** A task as the list of work shows it. */
export interface TaskRow {
  readonly key: string;
  readonly work: WorkTask;
  readonly origin: RepairTask['origin'];
  readonly state: TaskState;
  /** Why it was skipped, or has to be done again. */
  readonly reason: string;
  /** Crew ids of those on it now. */
  readonly running: readonly string[];
  /** The first part it waits for. */
  readonly missing: RepairPart | null;
  /** Holds somebody placed on this task alone. */
  readonly holds: readonly ActiveHold[];
  readonly clocked: Minutes;
  readonly left: Minutes;
}

/** Work of a version nobody agreed to: it counts in no sum. */
export interface PendingRow {
  readonly key: string;
  readonly work: WorkTask;
  readonly version: string;
  readonly change: 'added' | 'changed' | 'withdrawn';
  /** Minutes the version adds; negative if it takes some away. */
  readonly sold: Minutes;
}

export interface StepRow {
  readonly key: string;
  readonly name: string;
  readonly state: 'done' | 'running' | 'open';
  readonly people: readonly string[];
  readonly location: string | null;
  /** Holds of this step, and while it is open those of the whole order; those of its tasks stand on the tasks. */
  readonly holds: readonly ActiveHold[];
  /** Crew ids of those on the step or one of its tasks now, and since when. */
  readonly running: readonly OnClock[];
  /** The last tick; null while something is open. */
  readonly finished: Signature | null;
  readonly tasks: readonly TaskRow[];
  readonly pending: readonly PendingRow[];
  readonly sold: Minutes;
  /** Of its tasks, and of the step as a whole. */
  readonly clocked: Minutes;
  readonly left: Minutes;
}

export interface WorkSums {
  readonly sold: Minutes;
  readonly clocked: Minutes;
  readonly left: Minutes;
}

export interface WorkInput {
  readonly order: RepairOrder;
  readonly clocked: ClockedMinutes;
  readonly onClock: readonly OnClock[];
  readonly holds: readonly ActiveHold[];
}

/** The steps of an order with their tasks, in the order of the route; hatched work stands in the step it would be in. */
export function workRows({ order, clocked, onClock, holds }: WorkInput): readonly StepRow[] {
  const pending = pendingRows(order);
  const running = onClock.filter(({ target }) => 'order' in target && target.order === order.id);
  const steps = stepsOf(order);
  const left = leftMinutes(order, clocked);
  const present = steps.map(({ key, tasks, isFinished }) => {
    const rows = tasks.map((task) => taskRow(order, task, { clocked, left, running, holds }));
    return stepRow(order, key, {
      rows,
      isFinished,
      holds: holds.filter(
        (hold) => (hold.on.of === 'step' && hold.on.step === key) || (!isFinished && stopsWholeOrder(hold)),
      ),
      running: running.filter(({ target }) => isOfStep(target, key, rows)),
      clocked: clocked.byStep[key] ?? none,
      pending: pending.filter(({ work }) => keyOf(work) === key),
    });
  });
  const existing = new Set(steps.map(({ key }) => key));
  const added = [...new Set(pending.map(({ work }) => keyOf(work)))]
    .filter((key) => !existing.has(key))
    .map((key) =>
      stepRow(order, key, {
        rows: [],
        isFinished: false,
        holds: [],
        running: [],
        clocked: none,
        pending: pending.filter(({ work }) => keyOf(work) === key),
      }),
    );
  return [...present, ...added].toSorted((one, other) => routeIndex(one.key) - routeIndex(other.key));
}

/** The authorized sum: no row that somebody has yet to agree to. */
export function workSums(steps: readonly StepRow[]): WorkSums {
  return {
    sold: sum(steps.map(({ sold }) => sold)),
    clocked: sum(steps.map(({ clocked }) => clocked)),
    left: sum(steps.map(({ left }) => left)),
  };
}

interface TaskFacts {
  readonly clocked: ClockedMinutes;
  readonly left: LeftMinutes;
  readonly running: readonly OnClock[];
  readonly holds: readonly ActiveHold[];
}

function taskRow(
  { parts, checks }: RepairOrder,
  task: RepairTask,
  { clocked, left, running, holds }: TaskFacts,
): TaskRow {
  const { work, origin, progress } = task;
  const state = taskState(task);
  const own = clocked.byTask[work.key] ?? none;
  const isOpen = state === 'open';
  return {
    key: work.key,
    work,
    origin,
    state,
    reason: progress.state === 'skipped' ? progress.reason : redoReason({ checks }, work.key),
    running: running
      .filter(({ target }) => target.on === 'task' && target.task === work.key)
      .map(({ crew }) => crew),
    missing: isOpen
      ? (parts.find((part) => work.needs.includes(part.work.key) && !isHere(part)) ?? null)
      : null,
    holds: holds.filter(({ kind, on }) => kind !== 'parts' && on.of === 'task' && on.task === work.key),
    clocked: own,
    left: left.get(work.key) ?? none,
  };
}

interface StepParts {
  readonly rows: readonly TaskRow[];
  readonly isFinished: boolean;
  readonly holds: readonly ActiveHold[];
  readonly running: readonly OnClock[];
  /** Clocked on the step as a whole. */
  readonly clocked: Minutes;
  readonly pending: readonly PendingRow[];
}

function stepRow(order: RepairOrder, key: string, step: StepParts): StepRow {
  const { rows, isFinished, holds, running, pending } = step;
  const plan = order.steps[key];
  const counted = rows.filter(({ state }) => state !== 'withdrawn');
  return {
    key,
    name: stepName(key),
    state: isFinished ? 'done' : running.length > 0 ? 'running' : 'open',
    people: plan?.people ?? [],
    location: plan?.location ?? null,
    holds,
    running,
    finished: isFinished ? lastTick(order, key) : null,
    tasks: rows,
    pending,
    sold: sum(counted.map(({ work }) => work.soldMinutes)),
    clocked: sum([step.clocked, ...rows.map(({ clocked }) => clocked)]),
    left: sum(rows.map(({ left }) => left)),
  };
}

function lastTick({ tasks }: RepairOrder, key: string): Signature | null {
  const ticks = tasks
    .filter((task) => stepKey(task) === key)
    .flatMap(({ progress }) => (progress.state === 'open' ? [] : [progress]));
  return ticks.toSorted((one, other) => (one.at < other.at ? -1 : 1)).at(-1) ?? null;
}

function pendingRows(order: RepairOrder): readonly PendingRow[] {
  if (order.pending === null) return [];
  const { version } = order.pending;
  const { opened, returning, changed, withdrawn } = versionDelta(order, order.pending);
  const row = (work: WorkTask, change: PendingRow['change'], sold: Minutes): PendingRow => ({
    key: `${version} ${work.key}`,
    work,
    version,
    change,
    sold,
  });
  return [
    ...[...opened, ...returning].map((work) => row(work, 'added', work.soldMinutes)),
    ...changed
      .filter(({ before, after }) => before.soldMinutes !== after.soldMinutes)
      .map(({ before, after }) => row(after, 'changed', subtract(after.soldMinutes, before.soldMinutes))),
    ...withdrawn.map((work) => row(work, 'withdrawn', subtract(none, work.soldMinutes))),
  ].toSorted((one, other) => byOrderOfWork(one.work, other.work));
}

function isOfStep(target: OnClock['target'], step: string, rows: readonly TaskRow[]): boolean {
  if (target.on === 'step') return target.step === step;
  return target.on === 'task' && rows.some(({ key }) => key === target.task);
}

function keyOf({ phase, department }: WorkTask): string {
  return `${phase}/${department}`;
}

function routeIndex(key: string): number {
  const [phase, department] = key.split('/');
  return (
    phases.findIndex((one) => one === phase) * departments.length +
    departments.findIndex((one) => one === department)
  );
}
