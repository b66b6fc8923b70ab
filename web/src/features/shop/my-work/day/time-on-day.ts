import { instantIn, localTime, type TimeZone } from '@dre/core/domain/companies/time-zone';

/** "7:30", "7:30 AM", "0730" or "19:05" on the shop's day of a moment; undefined if it is no time. */
export function timeOnDay(text: string, zone: TimeZone, moment: number): number | undefined {
  const found = /^\s*(\d{1,2})(?::?(\d{2}))?\s*([ap])?\.?\s*(?:m\.?)?\s*$/i.exec(text);
  if (found === null) return undefined;
  const [, hourText = '', minuteText = '0', half] = found;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59 || hour > (half === undefined ? 23 : 12) || (half !== undefined && hour === 0))
    return undefined;
  const hours = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return instantIn(zone, { day: localTime(zone, moment).day, minute: hours * 60 + minute });
}
