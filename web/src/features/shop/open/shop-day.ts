import { dayIn, type TimeZone } from '@dre/core/domain/companies/time-zone';
import { daysBetween } from '@dre/core/domain/days-between';
import { monthNames } from '@dre/core/domain/month-names';
import { useEffect, useState } from 'react';
import { useCompanyZone } from '../../session/company-zone.ts';

/** The calendar day of a moment where the shop is, wherever the device is: 2026-11-18. */
export function dayOf(zone: TimeZone, moment: string): string {
  return dayIn(zone, Date.parse(moment));
}

const everyMinute = 60_000;

/** Today in the shop, also on a screen that stays open past midnight. */
export function useToday(): string {
  const zone = useCompanyZone();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMinute);
    return () => clearInterval(timer);
  }, []);
  return dayIn(zone, now);
}

/** A moment by the shop's clock. Today: 10:42 AM. Yesterday. This year: Nov 11. Older: Nov 11, 2025. */
export function whenIn(
  zone: TimeZone,
  moment: string,
  today: string,
): { readonly short: string; readonly full: string } {
  const instant = Date.parse(moment);
  const [time, day] = [timeIn(zone, instant), dayOf(zone, moment)];
  const date = dateText(day, today);
  const ago = daysBetween(day, today);
  const short = ago === 0 ? time : ago === 1 ? 'Yesterday' : date;
  return { short, full: `${weekdayOf(day)}, ${date}, ${time}` };
}

function dateText(day: string, today: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const text = `${monthNames[Number(month) - 1]?.slice(0, 3) ?? ''} ${String(Number(date))}`;
  return today.startsWith(year) ? text : `${text}, ${year}`;
}

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function weekdayOf(day: string): string {
  return weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/** Creating a formatter costs far more than using one. */
const clocks = new Map<TimeZone, Intl.DateTimeFormat>();

/** 10:42 AM by the shop's clock. */
export function timeIn(zone: TimeZone, instant: number): string {
  const known = clocks.get(zone);
  if (known !== undefined) return known.format(instant);
  const created = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone });
  clocks.set(zone, created);
  return created.format(instant);
}
