import { dayAfter, dayIn, instantIn, type TimeZone } from '../../companies/time-zone.ts';
import { minuteOf, type Minutes, sum, type UtcMinute, utcMinute } from '../../units.ts';
import { type ClockStretch, lengthOf } from './timeline.ts';

// Every screen that gives a person's or an order's minutes of a day takes them from here, so that they agree.

/** A day of the shop, from its midnight to the next. */
export interface DayBounds {
  readonly from: UtcMinute;
  readonly until: UtcMinute;
}

export function boundsOf(zone: TimeZone, day: string): DayBounds {
  const midnight = (of: string) => minuteOf(instantIn(zone, { day: of, minute: 0 }));
  return { from: midnight(day), until: midnight(dayAfter(day, 1)) };
}

type Timed = Pick<ClockStretch, 'from' | 'until'>;

/** What lies within a day; a stretch over midnight is cut there. One that runs today goes on running. */
export function withinDay<Stretch extends Timed>(
  stretches: readonly Stretch[],
  { from, until }: DayBounds,
  now: UtcMinute,
): readonly Stretch[] {
  return stretches.flatMap((stretch) => {
    const end = stretch.until ?? (now < until ? null : until);
    if (stretch.from >= until || (end !== null && end <= from)) return [];
    return [
      {
        ...stretch,
        from: utcMinute(Math.max(stretch.from, from)),
        until: end === null ? null : utcMinute(Math.min(end, until)),
      },
    ];
  });
}

/** The days of the shop that have time in them, the latest first, each with its part of the stretches. */
export function byDay<Stretch extends Timed>(
  stretches: readonly Stretch[],
  zone: TimeZone,
  now: UtcMinute,
): readonly { readonly day: string; readonly stretches: readonly Stretch[] }[] {
  const days = new Set<string>();
  for (const { from, until } of stretches) {
    const last = Math.max(from, (until ?? now) - 1);
    const lastDay = dayIn(zone, last * 60_000);
    for (let day = dayIn(zone, from * 60_000); day <= lastDay; day = dayAfter(day, 1)) days.add(day);
  }
  return [...days]
    .toSorted((one, other) => (one < other ? 1 : -1))
    .map((day) => ({ day, stretches: withinDay(stretches, boundsOf(zone, day), now) }));
}

type OnTarget = Pick<ClockStretch, 'from' | 'until' | 'target'>;

/** Time worked: everything but meals and off time. A meal is off duty when its person pressed it, and only then. */
export function workedMinutes(stretches: readonly OnTarget[], now: UtcMinute): Minutes {
  return lengthsOf(
    stretches.filter((one) => one.target.on !== 'off' && !isMeal(one)),
    now,
  );
}

export function mealMinutes(stretches: readonly OnTarget[], now: UtcMinute): Minutes {
  return lengthsOf(stretches.filter(isMeal), now);
}

function isMeal({ target }: OnTarget): boolean {
  return target.on === 'activity' && target.activity === 'meal';
}

function lengthsOf(stretches: readonly OnTarget[], now: UtcMinute): Minutes {
  return sum(stretches.map((one) => lengthOf(one, now)));
}
