import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type Absence, type AbsenceKind, addAbsence } from '@dre/core/domain/shop/model/absence';
import { absenceRefusalMessage } from '@dre/core/domain/shop/wording/absence-text';
import { readHoursOfDay } from '../settings/hours-of-day.ts';

/** Days away as somebody writes them. */
export interface AbsenceDraft {
  readonly kind: AbsenceKind;
  readonly from: string;
  /** Empty: the first day alone. */
  readonly until: string;
  readonly isPart: boolean;
  /** The part of the day, as 8-12. */
  readonly hours: string;
}

export const blankAbsence: AbsenceDraft = { kind: 'vacation', from: '', until: '', isPart: false, hours: '' };

export interface DraftProblem {
  readonly at: 'from' | 'until' | 'hours';
  readonly text: string;
}

/** The days away, or what is wrong with them and where. */
export function readAbsence(
  { kind, from, until, isPart, hours }: AbsenceDraft,
  present: readonly Absence[],
  id: string,
): Result<Absence, DraftProblem> {
  if (from === '') return refuse({ at: 'from', text: 'Choose the first day.' });
  const [window, ...more] = isPart ? (readHoursOfDay(hours) ?? []) : [];
  if (isPart && (window === undefined || more.length > 0))
    return refuse({ at: 'hours', text: 'Write one part of the day, such as 8-12.' });
  const absence = { id, kind, from, until: until === '' ? from : until, hours: window ?? null };
  const added = addAbsence(present, absence);
  if (added.ok) return accept(absence);
  const at = added.refusal.kind === 'away-already' ? 'from' : 'until';
  return refuse({ at, text: absenceRefusalMessage(added.refusal) });
}
