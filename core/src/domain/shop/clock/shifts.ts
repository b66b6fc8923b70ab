import { dayAfter, dayIn, instantIn, type TimeZone } from '../../companies/time-zone.ts';
import { minuteOf, type UtcMinute, utcMinute } from '../../units.ts';
import type { ShopSettings } from '../model/shop-settings.ts';
import { usualHoursOn, type WorkCalendar } from '../model/work-calendar.ts';
import { grace, type Shift, withAssumedEnds } from './forgotten-clock-out.ts';
import { type ClockStretch, lengthOf } from './timeline.ts';

/** One person's working hours, with the days nobody works and the zone in which the shop's clock runs. */
export interface ShiftSource {
  readonly calendar: WorkCalendar | null;
  readonly holidays: ShopSettings['holidays'];
  readonly zone: TimeZone;
}

/**
 * The shifts of the days between two instants, in order. The windows of a day are one shift: a lunch nobody pressed is
 * no clock-out. Night shifts that reach into the next one are joined with it.
 */
export function shiftsBetween(source: ShiftSource, from: UtcMinute, until: UtcMinute): readonly Shift[] {
  const { zone } = source;
  const last = dayIn(zone, until * 60_000);
  const shifts: Shift[] = [];
  for (let day = dayAfter(dayIn(zone, from * 60_000), -1); day <= last; day = dayAfter(day, 1)) {
    const shift = shiftOn(source, day);
    const before = shifts.at(-1);
    if (shift === null) continue;
    if (before === undefined || before.until < shift.from) shifts.push(shift);
    else shifts[shifts.length - 1] = { ...before, until: shift.until };
  }
  return shifts;
}

/** Days away take no shift: whoever pressed was there, and their time counts as it did before somebody entered them. */
function shiftOn({ calendar, holidays, zone }: ShiftSource, day: string): Shift | null {
  if (calendar === null || holidays.some((holiday) => holiday.day === day)) return null;
  const windows = usualHoursOn(calendar, day);
  if (windows.length === 0) return null;
  const at = (minute: number) => minuteOf(instantIn(zone, { day, minute }));
  return {
    from: at(Math.min(...windows.map(({ from }) => from))),
    until: at(Math.max(...windows.map(({ until }) => until))),
  };
}

/** Nobody is away longer than this and then presses for the first time; more days are not worth looking through. */
const mostDays = 40 * 1_440;

/** A person's stretches with forgotten clock-outs ended by their shifts. Only long stretches are looked at. */
export function stretchesWithAssumedEnd(
  stretches: readonly ClockStretch[],
  source: ShiftSource,
  now: UtcMinute,
): readonly ClockStretch[] {
  if (source.calendar === null) return stretches;
  return stretches.flatMap((stretch, index) => {
    if (stretch.target.on === 'off' || lengthOf(stretch, now) <= grace) return [stretch];
    const end = utcMinute(Math.min(stretch.until ?? now, stretch.from + mostDays) + 1_440);
    const shifts = shiftsBetween(source, stretch.from, end);
    const next = stretches[index + 1];
    return withAssumedEnds(next === undefined ? [stretch] : [stretch, next], shifts, now).filter(
      ({ punch }) => punch === stretch.punch,
    );
  });
}
