import { dayIn, type TimeZone } from '@dre/core/domain/companies/time-zone';
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
