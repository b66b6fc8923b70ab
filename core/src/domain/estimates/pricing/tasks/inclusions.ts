import type { Inclusion } from '../../../catalogue/book/book.ts';
import type { OverrideFor } from '../../model/overrides.ts';
import type { IndexedInclusion, IndexedOperation } from '../book-index/indexed-operation.ts';
import type { AppliedInclusion, AppliedInclusions } from '../values/applied-inclusion.ts';
import { sparseList } from '../values/sparse-list.ts';
import { reachFrom } from './part-locations.ts';
import type { TaskGroup, TaskIndex } from './task-index.ts';

/**
 * Tasks that are part of another one on the estimate. A task is included once, by the operation that covers most of it,
 * whatever order the lines are in.
 */
export function appliedInclusions(index: TaskIndex, overrideFor: OverrideFor): AppliedInclusions {
  const best = new Map<TaskGroup, GroupInclusion>();
  for (const operation of index.operations) {
    const { included, inclusions } = operation;
    for (let at = 0; at < included.length; at++) {
      if (index.positions[included[at] ?? -1] === undefined) continue;
      const rule = inclusions[at];
      if (rule === undefined) continue;
      for (const candidate of groupInclusions(index, operation, rule)) {
        const found = best.get(candidate.group);
        if (found === undefined || coversMore(candidate, found, index)) best.set(candidate.group, candidate);
      }
    }
  }
  const applied = sparseList<AppliedInclusion>(best.size === 0 ? 0 : index.tasks.length);
  for (const [group, { by, inclusion }] of best) {
    for (const position of group.positions) {
      const override = overrideFor(`incl:${index.tasks[position]?.line.id}`);
      applied[position] = { by, inclusion, override };
    }
  }
  return applied;
}

interface GroupInclusion extends Pick<AppliedInclusion, 'by' | 'inclusion'> {
  readonly group: TaskGroup;
}

function groupInclusions(
  index: TaskIndex,
  operation: IndexedOperation,
  { inclusion, other, part }: IndexedInclusion,
): readonly GroupInclusion[] {
  const others = index.groupsOf(other);
  const found: GroupInclusion[] = [];
  for (const { zone, bucket, first } of index.groupsOf(operation)) {
    const by = index.tasks[first];
    if (by === undefined) continue;
    const isReached = reachFrom(zone, part);
    for (const group of others)
      if (group.bucket === bucket && isReached(group.zone)) found.push({ group, by, inclusion });
  }
  return found;
}

function coversMore(candidate: GroupInclusion, found: GroupInclusion, { causeOrder }: TaskIndex): boolean {
  const difference = extent(candidate.inclusion) - extent(found.inclusion);
  return difference === 0 ? causeOrder(candidate.by, found.by) < 0 : difference > 0;
}

/** All hours beat some; an included price beats none. */
function extent({ netHours, priceIncluded }: Inclusion): number {
  return (netHours === 'all' ? Number.MAX_SAFE_INTEGER - 1 : netHours * 2) + (priceIncluded ? 1 : 0);
}
