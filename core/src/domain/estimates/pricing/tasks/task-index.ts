import type { Zone } from '../../../catalogue/book/book.ts';
import { sparseList } from '../values/sparse-list.ts';
import type { BookIndex } from '../book-index/book-index.ts';
import type { IndexedOperation } from '../book-index/indexed-operation.ts';
import { isSameZone } from './part-locations.ts';
import type { TotalsBucket } from '../values/totals-bucket.ts';
import type { CauseOrder } from './cause-order.ts';
import type { Task } from '../values/task.ts';

/** All tasks of one account that do the same to the same part at the same place, by their positions. */
export interface TaskGroup {
  readonly zone: Zone;
  readonly bucket: TotalsBucket;
  readonly indexes: readonly number[];
  /** The one that is named as cause. */
  readonly first: number;
}

/** What is on an estimate, asked by operation. */
export interface TaskIndex {
  readonly tasks: readonly Task[];
  readonly orderOfCauses: CauseOrder;
  readonly operations: readonly IndexedOperation[];
  /** Positions of the tasks with an operation, by the operation's number. */
  readonly indexes: readonly (readonly number[] | undefined)[];
  readonly spotsOf: (operation: IndexedOperation) => readonly TaskGroup[];
  readonly add: (task: Task) => void;
}

interface OpenSpot extends TaskGroup {
  readonly indexes: number[];
  first: number;
}

export function taskIndexOf(written: readonly Task[], book: BookIndex): TaskIndex {
  const { orderOfCauses } = book;
  const tasks: Task[] = [];
  const operations: IndexedOperation[] = [];
  const indexes = sparseList<number[]>(book.operationCount());
  // Only what another operation asks about is sorted by place: most lines have nothing to do with each other.
  const spots = new Map<number, readonly TaskGroup[]>();
  const add = (task: Task) => {
    const index = tasks.push(task) - 1;
    const { operation } = task;
    if (operation === null) return;
    const same = indexes[operation.id];
    if (same === undefined) {
      indexes[operation.id] = [index];
      operations.push(operation);
    } else {
      same.push(index);
      if (spots.size > 0) spots.delete(operation.id);
    }
  };
  for (const task of written) add(task);
  const spotsOf = ({ id }: IndexedOperation): readonly TaskGroup[] => {
    let found = spots.get(id);
    if (found === undefined) spots.set(id, (found = spotsAt(indexes[id] ?? [], tasks, orderOfCauses)));
    return found;
  };
  return { tasks, orderOfCauses, operations, indexes, spotsOf, add };
}

function spotsAt(
  indexes: readonly number[],
  tasks: readonly Task[],
  orderOfCauses: CauseOrder,
): readonly TaskGroup[] {
  const spots: OpenSpot[] = [];
  for (const index of indexes) {
    const task = tasks[index];
    if (task === undefined) continue;
    const known = spotOf(task, spots);
    if (known === undefined) {
      spots.push({ zone: task.line.place, bucket: task.bucket, indexes: [index], first: index });
      continue;
    }
    known.indexes.push(index);
    const first = tasks[known.first];
    if (first !== undefined && orderOfCauses(task, first) < 0) known.first = index;
  }
  return spots;
}

function spotOf({ bucket, line: { place } }: Task, spots: readonly OpenSpot[]): OpenSpot | undefined {
  for (const spot of spots) if (spot.bucket === bucket && isSameZone(spot.zone, place)) return spot;
  return undefined;
}
