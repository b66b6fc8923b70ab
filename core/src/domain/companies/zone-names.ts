import { minuteOf } from '../units.ts';
import { type TimeZone, zoneOffset } from './time-zone.ts';

/** Every zone that can be chosen, by name. UTC is no place, so the list of places lacks it. */
export function timeZones(): readonly TimeZone[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].toSorted();
}

export function isTimeZone(name: string): boolean {
  return timeZones().includes(name);
}

/** UTC−06:00, as the zone's clock is at an instant. */
export function offsetText(zone: TimeZone, instant: number): string {
  const offset = minuteOf(zoneOffset(zone, instant));
  const minutes = Math.abs(offset);
  const rest = minutes % 60;
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${offset < 0 ? '−' : '+'}${two((minutes - rest) / 60)}:${two(rest)}`;
}
