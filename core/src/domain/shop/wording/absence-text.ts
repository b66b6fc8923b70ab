import { weekDay } from '../../short-day.ts';
import { type Absence, type AbsenceRefusal, mostAbsences } from '../model/absence.ts';
import { absenceLabels } from './shop-labels.ts';

/** "Mon, Nov 23 to Fri, Nov 27", "Mon, Nov 23, 8:00 AM to 12:00 PM". */
export function absenceDaysText({ from, until, hours }: Pick<Absence, 'from' | 'until' | 'hours'>): string {
  const days = from === until ? weekDay(from) : `${weekDay(from)} to ${weekDay(until)}`;
  return hours === null ? days : `${days}, ${minuteText(hours.from)} to ${minuteText(hours.until)}`;
}

/** "Vacation: Mon, Nov 23 to Fri, Nov 27". */
export function absenceText(absence: Absence): string {
  return `${absenceLabels[absence.kind]}: ${absenceDaysText(absence)}`;
}

/** A minute of a local day: 480 is 8:00 AM. */
function minuteText(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${String(hour % 12 || 12)}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function absenceRefusalMessage(refusal: AbsenceRefusal): string {
  switch (refusal.kind) {
    case 'ends-before-it-begins':
      return 'The last day lies before the first.';
    case 'part-of-day-without-length':
      return 'The end of the part lies before its beginning.';
    case 'away-already':
      return `These days are taken: ${absenceText(refusal.other)}. Remove that first, or choose other days.`;
    case 'too-many-absences':
      return `A person has at most ${String(mostAbsences)} of these. Remove some that are over.`;
  }
}
