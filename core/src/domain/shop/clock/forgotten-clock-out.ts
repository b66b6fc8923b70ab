import { type Minutes, minutes, type UtcMinute } from '../../units.ts';
import type { ClockStretch } from './timeline.ts';

/** A person's shift, expanded from calendar and time zone by the caller. Sorted, without overlaps. */
export interface Shift {
  readonly from: UtcMinute;
  readonly until: UtcMinute;
}

/** Work may last this long beyond the shift before the clock-out counts as forgotten. */
export const grace: Minutes = minutes(120);

/** A press this long before a shift belongs to it; an earlier one, as on a free Saturday, to none. */
const earliest: Minutes = minutes(4 * 60);

/** Nobody works longer than this in one go. */
const longest: Minutes = minutes(18 * 60);

/**
 * Ends forgotten stretches at the end of their shift, marked as assumed, with off time after it. Nobody is punched out:
 * the log stays as it is, and a later press of the true end replaces the assumption. A clock-out pressed before the
 * next shift began is overtime, not forgotten. Outside of any shift nothing tells the end, so that a stretch nobody
 * can have worked counts as off time until its end is pressed.
 */
export function withAssumedEnds(
  stretches: readonly ClockStretch[],
  shifts: readonly Shift[],
  now: UtcMinute,
): readonly ClockStretch[] {
  return stretches.flatMap((stretch, index) => {
    if (stretch.target.on === 'off') return [stretch];
    const shift = shifts.find(({ until }) => until > stretch.from);
    const end = stretch.until ?? now;
    const isPressed = stretch.until !== null && stretches[index + 1]?.target.on === 'off';
    if (shift === undefined || shift.from - stretch.from > earliest) {
      const isForgotten = shifts.length > 0 && !isPressed && end - stretch.from > longest;
      return [isForgotten ? { ...stretch, target: { on: 'off' }, isAssumed: true } : stretch];
    }
    if (end <= shift.until + grace) return [stretch];
    const nextShift = shifts.find(({ from }) => from >= shift.until);
    if (isPressed && (nextShift === undefined || end <= nextShift.from)) return [stretch];
    const worked = { ...stretch, until: shift.until, isAssumed: true };
    const off = { ...stretch, target: { on: 'off' } as const, from: shift.until, isAssumed: true };
    return [worked, off];
  });
}

/** True if the person's next press should ask "until when?". */
export function isEndInQuestion(stretches: readonly ClockStretch[]): boolean {
  const last = stretches.at(-1);
  return last !== undefined && last.isAssumed;
}
