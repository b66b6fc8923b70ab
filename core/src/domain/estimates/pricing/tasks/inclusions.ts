import type { Inclusion } from '../../../catalogue/book/book.ts';
import { byIndex } from '../values/by-index.ts';
import type { Override } from '../../model/estimate.ts';
import type { KnownInclusion, KnownOperation } from '../book-index/known-operation.ts';
import type { OverrideOf } from '../../model/overrides.ts';
import type { Presence, Spot } from './presence.ts';
import { reachFrom } from './reach.ts';
import type { Task } from '../values/task.ts';

/** Whose time covers a task, and how much of it. */
export interface Cover {
  readonly by: Task;
  readonly inclusion: Inclusion;
  /** What somebody put in its place. */
  readonly override: Override | undefined;
}

/** By the task's position. */
export type Covers = readonly (Cover | undefined)[];

/** Left out, the task is billed as if nothing covered it. */
export function coverInForce(cover: Cover | undefined): Cover | undefined {
  return cover?.override?.kind === 'left-out' ? undefined : cover;
}

/**
 * Which tasks are part of another one that is on the estimate too. A task is covered once: by the operation that
 * covers all of it or else most of it, whatever order the lines are in.
 */
export function coversOf(present: Presence, overrideOf: OverrideOf): Covers {
  const covered = new Map<Spot, SpotCover>();
  for (const operation of present.operations) {
    const { included, inclusions } = operation;
    for (let index = 0; index < included.length; index++) {
      if (present.indexes[included[index] ?? -1] === undefined) continue;
      const known = inclusions[index];
      if (known !== undefined) addCovers(covered, present, operation, known);
    }
  }
  const covers = byIndex<Cover>(covered.size === 0 ? 0 : present.tasks.length);
  for (const [spot, { by, inclusion }] of covered) {
    for (const index of spot.indexes) {
      const override = overrideOf(`incl:${present.tasks[index]?.line.id}`);
      covers[index] = { by, inclusion, override };
    }
  }
  return covers;
}

type SpotCover = Pick<Cover, 'by' | 'inclusion'>;

function addCovers(
  covered: Map<Spot, SpotCover>,
  present: Presence,
  operation: KnownOperation,
  { inclusion, other, part }: KnownInclusion,
): void {
  const others = present.spotsOf(other);
  for (const { zone, standing, first } of present.spotsOf(operation)) {
    const by = present.tasks[first];
    if (by === undefined) continue;
    const cover = { by, inclusion };
    const isReached = reachFrom(zone, part);
    for (const spot of others) {
      if (spot.standing !== standing || !isReached(spot.zone)) continue;
      const known = covered.get(spot);
      if (known === undefined || coversMore(cover, known, present)) covered.set(spot, cover);
    }
  }
}

function coversMore(cover: SpotCover, known: SpotCover, { orderOfCauses }: Presence): boolean {
  const difference = extent(cover.inclusion) - extent(known.inclusion);
  return difference === 0 ? orderOfCauses(cover.by, known.by) < 0 : difference > 0;
}

/** A cover of everything beats hours; one that brings the part's price too beats one that does not. */
function extent({ netHours, priceIncluded }: Inclusion): number {
  return (netHours === 'all' ? Number.MAX_SAFE_INTEGER - 1 : netHours * 2) + (priceIncluded ? 1 : 0);
}
