import { momentFormat } from '../../lib/text/display-zone.ts';

const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const local = { dateStyle: 'long' } as const;
const moment = { dateStyle: 'long', timeStyle: 'short' } as const;

/** A calendar day, independent of the time zone: November 2, 2025. */
export function longDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return calendar.format(date);
}

/** The day of a moment in the reader's time zone, or in that of the company they are signed in to: December 14, 2026. */
export function dayOf(at: string | Date): string {
  return momentFormat(local).format(new Date(at));
}

/** For example "November 14, 2026 at 10:42 AM". */
export function momentOf(at: string): string {
  return momentFormat(moment).format(new Date(at));
}

/** A moment, or a day if only that is recorded. */
export function whenAnswered(at: string): string {
  return at.length === 10 ? longDay(at) : momentOf(at);
}
