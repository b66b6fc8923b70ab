import { type Absence, absencesOn, hoursBeside } from './absence.ts';
import type { DayWindow } from './day-window.ts';

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Working hours by weekday, with exceptions such as open Saturdays, and days away. */
export interface WorkCalendar {
  readonly week: Readonly<Record<(typeof weekdays)[number], readonly DayWindow[]>>;
  readonly exceptions: readonly {
    readonly day: string;
    readonly windows: readonly DayWindow[];
    readonly reason: string;
  }[];
  /** Of a person, by their first day; left out where there are none. */
  readonly absences?: readonly Absence[];
}

/** A calendar without hours: nobody is planned by it. */
export const noHours: WorkCalendar = {
  week: { sun: [], mon: [], tue: [], wed: [], thu: [], fri: [], sat: [] },
  exceptions: [],
};

/** True if the calendar plans anybody on any day. */
export function hasHours(calendar: WorkCalendar | null): boolean {
  return (
    calendar !== null &&
    (calendar.exceptions.length > 0 || weekdays.some((weekday) => calendar.week[weekday].length > 0))
  );
}

/** The hours of a calendar day such as 2026-11-15, days away aside; an exception replaces those of the week. */
export function usualHoursOn({ week, exceptions }: WorkCalendar, day: string): readonly DayWindow[] {
  const exception = exceptions.findLast((one) => one.day === day);
  if (exception !== undefined) return exception.windows;
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return weekday === undefined ? [] : week[weekday];
}

/** The hours in which work can be planned on a day: those of the calendar without days away. */
export function windowsOn(calendar: WorkCalendar, day: string): readonly DayWindow[] {
  return hoursBeside(usualHoursOn(calendar, day), absencesOn(calendar.absences ?? [], day));
}
