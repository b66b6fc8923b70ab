import { dayAfter } from '../../companies/time-zone.ts';
import type { ShopSettings } from '../model/shop-settings.ts';
import { type WorkCalendar, windowsOn } from '../model/work-calendar.ts';

/** The days on which the shop works: its holidays, and the hours of its crew. */
export interface ShopHours {
  readonly holidays: ShopSettings['holidays'];
  /** Of everybody who has one. */
  readonly calendars: readonly WorkCalendar[];
}

export type ClosedDay =
  | { readonly kind: 'holiday'; readonly name: string }
  | { readonly kind: 'nobody-works' };

/** The reason nobody works on a day; null if somebody does, or if nobody's hours are known. */
export function closedDay({ holidays, calendars }: ShopHours, day: string): ClosedDay | null {
  const holiday = holidays.find((one) => one.day === day);
  if (holiday !== undefined) return { kind: 'holiday', name: holiday.name };
  const isWorked = calendars.length === 0 || calendars.some((one) => windowsOn(one, day).length > 0);
  return isWorked ? null : { kind: 'nobody-works' };
}

/** A day typed by mistake, such as one in 2099, is not counted to its end. */
const mostDays = 366;

/** Days on which the shop works, both ends among them. */
export function workingDaysBetween(hours: ShopHours, from: string, until: string): number {
  let count = 0;
  let day = from;
  for (let looked = 0; day <= until && looked < mostDays; looked += 1) {
    if (closedDay(hours, day) === null) count += 1;
    day = dayAfter(day, 1);
  }
  return count;
}
