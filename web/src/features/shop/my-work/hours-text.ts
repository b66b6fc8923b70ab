import { hours } from '../../../lib/text/format.ts';

/** Minutes as hours with one decimal, as sold hours are written. */
export function hoursText(minutes: number): string {
  return `${hours(Math.round(minutes / 6))} h`;
}
