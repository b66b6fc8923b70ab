import { accept, refuse, type Result } from '../../result.ts';
import { minutes } from '../../units.ts';
import { departments, phases } from '../model/departments.ts';
import type { GivenFinding, RepairOrder } from '../model/repair-order.ts';
import { newTask, type RepairTask, type TaskProgress } from '../model/repair-task.ts';
import type { NewShopTask, ShopChange } from '../model/shop-edit.ts';
import { shopLimits } from '../model/shop-limits.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import type { WorkTask } from '../model/version-work.ts';
import {
  firstIssue,
  hasRecord,
  idIssue,
  newRecordIssue,
  photosIssue,
  reasonIssue,
  textIssue,
} from './check-values.ts';
import type { ShopEditHandlers, ShopOutcome } from './shop-edit-handler.ts';

export const taskEdits: ShopEditHandlers<
  'move-task' | 'tick-task' | 'untick-task' | 'skip-task' | 'add-shop-task' | 'report-finding'
> = {
  'move-task': {
    apply: (order, { task, to }) => {
      const issue = to === null ? null : routeIssue(to);
      return issue === null ? onTask(order, task, (one) => ({ ...one, moved: to })) : refuse(issue);
    },
    undo: (before, { task }) => {
      const found = taskOf(before, task);
      return found === undefined ? null : { kind: 'move-task', task, to: found.moved };
    },
    target: (order, { task }) => taskOf(order, task)?.moved,
  },
  'tick-task': {
    apply: (order, { task }, signature) => withProgress(order, task, { state: 'done', ...signature }),
    undo: (before, { task }) => progressChange(before, task),
    target: (order, { task }) => stateOf(order, task),
  },
  'untick-task': {
    apply: (order, { task }) => withProgress(order, task, { state: 'open' }),
    undo: (before, { task }) => progressChange(before, task),
    target: (order, { task }) => stateOf(order, task),
  },
  'skip-task': {
    apply: (order, { task, reason }, signature) => {
      const issue = reasonIssue(reason);
      return issue === null
        ? withProgress(order, task, { state: 'skipped', reason, ...signature })
        : refuse(issue);
    },
    undo: (before, { task }) => progressChange(before, task),
    target: (order, { task }) => stateOf(order, task),
  },
  'add-shop-task': {
    apply: (order, { task }) => {
      const issue = shopTaskIssue(order, task);
      if (issue !== null) return refuse(issue);
      return accept({ ...order, tasks: [...order.tasks, newTask(shopWork(task), 'shop')] });
    },
    undo: (_, { task }) => ({ kind: 'withdraw-record', record: 'shop-task', recordId: task.key }),
    target: (order, { task }) => taskOf(order, task.key) !== undefined,
  },
  'report-finding': {
    apply: (order, { finding }, signature) => {
      const issue = newRecordIssue(order.findings, finding.id) ?? findingIssue(order, finding);
      if (issue !== null) return refuse(issue);
      return accept({ ...order, findings: [...order.findings, { ...finding, ...signature }] });
    },
    undo: (_, { finding }) => ({ kind: 'withdraw-record', record: 'finding', recordId: finding.id }),
    target: ({ findings }, { finding }) => hasRecord(findings, finding.id),
  },
};

export function taskOf({ tasks }: RepairOrder, key: string): RepairTask | undefined {
  return tasks.find(({ work }) => work.key === key);
}

function stateOf(order: RepairOrder, key: string): string | undefined {
  return taskOf(order, key)?.progress.state;
}

/** The edit that gives a task its present progress again. */
function progressChange(order: RepairOrder, task: string): ShopChange | null {
  const progress = taskOf(order, task)?.progress;
  if (progress === undefined) return null;
  if (progress.state === 'skipped') return { kind: 'skip-task', task, reason: progress.reason };
  return { kind: progress.state === 'done' ? 'tick-task' : 'untick-task', task };
}

/** A finished task can be ticked and clocked again; a withdrawn one cannot. */
function withProgress(order: RepairOrder, key: string, progress: TaskProgress): ShopOutcome {
  const found = workableTask(order, key);
  if (!found.ok) return found;
  // Ticking what is ticked keeps the first signature.
  if (progress.state !== 'skipped' && found.value.progress.state === progress.state) return accept(order);
  return onTask(order, key, (task) => ({ ...task, progress }));
}

function workableTask(order: RepairOrder, key: string): Result<RepairTask, ShopRefusal> {
  const task = taskOf(order, key);
  if (task?.isWithdrawn) return refuse({ kind: 'task-withdrawn', description: task.work.description });
  return task === undefined ? missingTask(order, key) : accept(task);
}

function missingTask({ pending }: RepairOrder, task: string): Result<never, ShopRefusal> {
  return pending?.tasks.some(({ key }) => key === task)
    ? refuse({ kind: 'task-awaits-approval', version: pending.version })
    : refuse({ kind: 'task-not-found', task });
}

function onTask(order: RepairOrder, key: string, change: (task: RepairTask) => RepairTask): ShopOutcome {
  if (taskOf(order, key) === undefined) return missingTask(order, key);
  const tasks = order.tasks.map((task) => (task.work.key === key ? change(task) : task));
  return accept({ ...order, tasks });
}

/** Work of the shop's own, which nobody bought. */
export function shopWork(task: NewShopTask): WorkTask {
  return {
    ...task,
    lineNumber: 0,
    operation: null,
    laborType: null,
    location: null,
    half: 'whole',
    soldMinutes: minutes(0),
    isIncluded: false,
    skill: 1,
    needs: [],
  };
}

function shopTaskIssue(order: RepairOrder, task: NewShopTask): ShopRefusal | null {
  const count = order.tasks.filter(({ origin }) => origin !== 'version').length;
  return firstIssue(
    idIssue(task.key),
    taskOf(order, task.key) === undefined ? null : { kind: 'task-exists', task: task.key },
    count >= shopLimits.records ? { kind: 'too-many-records', limit: shopLimits.records } : null,
    textIssue('description', task.description),
    routeIssue(task),
    task.people === 1 || task.people === 2 ? null : { kind: 'value-out-of-range', field: 'people' },
  );
}

function routeIssue({ department, phase }: Pick<NewShopTask, 'department' | 'phase'>): ShopRefusal | null {
  if (!departments.includes(department)) return { kind: 'value-out-of-range', field: 'department' };
  return phases.includes(phase) ? null : { kind: 'value-out-of-range', field: 'phase' };
}

function findingIssue(order: RepairOrder, { task, description, photos }: GivenFinding): ShopRefusal | null {
  return firstIssue(
    task === null || taskOf(order, task) !== undefined ? null : { kind: 'task-not-found', task },
    textIssue('description', description, shopLimits.text),
    photosIssue(photos),
    description.trim() === '' && photos.length === 0 ? { kind: 'reason-missing' } : null,
  );
}
