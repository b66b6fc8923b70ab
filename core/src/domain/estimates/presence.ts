import type { Zone } from '../catalogue/book.ts';
import { byIndex } from './by-index.ts';
import type { KnownBook, KnownOperation } from './known-book.ts';
import { isSameZone } from './reach.ts';
import type { Standing } from './standing.ts';
import { orderOfCauses, type Task } from './task.ts';

/** All tasks of one account that do the same to the same part at the same place. */
export interface Spot {
  readonly zone: Zone;
  readonly standing: Standing;
  readonly tasks: readonly Task[];
  /** The one that is named as cause. */
  readonly first: Task;
}

/** What is on an estimate, asked by operation. */
export interface Presence {
  readonly operations: readonly KnownOperation[];
  readonly has: (operation: KnownOperation) => boolean;
  readonly spotsOf: (operation: KnownOperation) => readonly Spot[];
}

interface OpenSpot extends Spot {
  readonly tasks: Task[];
  first: Task;
}

export function presenceOf(tasks: readonly Task[], book: KnownBook): Presence {
  const operations: KnownOperation[] = [];
  const tasksOf = byIndex<Task[]>(book.operationCount());
  for (const task of tasks) {
    if (task.operation === null) continue;
    const same = tasksOf[task.operation.id];
    if (same !== undefined) {
      same.push(task);
      continue;
    }
    tasksOf[task.operation.id] = [task];
    operations.push(task.operation);
  }
  // Only what another operation asks about is sorted by place: most lines have nothing to do with each other.
  const spotsOf = byIndex<readonly Spot[]>(book.operationCount());
  return {
    operations,
    has: ({ id }) => tasksOf[id] !== undefined,
    spotsOf: ({ id }) => (spotsOf[id] ??= spotsOfTasks(tasksOf[id] ?? [])),
  };
}

function spotsOfTasks(tasks: readonly Task[]): readonly Spot[] {
  const spots: OpenSpot[] = [];
  for (const task of tasks) {
    const { standing } = task;
    const { place } = task.line;
    const known = spots.find((spot) => spot.standing === standing && isSameZone(spot.zone, place));
    if (known === undefined) {
      spots.push({ zone: place, standing, tasks: [task], first: task });
    } else {
      known.tasks.push(task);
      if (orderOfCauses(task, known.first) < 0) known.first = task;
    }
  }
  return spots;
}
