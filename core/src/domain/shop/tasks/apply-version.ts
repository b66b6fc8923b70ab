import { canonicalJson } from '../../hashing/canonical-json.ts';
import { thousandths } from '../../units.ts';
import type { RepairCheck, RepairOrder } from '../model/repair-order.ts';
import type { RepairPart } from '../model/repair-part.ts';
import { newTask, type RepairTask } from '../model/repair-task.ts';
import type { VersionWork, WorkTask } from '../model/version-work.ts';

/** The changes a version means for running work. */
export interface VersionDelta {
  readonly opened: readonly WorkTask[];
  readonly changed: readonly { readonly before: WorkTask; readonly after: WorkTask }[];
  readonly withdrawn: readonly WorkTask[];
  /** Withdrawn before, and asked for again. */
  readonly returning: readonly WorkTask[];
}

/** Compares an order's tasks with a version by key. For a pending version this is the hatched work. */
export function versionDelta({ tasks }: RepairOrder, { tasks: after }: VersionWork): VersionDelta {
  const present = new Map(sold(tasks).map((task) => [task.work.key, task]));
  const found = (work: WorkTask) => present.get(work.key);
  const staying = new Set(after.map(({ key }) => key));
  return {
    opened: after.filter((work) => found(work) === undefined),
    changed: after.flatMap((work) => {
      const task = found(work);
      const isChanged = task !== undefined && !task.isWithdrawn && !isSame(task.work, work);
      return isChanged ? [{ before: task.work, after: work }] : [];
    }),
    withdrawn: sold(tasks)
      .filter(({ isWithdrawn, work }) => !isWithdrawn && !staying.has(work.key))
      .map(({ work }) => work),
    returning: after.filter((work) => found(work)?.isWithdrawn),
  };
}

/**
 * The order with the work of a version: new tasks open, changed ones take its values, missing ones are withdrawn and
 * returning ones return with their progress. Nothing leaves the order, and equal tasks stay the same objects.
 */
export function applyVersion(order: RepairOrder, work: VersionWork, at: string): RepairOrder {
  return {
    ...order,
    tasks: mergedTasks(order.tasks, work.tasks),
    parts: mergedParts(order.parts, work, at),
    checks: mergedChecks(order.checks, work),
  };
}

function sold(tasks: readonly RepairTask[]): readonly RepairTask[] {
  return tasks.filter(({ origin }) => origin === 'version');
}

function mergedTasks(tasks: readonly RepairTask[], after: readonly WorkTask[]): readonly RepairTask[] {
  const works = new Map(after.map((work) => [work.key, work]));
  const present = tasks.map((task) => {
    if (task.origin !== 'version') return task;
    const work = works.get(task.work.key);
    if (work === undefined) return task.isWithdrawn ? task : { ...task, isWithdrawn: true };
    if (!task.isWithdrawn && isSame(task.work, work)) return task;
    return { ...task, work: isSame(task.work, work) ? task.work : work, isWithdrawn: false };
  });
  const existing = new Set(sold(tasks).map(({ work }) => work.key));
  const added = after.filter(({ key }) => !existing.has(key)).map((work) => newTask(work, 'version'));
  return added.length === 0 ? present : [...present, ...added];
}

/** A part that is no longer asked for stays with its orders and receipts: it must go back. */
function mergedParts(parts: readonly RepairPart[], work: VersionWork, at: string): readonly RepairPart[] {
  const works = new Map(work.parts.map((part) => [part.key, part]));
  const present = parts.map((part) => {
    const after = works.get(part.work.key) ?? { ...part.work, wanted: thousandths(0) };
    return isSame(part.work, after) ? part : { ...part, work: after };
  });
  const existing = new Set(parts.map((part) => part.work.key));
  const added = work.parts
    .filter(({ key }) => !existing.has(key))
    .map((part) => ({ work: part, since: at, orders: [], expected: [], receipts: [], returns: [] }));
  return [...present, ...added];
}

function mergedChecks(checks: readonly RepairCheck[], work: VersionWork): readonly RepairCheck[] {
  const works = new Map(work.checks.map((check) => [check.key, check]));
  const present = checks.map((check) => {
    const after = works.get(check.work.key);
    const isWithdrawn = after === undefined;
    if (isWithdrawn === check.isWithdrawn && isSame(check.work, after ?? check.work)) return check;
    return { ...check, work: after ?? check.work, isWithdrawn };
  });
  const existing = new Set(checks.map((check) => check.work.key));
  const added = work.checks
    .filter(({ key }) => !existing.has(key))
    .map((check) => ({ work: check, isWithdrawn: false, results: [] }));
  return [...present, ...added];
}

function isSame(one: object, other: object): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other);
}
