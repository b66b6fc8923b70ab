import { dayAfter, dayIn, instantIn, type TimeZone } from '../../../companies/time-zone.ts';
import { minuteOf, type UtcMinute } from '../../../units.ts';

/** The first minute of a calendar day. */
export function startOf(day: string, zone: TimeZone): UtcMinute {
  return minuteOf(instantIn(zone, { day, minute: 0 }));
}

/** The first minute after it. */
export function endOf(day: string, zone: TimeZone): UtcMinute {
  return startOf(dayAfter(day, 1), zone);
}

/** A minute of the clock on a day; past ones come as soon as that minute comes again. */
export function comingMinute(day: string, minute: number, now: UtcMinute, zone: TimeZone): UtcMinute {
  const at = minuteOf(instantIn(zone, { day, minute }));
  if (at >= now) return at;
  const today = dayIn(zone, now * 60_000);
  const next = minuteOf(instantIn(zone, { day: today, minute }));
  return next >= now ? next : minuteOf(instantIn(zone, { day: dayAfter(today, 1), minute }));
}
