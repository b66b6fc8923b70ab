import { monthNames } from './month-names.ts';

/** 2026-11-14, or any timestamp that begins with it, becomes November 14, 2026; other text stays unchanged. */
export function dayText(day: string): string {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  const name = monthNames[Number(month) - 1];
  return name === undefined ? day : `${name} ${String(Number(date))}, ${year}`;
}
