import type { DayPeriod } from '../../reports/day-period.ts';
import { add, type Minutes, minutes, type UtcMinute } from '../../units.ts';
import { byDay } from '../clock/day-time.ts';
import { type ShiftSource, stretchesWithAssumedEnd } from '../clock/shifts.ts';
import { lengthOf, stretchesOfPresses } from '../clock/timeline.ts';
import { type ClockKind, clockKindOf, type StoredPress } from './clock-sums.ts';

/** One person's time of a day. */
export interface ClockDay {
  readonly day: string;
  readonly clock: readonly { readonly kind: ClockKind; readonly minutes: Minutes }[];
  readonly isAssumed: boolean;
  /** The person is still on the clock, so the day is not over. */
  readonly isRunning: boolean;
}

/** The days of one person with time on the clock, the first one first; their presses are sorted by time, then by id. */
export function payrollDays(
  presses: readonly StoredPress[],
  source: ShiftSource,
  { period, now }: { readonly period: DayPeriod; readonly now: UtcMinute },
): readonly ClockDay[] {
  const stretches = stretchesWithAssumedEnd(
    stretchesOfPresses(presses.map(({ id, at, target }) => ({ punch: { id }, at, target, isMarked: false }))),
    source,
    now,
  ).filter(({ target }) => target.on !== 'off');
  return byDay(stretches, source.zone, now)
    .filter(({ day }) => period.first <= day && day <= period.last)
    .toReversed()
    .map(({ day, stretches: parts }) => {
      const kinds = new Map<ClockKind, Minutes>();
      for (const part of parts) {
        const kind = clockKindOf(part.target);
        kinds.set(kind, add(kinds.get(kind) ?? minutes(0), lengthOf(part, now)));
      }
      return {
        day,
        clock: [...kinds].map(([kind, time]) => ({ kind, minutes: time })),
        isAssumed: parts.some(({ isAssumed }) => isAssumed),
        isRunning: parts.some(({ until }) => until === null),
      };
    });
}
