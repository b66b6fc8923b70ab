import type { Zone } from '../../../catalogue/book/book.ts';
import { byIndex } from '../values/by-index.ts';
import type { KnownBook } from '../book-index/known-book.ts';
import type { KnownOperation } from '../book-index/known-operation.ts';
import { isSameZone } from './reach.ts';
import type { Standing } from '../values/standing.ts';
import type { OrderOfCauses } from '../values/order-of-causes.ts';
import type { Task } from '../values/task.ts';

/** All tasks of one account that do the same to the same part at the same place, by their positions. */
export interface Spot {
  readonly zone: Zone;
  readonly standing: Standing;
  readonly indexes: readonly number[];
  /** The one that is named as cause. */
  readonly first: number;
}

/** What is on an estimate, asked by operation. */
export interface Presence {
  readonly tasks: readonly Task[];
  readonly orderOfCauses: OrderOfCauses;
  readonly operations: readonly KnownOperation[];
  /** Positions of the tasks with an operation, by the operation's number. */
  readonly indexes: readonly (readonly number[] | undefined)[];
  readonly spotsOf: (operation: KnownOperation) => readonly Spot[];
  readonly add: (task: Task) => void;
}

interface OpenSpot extends Spot {
  readonly indexes: number[];
  first: number;
}

export function presenceOf(written: readonly Task[], book: KnownBook): Presence {
  const { orderOfCauses } = book;
  const tasks: Task[] = [];
  const operations: KnownOperation[] = [];
  const indexes = byIndex<number[]>(book.operationCount());
  // Only what another operation asks about is sorted by place: most lines have nothing to do with each other.
  const spots = new Map<number, readonly Spot[]>();
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
  const spotsOf = ({ id }: KnownOperation): readonly Spot[] => {
    let found = spots.get(id);
    if (found === undefined) spots.set(id, (found = spotsAt(indexes[id] ?? [], tasks, orderOfCauses)));
    return found;
  };
  return { tasks, orderOfCauses, operations, indexes, spotsOf, add };
}

function spotsAt(
  indexes: readonly number[],
  tasks: readonly Task[],
  orderOfCauses: OrderOfCauses,
): readonly Spot[] {
  const spots: OpenSpot[] = [];
  for (const index of indexes) {
    const task = tasks[index];
    if (task === undefined) continue;
    const known = spotOf(task, spots);
    if (known === undefined) {
      spots.push({ zone: task.line.place, standing: task.standing, indexes: [index], first: index });
      continue;
    }
    known.indexes.push(index);
    const first = tasks[known.first];
    if (first !== undefined && orderOfCauses(task, first) < 0) known.first = index;
  }
  return spots;
}

function spotOf({ standing, line: { place } }: Task, spots: readonly OpenSpot[]): OpenSpot | undefined {
  for (const spot of spots) if (spot.standing === standing && isSameZone(spot.zone, place)) return spot;
  return undefined;
}
