import type { Numbering } from './settings.ts';

/**
 * What stands before the digits. Numbers are counted for each stem by itself: as no stem ends in a digit, two stems
 * never print the same number.
 */
export function numberStem({ prefix, isYearly }: Numbering, day: string): string {
  return isYearly ? `${prefix}${day.slice(0, 4)}-` : prefix;
}

/** The number an estimate gets: E-10001, E-2026-00001. */
export function printedNumber(numbering: Numbering, day: string, count: number): string {
  return `${numberStem(numbering, day)}${String(count).padStart(numbering.digits, '0')}`;
}

/** A company that has set nothing begins with five digits, as its first estimate is seldom the first it ever wrote. */
export function firstCount(stem: string): number {
  return stem === 'E-' ? 10_001 : 1;
}
