import { dayIn } from '@dre/core/domain/companies/time-zone';
import { daysBetween } from '@dre/core/domain/days-between';
import { shortDay } from '@dre/core/domain/short-day';
import { formatDecimal } from '../../ui/fields/number-text.ts';
import { momentFormat, displayZone } from './display-zone.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Money as a price states it: $120.00 and −$120.00, the cents always there. */
export function price(cents: number): string {
  return dollars.format(cents / 100).replace('-', '−');
}

/** Money in a column: 1,234.50. */
export function amount(cents: number): string {
  return formatDecimal(cents, 2);
}

/** Tenths of an hour: 1.5. */
export function hours(tenths: number): string {
  return formatDecimal(tenths, 1);
}

/** Thousandths of a piece, foot or square foot: 2, 2.5. */
export function quantity(thousandths: number): string {
  return formatDecimal(thousandths, 3).replace(/\.?0+$/, '');
}

/** Shows zero as a dash. */
export function orDash(value: number, text: (value: number) => string): string {
  return value === 0 ? '–' : text(value);
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const anyYear = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const whole = { dateStyle: 'full', timeStyle: 'short' } as const;

// Moments are shown in the zone of the active company, as its days, documents and reports are.

/** Today: 10:42 AM. Yesterday. This year: Nov 11. Older: Nov 11, 2025. */
export function when(moment: Date, now: Date): string {
  const [date, today] = [dayOfMoment(moment), dayOfMoment(now)];
  return date === today ? clockTime(moment) : dayName(date, today);
}

/** The heading of a calendar day: Today, Yesterday, Nov 11, Nov 11, 2025. */
export function dayName(date: string, today: string): string {
  const daysAgo = daysBetween(date, today);
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  const [year = ''] = date.split('-');
  return today.startsWith(year) ? shortDay(date) : `${shortDay(date)}, ${year}`;
}

/** The calendar day of a moment where the company is: 2026-11-18. */
export function dayOfMoment(moment: Date): string {
  return dayIn(displayZone(), moment.getTime());
}

/** 10:42 AM. */
export function clockTime(moment: Date): string {
  return momentFormat(clock).format(moment);
}

/** Nov 11, 2025. */
export function day(moment: Date): string {
  return momentFormat(anyYear).format(moment);
}

/** A calendar day without a time, the same in every zone: Nov 11, 2025. */
export function calendarDay(date: string): string {
  return `${shortDay(date)}, ${date.slice(0, 4)}`;
}

export function stamp(moment: Date): string {
  return momentFormat(whole).format(moment);
}

/** Cameras tell the time without a zone: it is shown as it was written. */
export function photoStamp(takenAt: string): string {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(takenAt);
  return hasZone ? stamp(new Date(takenAt)) : asWritten.format(new Date(`${takenAt}Z`));
}

const asWritten = new Intl.DateTimeFormat('en-US', { ...whole, timeZone: 'UTC' });
