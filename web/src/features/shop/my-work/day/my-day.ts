import { type DayBounds, withinDay, workedMinutes } from '@dre/core/domain/shop/clock/day-time';
import { isEndInQuestion } from '@dre/core/domain/shop/clock/forgotten-clock-out';
import { type ClockStretch, effectivePresses, timeline } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import type { Minutes, UtcMinute } from '@dre/core/domain/units';

/** A person's day so far. */
export interface MyDay {
  /** Off time among them. */
  readonly stretches: readonly ClockStretch[];
  /** Everything but off time. */
  readonly worked: Minutes;
  /** The first press of the day; null before it. */
  readonly from: UtcMinute | null;
}

/** The part of the stretches that lies on the day; it begins with the first work. */
export function myDay(all: readonly ClockStretch[], day: DayBounds, now: UtcMinute): MyDay {
  const stretches = withinDay(all, day, now).filter(({ target }, index) => index > 0 || target.on !== 'off');
  return { stretches, worked: workedMinutes(stretches, now), from: stretches[0]?.from ?? null };
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

/** Running time with seconds: "1:09:26". */
export function runningDigits(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
