import { dayAfter, dayIn, instantIn, type TimeZone } from '../../../companies/time-zone.ts';
import { minuteOf, type UtcMinute } from '../../../units.ts';
import type { ShopSettings } from '../../model/shop-settings.ts';
import { type WorkCalendar, windowsOn } from '../../model/work-calendar.ts';
import { joinedWindows } from '../time/open-times.ts';
import type { Windows } from '../state/plan-state.ts';

/** A calendar's working time between two instants, lunch and all, in minutes that count through daylight saving. */
export interface WindowRange {
  readonly holidays: ShopSettings['holidays'];
  readonly zone: TimeZone;
  readonly from: UtcMinute;
  readonly until: UtcMinute;
}

/** A night shift belongs to the day it begins on, so the day before is read too. A calendar nobody wrote is never worked. */
export function windowsBetween(calendar: WorkCalendar | null, range: WindowRange): Windows {
  if (calendar === null) return [];
  const { zone, from, until } = range;
  const last = dayIn(zone, until * 60_000);
  const pairs: number[][] = [];
  for (let day = dayAfter(dayIn(zone, from * 60_000), -1); day <= last; day = dayAfter(day, 1)) {
    pairs.push(...windowsOfDay(calendar, day, range));
  }
  return joinedWindows(pairs);
}

/** The windows of one calendar in one range, computed once: most people work the same hours. */
export function sharedWindows(range: WindowRange): (calendar: WorkCalendar | null) => Windows {
  const known = new Map<string, Windows>();
  return (calendar) => {
    const key = JSON.stringify(calendar);
    const windows = known.get(key) ?? windowsBetween(calendar, range);
    known.set(key, windows);
    return windows;
  };
}

function windowsOfDay(
  calendar: WorkCalendar,
  day: string,
  { holidays, zone, from, until }: WindowRange,
): readonly number[][] {
  if (holidays.some((holiday) => holiday.day === day)) return [];
  const at = (minute: number) => minuteOf(instantIn(zone, { day, minute }));
  return windowsOn(calendar, day)
    .map((window) => [Math.max(from, at(window.from)), Math.min(until, at(window.until))])
    .filter(([start = 0, end = 0]) => start < end);
}
