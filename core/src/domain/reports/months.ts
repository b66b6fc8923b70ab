import { dayIn, instantIn, type TimeZone } from '../companies/time-zone.ts';
import { monthNames } from '../month-names.ts';

/** A month as in 2026-11. Such texts sort chronologically. */
export type Month = string;

/** Whole months, the first and the last one included. */
export interface Period {
  readonly first: Month;
  readonly last: Month;
}

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export function lastMonths(now: Month, count: number): Period {
  return { first: monthAfter(now, 1 - count), last: now };
}

/** In months; zero or less if the ends are reversed. */
export function periodLength({ first, last }: Period): number {
  return monthIndex(last) - monthIndex(first) + 1;
}

/** A period of equal length directly before this one. */
export function periodBefore(period: Period): Period {
  const length = periodLength(period);
  return { first: monthAfter(period.first, -length), last: monthAfter(period.first, -1) };
}

export function monthsOf(period: Period): Month[] {
  return Array.from({ length: Math.max(0, periodLength(period)) }, (_, at) => monthAfter(period.first, at));
}

/** The same months a year earlier. */
function yearBefore({ first, last }: Period): Period {
  return { first: monthAfter(first, -12), last: monthAfter(last, -12) };
}

/** The period to compare with. */
export const comparisons = ['before', 'year'] as const;
export type PeriodComparison = (typeof comparisons)[number];

export function comparedWith(period: Period, comparison: PeriodComparison): Period {
  return comparison === 'year' ? yearBefore(period) : periodBefore(period);
}

/** From its first instant to the first one after it, in a company's zone. */
export function momentsOf(
  { first, last }: Period,
  zone: TimeZone,
): { readonly from: string; readonly until: string } {
  const begin = (month: Month) => new Date(instantIn(zone, { day: `${month}-01`, minute: 0 })).toISOString();
  return { from: begin(first), until: begin(monthAfter(last, 1)) };
}

/** The month an instant lies in. */
export function monthIn(zone: TimeZone, instant: number): Month {
  return dayIn(zone, instant).slice(0, 'YYYY-MM'.length);
}

export function isWithin(month: Month, { first, last }: Period): boolean {
  return first <= month && month <= last;
}

/** Adds a number of months, which may be negative. */
function monthAfter(month: Month, count: number): Month {
  const index = monthIndex(month) + count;
  const [year, inYear] = [Math.floor(index / 12), index - Math.floor(index / 12) * 12];
  return `${String(year).padStart(4, '0')}-${String(inYear + 1).padStart(2, '0')}`;
}

function monthIndex(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

export function formatMonth(month: Month): string {
  return `${monthNames[monthIndex(month) % 12] ?? ''} ${month.slice(0, 4)}`;
}

export function formatPeriod({ first, last }: Period): string {
  return first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`;
}

/** For column headings: Nov 2026, Sep to Nov 2026, Dec 2025 to Nov 2026. */
export function formatShortPeriod({ first, last }: Period): string {
  const short = (month: Month) => (monthNames[monthIndex(month) % 12] ?? '').slice(0, 3);
  const [start, end] = [first.slice(0, 4), last.slice(0, 4)];
  if (first === last) return `${short(first)} ${end}`;
  return `${short(first)}${start === end ? '' : ` ${start}`} to ${short(last)} ${end}`;
}
