import { minuteOf } from '../units.ts';

/** An IANA name such as America/Chicago. */
export type TimeZone = string;

/** The zone of a company until its owner chooses another. */
export const defaultTimeZone: TimeZone = 'America/Chicago';

/** A local time: a calendar day and the minute of its clock, 480 being 08:00. */
export interface LocalTime {
  readonly day: string;
  readonly minute: number;
}

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

/** Creating a formatter costs far more than using one. */
const formatters = new Map<TimeZone, Intl.DateTimeFormat>();

function formatterOf(zone: TimeZone): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const created = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, created);
  return created;
}

/** Milliseconds the zone's clock is ahead of UTC at an instant. */
export function zoneOffset(zone: TimeZone, instant: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - (instant - remainder(instant, 1_000));
}

export function localTime(zone: TimeZone, instant: number): LocalTime {
  const local = instant + zoneOffset(zone, instant);
  return { day: new Date(local).toISOString().slice(0, 10), minute: minuteOf(remainder(local, dayMs)) };
}

/** Never negative, also before 1970. */
function remainder(milliseconds: number, of: number): number {
  return ((milliseconds % of) + of) % of;
}

/** The calendar day an instant lies in. */
export function dayIn(zone: TimeZone, instant: number): string {
  return localTime(zone, instant).day;
}

/**
 * The first instant at which the zone's clock shows this time. A time that daylight saving skips is as much later as
 * the clock was put forward, so a day without a midnight begins at 01:00.
 */
export function instantIn(zone: TimeZone, { day, minute }: LocalTime): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs;
  const offsets = [zoneOffset(zone, wanted - dayMs), zoneOffset(zone, wanted + dayMs)];
  const found = offsets
    .map((offset) => wanted - offset)
    .filter((instant) => instant + zoneOffset(zone, instant) === wanted);
  return found.length > 0 ? Math.min(...found) : wanted - Math.min(...offsets);
}

/** The day so many calendar days later; negative counts back. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
