import { dayAfter } from '../companies/time-zone.ts';
import { monthNames } from '../month-names.ts';
import type { PeriodComparison } from './months.ts';

/** Whole days as in 2026-11-19, the first and the last one included. */
export interface DayPeriod {
  readonly first: string;
  readonly last: string;
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  dayAfter(text, 0) === text;

export function lastDays(today: string, count: number): DayPeriod {
  return { first: dayAfter(today, 1 - count), last: today };
}

/** Calendar days from one day to another; 0 on the same day. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** In days; zero or less if the ends are reversed. */
export function dayCount({ first, last }: DayPeriod): number {
  return daysBetween(first, last) + 1;
}

/** As many days right before, or the same days a year earlier. */
export function comparedDays(period: DayPeriod, comparison: PeriodComparison): DayPeriod {
  const length = dayCount(period);
  if (comparison === 'before') {
    return { first: dayAfter(period.first, -length), last: dayAfter(period.first, -1) };
  }
  const last = dayAfter(period.last, -365);
  return { first: dayAfter(last, 1 - length), last };
}

/** Nov 19, and with its year Nov 19, 2026. */
export function formatDay(day: string, withYear = false): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const short = `${(monthNames[Number(month) - 1] ?? '').slice(0, 3)} ${String(Number(date))}`;
  return withYear ? `${short}, ${year}` : short;
}

/** Aug 21 to Nov 18, 2026. */
export function formatDays({ first, last }: DayPeriod): string {
  if (first === last) return formatDay(first, true);
  return `${formatDay(first, first.slice(0, 4) !== last.slice(0, 4))} to ${formatDay(last, true)}`;
}

/** The months of a period; the first and the last one may be cut. */
export function monthsWithin(period: DayPeriod): readonly (DayPeriod & { readonly label: string })[] {
  const months: (DayPeriod & { label: string })[] = [];
  for (let first = period.first; first <= period.last;) {
    const [year = 0, month = 1] = first.split('-').map(Number);
    const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    const last = end < period.last ? end : period.last;
    const isWhole = first.endsWith('-01') && last === end;
    const name = (monthNames[month - 1] ?? '').slice(0, 3);
    const days = `${name} ${String(Number(first.slice(8)))}–${String(Number(last.slice(8)))}`;
    months.push({ first, last, label: isWhole ? name : days });
    first = dayAfter(last, 1);
  }
  return months;
}
