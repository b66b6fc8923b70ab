import { add, type Minutes, minutes, type UtcMinute } from '../../units.ts';
import { type ClockStretch, lengthOf } from './timeline.ts';

/** Minutes clocked on one order, by everyone. Several people on one task each count their own. */
export interface ClockedMinutes {
  readonly byTask: Readonly<Record<string, Minutes>>;
  /** Clocked on a step as a whole, for several small tasks at once. */
  readonly byStep: Readonly<Record<string, Minutes>>;
  /** True if an end was assumed: such time is left out of learning. */
  readonly hasAssumedEnd: boolean;
}

export function clockedMinutes(
  orderId: string,
  stretches: readonly ClockStretch[],
  now: UtcMinute,
): ClockedMinutes {
  const own = stretches.filter(({ target }) => 'order' in target && target.order === orderId);
  const byTask: Record<string, Minutes> = {};
  const byStep: Record<string, Minutes> = {};
  for (const stretch of own) {
    const { target } = stretch;
    const length = lengthOf(stretch, now);
    if (target.on === 'task') byTask[target.task] = add(byTask[target.task] ?? minutes(0), length);
    if (target.on === 'step') byStep[target.step] = add(byStep[target.step] ?? minutes(0), length);
  }
  return { byTask, byStep, hasAssumedEnd: own.some(({ isAssumed }) => isAssumed) };
}
