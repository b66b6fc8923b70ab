import type { Inclusion } from '../../../catalogue/book/book.ts';
import { sparseList } from '../values/sparse-list.ts';
import type { Override } from '../../model/estimate.ts';
import type { IndexedInclusion, IndexedOperation } from '../book-index/indexed-operation.ts';
import type { OverrideFor } from '../../model/overrides.ts';
import type { TaskIndex, TaskGroup } from './task-index.ts';
import { reachFrom } from './part-locations.ts';
import type { Task } from '../values/task.ts';

/** Whose time covers a task, and how much of it. */
export interface AppliedInclusion {
  readonly by: Task;
  readonly inclusion: Inclusion;
  /** What somebody put in its place. */
  readonly override: Override | undefined;
}

/** By the task's position. */
export type Covers = readonly (AppliedInclusion | undefined)[];

/** Left out, the task is billed as if nothing covered it. */
export function inclusionInForce(cover: AppliedInclusion | undefined): AppliedInclusion | undefined {
  return cover?.override?.kind === 'left-out' ? undefined : cover;
}

/**
 * Which tasks are part of another one that is on the estimate too. A task is covered once: by the operation that
 * covers all of it or else most of it, whatever order the lines are in.
 */
export function appliedInclusions(present: TaskIndex, overrideOf: OverrideFor): Covers {
  const covered = new Map<TaskGroup, SpotCover>();
  for (const operation of present.operations) {
    const { included, inclusions } = operation;
    for (let index = 0; index < included.length; index++) {
      if (present.indexes[included[index] ?? -1] === undefined) continue;
      const known = inclusions[index];
      if (known !== undefined) addCovers(covered, present, operation, known);
    }
  }
  const covers = sparseList<AppliedInclusion>(covered.size === 0 ? 0 : present.tasks.length);
  for (const [spot, { by, inclusion }] of covered) {
    for (const index of spot.indexes) {
      const override = overrideOf(`incl:${present.tasks[index]?.line.id}`);
      covers[index] = { by, inclusion, override };
    }
  }
  return covers;
}

type SpotCover = Pick<AppliedInclusion, 'by' | 'inclusion'>;

function addCovers(
  covered: Map<TaskGroup, SpotCover>,
  present: TaskIndex,
  operation: IndexedOperation,
  { inclusion, other, part }: IndexedInclusion,
): void {
  const others = present.spotsOf(other);
  for (const { zone, bucket, first } of present.spotsOf(operation)) {
    const by = present.tasks[first];
    if (by === undefined) continue;
    const cover = { by, inclusion };
    const isReached = reachFrom(zone, part);
    for (const spot of others) {
      if (spot.bucket !== bucket || !isReached(spot.zone)) continue;
      const known = covered.get(spot);
      if (known === undefined || coversMore(cover, known, present)) covered.set(spot, cover);
    }
  }
}

function coversMore(cover: SpotCover, known: SpotCover, { orderOfCauses }: TaskIndex): boolean {
  const difference = extent(cover.inclusion) - extent(known.inclusion);
  return difference === 0 ? orderOfCauses(cover.by, known.by) < 0 : difference > 0;
}

/** A cover of everything beats hours; one that brings the part's price too beats one that does not. */
function extent({ netHours, priceIncluded }: Inclusion): number {
  return (netHours === 'all' ? Number.MAX_SAFE_INTEGER - 1 : netHours * 2) + (priceIncluded ? 1 : 0);
}
