import type { Reason, Term } from '../../model/explanation.ts';

/** Every kind of step behind billed hours. */
export const hoursTermKinds = [
  'book-fixed',
  'book-setup',
  'book-per-unit',
  'book-minimum',
  'calculated',
  'judgment',
  'agreed',
  'measured',
  'by-hand',
  'two-technicians',
  'other-labor',
  'needed',
  'included',
  'labor-overlap',
  'edges',
  'blend',
  'break-point',
  'on-clear-line',
  'no-major-panel',
  'overlap-adjacent',
  'overlap-non-adjacent',
  'overlap-minor',
  'clear-first',
  'clear-additional',
  'clear-blend',
  'clear-cap',
  'three-stage-first',
  'three-stage-additional',
  'two-tone-first',
  'two-tone-additional',
  'sand-and-buff',
  'gravel-guard-first',
  'gravel-guard-additional',
  'further-cover',
  'override',
] as const;
export type HoursTermKind = (typeof hoursTermKinds)[number];

export interface HoursTerm extends Term {
  readonly kind: HoursTermKind;
}

export interface HoursReason extends Reason {
  readonly of: 'hours';
  readonly terms: readonly HoursTerm[];
}
