import { formatDecimal } from '../../ui/fields/number-text.ts';

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

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const anyYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const whole = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** Today: 10:42 AM. Yesterday. This year: Nov 11. Older: Nov 11, 2025. */
export function when(moment: Date, now: Date): string {
  const days = (startOfDay(now) - startOfDay(moment)) / 86_400_000;
  // Days with a clock change are 23 or 25 hours long.
  const daysAgo = Math.round(days);
  if (daysAgo === 0) return clock.format(moment);
  if (daysAgo === 1) return 'Yesterday';
  return (moment.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(moment);
}

/** The heading of a day: Today, Yesterday, Nov 11, Nov 11, 2025. */
export function dayName(moment: Date, now: Date): string {
  return startOfDay(moment) === startOfDay(now) ? 'Today' : when(moment, now);
}

/** 10:42 AM. */
export function clockTime(moment: Date): string {
  return clock.format(moment);
}

export function day(moment: Date): string {
  return anyYear.format(moment);
}

export function stamp(moment: Date): string {
  return whole.format(moment);
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
