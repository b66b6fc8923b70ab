import { dayAfter, dayIn, instantIn } from '@dre/core/domain/companies/time-zone';
import { type CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { ShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import { windowsOn, type WorkCalendar } from '@dre/core/domain/shop/model/work-calendar';
import { type demoCrew, demoWeeks, demoZone } from './demo-crew.table.ts';

const minuteMs = 60_000;

/** Days and times of the demo shop, counted from the day of the first start. Nobody works on Sunday. */
export interface DemoTimes {
  readonly today: string;
  /** The first instant of the day of the first start: finished work lies before it. */
  readonly dayBegins: number;
  /** A day so many days from the first start; a Sunday becomes the next day away from it. */
  day(days: number): string;
  /** A local time on such a day. */
  at(days: number, minute: number): number;
}

export function demoTimes(startedAt: Date): DemoTimes {
  const today = dayIn(demoZone, startedAt.getTime());
  const day = (days: number) => {
    const found = dayAfter(today, days);
    if (!isSunday(found)) return found;
    return dayAfter(found, days < 0 ? -1 : 1);
  };
  return {
    today,
    dayBegins: instantIn(demoZone, { day: today, minute: 0 }),
    day,
    at: (days, minute) => instantIn(demoZone, { day: day(days), minute }),
  };
}

export function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
}

/** The morning after an instant, on a day the shop is open. */
export function nextMorning(instant: number, minute: number): number {
  const next = dayAfter(dayIn(demoZone, instant), 1);
  return instantIn(demoZone, { day: isSunday(next) ? dayAfter(next, 1) : next, minute });
}

/** Working hours, and the days the person is away. */
export function demoCalendar(
  { week, away }: (typeof demoCrew)[number],
  { today }: Pick<DemoTimes, 'today'>,
  absenceId: string,
): WorkCalendar {
  const hours = { week: demoWeeks[week], exceptions: [] };
  if (away === undefined) return hours;
  const [from, until, kind] = away;
  const days = { from: dayAfter(today, from), until: dayAfter(today, until) };
  return { ...hours, absences: [{ id: absenceId, kind, ...days, hours: null }] };
}

/** The days nobody works, a year back and a year ahead. */
export function demoHolidays({ today }: Pick<DemoTimes, 'today'>): ShopSettings['holidays'] {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1].flatMap(holidaysOf).map(([day, name]) => ({ day, name }));
}

/** The member's hours without the shop's holidays. */
export function atWork(member: CrewMember, holidays: ShopSettings['holidays']): CrewMember {
  const { calendar } = member;
  if (calendar === null) return member;
  const closed = holidays.map(({ day, name }) => ({ day, windows: [], reason: name }));
  return { ...member, calendar: { ...calendar, exceptions: [...calendar.exceptions, ...closed] } };
}

/** The holidays the demo shop is closed on. */
function holidaysOf(year: number): readonly (readonly [string, string])[] {
  const text = String(year);
  return [
    [`${text}-01-01`, "New Year's Day"],
    [weekdayFrom(`${text}-05-25`, 1), 'Memorial Day'],
    [`${text}-07-04`, 'Independence Day'],
    [weekdayFrom(`${text}-09-01`, 1), 'Labor Day'],
    [weekdayFrom(`${text}-11-22`, 4), 'Thanksgiving Day'],
    [`${text}-12-25`, 'Christmas Day'],
  ];
}

/** The first such weekday from a day on; 1 is Monday. */
function weekdayFrom(day: string, weekday: number): string {
  const ahead = (weekday - new Date(`${day}T00:00:00Z`).getUTCDay() + 7) % 7;
  return dayAfter(day, ahead);
}

/** An interval of instants. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

const shortest = 12 * minuteMs;

/** Paid breaks of twelve minutes, at ten and at half past two: nobody works in them. */
export function breaksOn(day: string): readonly Span[] {
  return [600, 870].map((minute) => ({
    from: instantIn(demoZone, { day, minute }),
    until: instantIn(demoZone, { day, minute: minute + 12 }),
  }));
}

/**
 * The first free stretches of a person's working hours from an instant on that come to the given minutes. Breaks and
 * other work cut them, and nobody begins something a few minutes before a break.
 */
export function freeSpans(
  { calendar }: Pick<CrewMember, 'calendar'>,
  busy: readonly Span[],
  from: number,
  minutes: number,
): readonly Span[] {
  const spans: Span[] = [];
  let missing = minutes * minuteMs;
  for (let day = dayIn(demoZone, from); missing > 0 && spans.length < 200; day = dayAfter(day, 1)) {
    for (const free of freeOn(calendar, busy, day)) {
      const begin = Math.max(free.from, from);
      const room = free.until - begin;
      if (missing === 0 || room < Math.min(shortest, missing)) continue;
      const length = Math.min(room, missing);
      spans.push({ from: begin, until: begin + length });
      missing -= length;
    }
    if (Date.parse(`${day}T00:00:00Z`) - from > 90 * 1_440 * minuteMs) throw new Error('No time is free.');
  }
  return spans;
}

/** Working hours of a day as instants. */
export function shiftsOn(calendar: WorkCalendar | null, day: string): readonly Span[] {
  if (calendar === null) return [];
  return windowsOn(calendar, day).map(({ from, until }) => ({
    from: instantIn(demoZone, { day, minute: from }),
    until: instantIn(demoZone, { day, minute: until }),
  }));
}

function freeOn(calendar: WorkCalendar | null, busy: readonly Span[], day: string): readonly Span[] {
  return [...breaksOn(day), ...busy].reduce<readonly Span[]>(
    (spans, taken) =>
      spans.flatMap((span) =>
        [
          { from: span.from, until: Math.min(span.until, taken.from) },
          { from: Math.max(span.from, taken.until), until: span.until },
        ].filter(({ from, until }) => from < until),
      ),
    shiftsOn(calendar, day),
  );
}
