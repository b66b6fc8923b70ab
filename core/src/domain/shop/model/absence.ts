import { accept, refuse, type Result } from '../../result.ts';
import type { DayWindow } from './day-window.ts';

export const absenceKinds = ['vacation', 'sick', 'training', 'other'] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

/** Days on which a person does not work although their week has hours. */
export interface Absence {
  readonly id: string;
  readonly kind: AbsenceKind;
  /** The first and the last day, such as 2026-11-23. */
  readonly from: string;
  readonly until: string;
  /** The part of each of these days; null: whole days. */
  readonly hours: DayWindow | null;
}

export type AbsenceRefusal =
  | { readonly kind: 'ends-before-it-begins' }
  | { readonly kind: 'part-of-day-without-length' }
  | { readonly kind: 'away-already'; readonly other: Absence }
  | { readonly kind: 'too-many-absences' };

/** Years of single days; older ones may be removed. */
export const mostAbsences = 500;

/** Adds days away to those of a person. Sent twice, they count once. */
export function addAbsence(
  absences: readonly Absence[],
  added: Absence,
): Result<readonly Absence[], AbsenceRefusal> {
  if (absences.some(({ id }) => id === added.id)) return accept(absences);
  if (added.until < added.from) return refuse({ kind: 'ends-before-it-begins' });
  if (added.hours !== null && added.hours.until <= added.hours.from)
    return refuse({ kind: 'part-of-day-without-length' });
  const other = absences.find((one) => isOverlapping(one, added));
  if (other !== undefined) return refuse({ kind: 'away-already', other });
  if (absences.length >= mostAbsences) return refuse({ kind: 'too-many-absences' });
  return accept([...absences, added].toSorted((one, next) => (one.from < next.from ? -1 : 1)));
}

function isOverlapping(one: Absence, other: Absence): boolean {
  if (one.until < other.from || other.until < one.from) return false;
  if (one.hours === null || other.hours === null) return true;
  return one.hours.from < other.hours.until && other.hours.from < one.hours.until;
}

/** The absences that lie on a day. */
export function absencesOn(absences: readonly Absence[], day: string): readonly Absence[] {
  return absences.filter(({ from, until }) => from <= day && day <= until);
}

/** The hours of a day that absences leave. */
export function hoursBeside(
  windows: readonly DayWindow[],
  absences: readonly Absence[],
): readonly DayWindow[] {
  return absences.reduce<readonly DayWindow[]>(
    (left, { hours }) => (hours === null ? [] : left.flatMap((window) => withoutPart(window, hours))),
    windows,
  );
}

function withoutPart({ from, until }: DayWindow, away: DayWindow): readonly DayWindow[] {
  const parts = [
    { from, until: Math.min(until, away.from) },
    { from: Math.max(from, away.until), until },
  ];
  return parts.filter((part) => part.from < part.until);
}
