import type { Zone } from '../catalogue/book.ts';
import { byIndex } from './by-index.ts';
import type { KnownBook, KnownOperation } from './known-book.ts';
import { isSameZone } from './reach.ts';
import type { Standing } from './standing.ts';
import { orderOfCauses, type Task } from './task.ts';

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
  readonly operations: readonly KnownOperation[];
  /** Positions of the tasks with an operation, by the operation's number. */
  readonly indexes: readonly (readonly number[] | undefined)[];
  readonly spotsOf: (operation: KnownOperation) => readonly Spot[];
}

interface OpenSpot extends Spot {
  readonly indexes: number[];
  first: number;
}

export function presenceOf(tasks: readonly Task[], book: KnownBook): Presence {
  const operations: KnownOperation[] = [];
  const indexes = byIndex<number[]>(book.operationCount());
  for (let index = 0; index < tasks.length; index++) {
    const operation = tasks[index]?.operation ?? null;
    if (operation === null) continue;
    const same = indexes[operation.id];
    if (same !== undefined) {
      same.push(index);
      continue;
    }
    indexes[operation.id] = [index];
    operations.push(operation);
  }
  // Only what another operation asks about is sorted by place: most lines have nothing to do with each other.
  const spots = new Map<number, readonly Spot[]>();
  const spotsOf = ({ id }: KnownOperation): readonly Spot[] => {
    let found = spots.get(id);
    if (found === undefined) spots.set(id, (found = spotsAt(indexes[id] ?? [], tasks)));
    return found;
  };
  return { tasks, operations, indexes, spotsOf };
}

function spotsAt(indexes: readonly number[], tasks: readonly Task[]): readonly Spot[] {
  const spots: OpenSpot[] = [];
  for (const index of indexes) {
    const task = tasks[index];
    if (task === undefined) continue;
    const { standing, line } = task;
    const known = spots.find((spot) => spot.standing === standing && isSameZone(spot.zone, line.place));
    if (known === undefined) {
      spots.push({ zone: line.place, standing, indexes: [index], first: index });
      continue;
    }
    known.indexes.push(index);
    const first = tasks[known.first];
    if (first !== undefined && orderOfCauses(task, first) < 0) known.first = index;
  }
  return spots;
}
