import { monthNames } from '../month-names.ts';

/** A month as reports write it: 2026-11. Such texts sort as the months do. */
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

/** As long as this one, right before it. */
export function periodBefore(period: Period): Period {
  const length = placeOf(period.last) - placeOf(period.first) + 1;
  return { first: monthAfter(period.first, -length), last: monthAfter(period.first, -1) };
}

export function isWithin(month: Month, { first, last }: Period): boolean {
  return first <= month && month <= last;
}

/** So many months later; before, when the number is below zero. */
function monthAfter(month: Month, count: number): Month {
  const place = placeOf(month) + count;
  const [year, inYear] = [Math.floor(place / 12), place - Math.floor(place / 12) * 12];
  return `${String(year).padStart(4, '0')}-${String(inYear + 1).padStart(2, '0')}`;
}

function placeOf(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

export function sayMonth(month: Month): string {
  return `${monthNames[placeOf(month) % 12] ?? ''} ${month.slice(0, 4)}`;
}

export function sayPeriod({ first, last }: Period): string {
  return first === last ? sayMonth(first) : `${sayMonth(first)} to ${sayMonth(last)}`;
}
