import type { Inclusion } from '../../../catalogue/book/book.ts';
import type { Override } from '../../model/estimate.ts';
import type { Line, RefinishEntry } from '../../model/line.ts';
import type { Task } from './task.ts';

/** A rule by which another task's time covers a task, wholly or in part. */
export interface AppliedInclusion {
  readonly by: Task;
  readonly inclusion: Inclusion;
  readonly override: Override | undefined;
}

/** Indexed by the task's position. */
export type AppliedInclusions = readonly (AppliedInclusion | undefined)[];

/** An inclusion left out by hand bills the task as if nothing covered it. */
export function inclusionInForce(applied: AppliedInclusion | undefined): AppliedInclusion | undefined {
  return applied?.override?.kind === 'left-out' ? undefined : applied;
}

/** Paint work that another operation covers wholly is not billed again. */
export function includesRefinish({ inclusion }: AppliedInclusion, { billed }: RefinishEntry): boolean {
  return inclusion.netHours === 'all' && billed === null;
}

/** The part comes with another, unless somebody typed a price for it. */
export function includesPrice(inForce: AppliedInclusion | undefined, { price }: Line): boolean {
  return inForce?.inclusion.priceIncluded === true && price === null;
}
