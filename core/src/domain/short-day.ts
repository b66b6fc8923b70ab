import { monthNames } from './month-names.ts';

/** 2026-12-18 becomes Dec 18. */
export function shortDay(day: string): string {
  const [, month = '', date = ''] = day.split('-');
  return `${monthNames[Number(month) - 1]?.slice(0, 3) ?? ''} ${String(Number(date))}`;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** 2026-12-07 becomes Mon, Dec 7. */
export function weekDay(day: string): string {
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}, ${shortDay(day)}`;
}
