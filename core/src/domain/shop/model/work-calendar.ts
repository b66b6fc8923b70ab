/** Minutes of a local day: 480 is 08:00. `until` beyond 1,440 ends on the next day. */
export interface DayWindow {
  readonly from: number;
  readonly until: number;
}

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Working hours by weekday, with exceptions such as holidays, sick days and open Saturdays. */
export interface WorkCalendar {
  readonly week: Readonly<Record<(typeof weekdays)[number], readonly DayWindow[]>>;
  readonly exceptions: readonly {
    readonly day: string;
    readonly windows: readonly DayWindow[];
    readonly reason: string;
  }[];
}

/** The windows of a calendar day such as 2026-11-15; an exception replaces those of the week. */
export function windowsOn({ week, exceptions }: WorkCalendar, day: string): readonly DayWindow[] {
  const exception = exceptions.findLast((one) => one.day === day);
  if (exception !== undefined) return exception.windows;
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return weekday === undefined ? [] : week[weekday];
}
