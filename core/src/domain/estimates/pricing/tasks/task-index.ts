import type { Zone } from '../../../catalogue/book/book.ts';
import type { IndexedOperation } from '../book-index/indexed-operation.ts';
import type { PricingContext } from '../values/pricing-context.ts';
import { sparseList } from '../values/sparse-list.ts';
import type { Task } from '../values/task.ts';
import type { TotalsBucket } from '../values/totals-bucket.ts';
import { causeOrder, type CauseOrder } from './cause-order.ts';
import { isSameZone } from './part-locations.ts';

/** All tasks of one bucket with the same operation at the same location, by their positions. */
export interface TaskGroup {
  readonly zone: Zone;
  readonly bucket: TotalsBucket;
  readonly positions: readonly number[];
  /** The task named as cause. */
  readonly first: number;
}

/** Tasks of an estimate, found by their operation. */
export interface TaskIndex {
  readonly tasks: readonly Task[];
  readonly causeOrder: CauseOrder;
  readonly operations: readonly IndexedOperation[];
  /** Positions of the tasks with an operation, by the operation's number. */
  readonly positions: readonly (readonly number[] | undefined)[];
  readonly groupsOf: (operation: IndexedOperation) => readonly TaskGroup[];
}

export function taskIndexOf(tasks: readonly Task[], { index, arithmetic }: PricingContext): TaskIndex {
  const operations: IndexedOperation[] = [];
  const positions = sparseList<number[]>(index.operationCount());
  tasks.forEach(({ operation }, position) => {
    if (operation === null) return;
    const same = positions[operation.id];
    if (same === undefined) {
      positions[operation.id] = [position];
      operations.push(operation);
    } else same.push(position);
  });
  return withGroups({ tasks, causeOrder: causeOrder(arithmetic), operations, positions });
}

/** The index with further tasks after its own. Groups that get no further task are kept. */
export function extendedIndex(before: TaskIndex, added: readonly Task[]): TaskIndex {
  if (added.length === 0) return before;
  const tasks = [...before.tasks, ...added];
  const operations = [...before.operations];
  const positions = before.positions.slice();
  const changed = new Set<IndexedOperation>();
  added.forEach(({ operation }, index) => {
    if (operation === null) return;
    const position = before.tasks.length + index;
    const same = positions[operation.id];
    if (same === undefined) operations.push(operation);
    positions[operation.id] = same === undefined ? [position] : [...same, position];
    changed.add(operation);
  });
  const after = withGroups({ tasks, causeOrder: before.causeOrder, operations, positions });
  return {
    ...after,
    groupsOf: (operation) => (changed.has(operation) ? after : before).groupsOf(operation),
  };
}

/** Groups are formed on first use: most lines have nothing to do with each other. */
function withGroups(index: Omit<TaskIndex, 'groupsOf'>): TaskIndex {
  const groups = new Map<number, readonly TaskGroup[]>();
  const groupsOf = ({ id }: IndexedOperation): readonly TaskGroup[] => {
    const found = groups.get(id);
    if (found !== undefined) return found;
    const formed = groupsAt(index.positions[id] ?? [], index);
    groups.set(id, formed);
    return formed;
  };
  return { ...index, groupsOf };
}

interface OpenGroup extends TaskGroup {
  readonly positions: number[];
  first: number;
}

function groupsAt(
  positions: readonly number[],
  { tasks, causeOrder: order }: Omit<TaskIndex, 'groupsOf'>,
): readonly TaskGroup[] {
  const groups: OpenGroup[] = [];
  for (const position of positions) {
    const task = tasks[position];
    if (task === undefined) continue;
    const group = groupOf(task, groups);
    if (group === undefined) {
      groups.push({ zone: task.line.place, bucket: task.bucket, positions: [position], first: position });
      continue;
    }
    group.positions.push(position);
    const first = tasks[group.first];
    if (first !== undefined && order(task, first) < 0) group.first = position;
  }
  return groups;
}

function groupOf({ bucket, line: { place } }: Task, groups: readonly OpenGroup[]): OpenGroup | undefined {
  for (const group of groups) if (group.bucket === bucket && isSameZone(group.zone, place)) return group;
  return undefined;
}
