import { type DayBounds, mealMinutes, withinDay, workedMinutes } from '@dre/core/domain/shop/clock/day-time';
import { isEndInQuestion } from '@dre/core/domain/shop/clock/forgotten-clock-out';
import { type ClockStretch, effectivePresses, timeline } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { minuteOf, type Minutes, type UtcMinute } from '@dre/core/domain/units';
import { clockedText } from '../../open/clocked-text.ts';

/** A person's day so far. */
export interface MyDay {
  /** Off time among them. */
  readonly stretches: readonly ClockStretch[];
  /** Everything but meals and off time. */
  readonly worked: Minutes;
  readonly meal: Minutes;
  /** The first press of the day; null before it. */
  readonly from: UtcMinute | null;
}

/** The part of the stretches that lies on the day; it begins with the first work. */
export function myDay(all: readonly ClockStretch[], day: DayBounds, now: UtcMinute): MyDay {
  const stretches = withinDay(all, day, now).filter(({ target }, index) => index > 0 || target.on !== 'off');
  return {
    stretches,
    worked: workedMinutes(stretches, now),
    meal: mealMinutes(stretches, now),
    from: stretches[0]?.from ?? null,
  };
}

/** The work that runs now, and the millisecond it began; null if the person is off the clock. */
export function running(
  log: readonly ClockEntry[],
): { readonly target: ClockTarget; readonly since: number } | null {
  const last = effectivePresses(log).at(-1);
  return last === undefined || last.target.on === 'off' ? null : { target: last.target, since: last.at };
}

/** Work that was never clocked out, and the end of its shift, which counts until the person says more. */
export interface ForgottenEnd {
  readonly target: ClockTarget;
  readonly from: UtcMinute;
  /** Null outside of any shift. */
  readonly shiftEnd: UtcMinute | null;
}

/** The question the next press asks, if the last stretch was ended by an assumption. */
export function forgottenEnd(
  log: readonly ClockEntry[],
  reckoned: readonly ClockStretch[],
): ForgottenEnd | null {
  const [last, pressed] = [reckoned.at(-1), timeline(log).at(-1)];
  if (last === undefined || pressed === undefined || !isEndInQuestion(reckoned)) return null;
  const { target, from } = pressed;
  return { target, from, shiftEnd: last.from > from ? last.from : null };
}

/** A person's minutes on one task, running time included; a forgotten end counts as it is reckoned. */
export function myMinutesOn(
  stretches: readonly ClockStretch[],
  { order, task }: { readonly order: string; readonly task: string },
  now: UtcMinute,
): Minutes {
  const own = stretches.filter(
    ({ target }) => target.on === 'task' && target.order === order && target.task === task,
  );
  return workedMinutes(own, now);
}

/** "10:00 h worked, 0:30 meal". */
export function dayHoursText({ worked, meal }: Pick<MyDay, 'worked' | 'meal'>): string {
  return `${clockedText(worked)} h worked${meal > 0 ? `, ${clockedText(meal)} meal` : ''}`;
}

/**
 * The minute up to which minutes are counted beside a running clock, so that a sum rises when the clock's own minute is
 * full. A press counts by its minute: when the work ends, the sum may be a minute more.
 */
export function minuteBeside(now: number, since: number | null): UtcMinute {
  return minuteOf(since === null ? now : now - (since % 60_000));
}

/** Running time with seconds: "1:09:26". */
export function runningDigits(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
