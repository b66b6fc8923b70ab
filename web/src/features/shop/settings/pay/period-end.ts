import { instantIn, type TimeZone } from '@dre/core/domain/companies/time-zone';
import { accept, refuse, type Result } from '@dre/core/domain/result';

/** The instant before which all time is closed: midnight where the shop is, wherever its owner is. */
export function periodEnd(
  firstOpenDay: string,
  { zone, today }: { readonly zone: TimeZone; readonly today: string },
): Result<string, 'no-day' | 'to-come'> {
  if (firstOpenDay === '') return refuse('no-day');
  if (firstOpenDay > today) return refuse('to-come');
  return accept(new Date(instantIn(zone, { day: firstOpenDay, minute: 0 })).toISOString());
}
