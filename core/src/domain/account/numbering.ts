import type { Numbering } from './settings.ts';

/**
 * The text before the digits. Each stem has its own count; no stem ends in a digit, so two stems never print the same
 * number.
 */
export function numberStem({ prefix, isYearly }: Numbering, day: string): string {
  return isYearly ? `${prefix}${day.slice(0, 4)}-` : prefix;
}

/** The printed estimate number: E-10001, E-2026-00001. */
export function printedNumber(numbering: Numbering, day: string, count: number): string {
  return `${numberStem(numbering, day)}${String(count).padStart(numbering.digits, '0')}`;
}

/** Companies without settings start at five digits, as their first estimate here is seldom their first ever. */
export function firstCount(stem: string): number {
  return stem === 'E-' ? 10_001 : 1;
}
