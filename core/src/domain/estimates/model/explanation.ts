/**
 * Why a number is what it is, as values: the terms add up to the amount, in its own unit (tenths of an hour or
 * cents). Words are made of it only where somebody reads them.
 */
export interface Reason {
  readonly of: 'hours' | 'money';
  readonly amount: number;
  readonly source: ReasonSource;
  readonly terms: readonly Term[];
  /** The book's footnotes, for times that come from it. */
  readonly included: string;
  readonly notIncluded: string;
}

export const reasonSources = [
  'book',
  'judgment',
  'agreed',
  'hand',
  'calculator',
  'rule',
  'profile',
  'override',
] as const;
export type ReasonSource = (typeof reasonSources)[number];

/** One step: what was done (`kind`), with which numbers, and what it adds to the amount. */
export interface Term {
  readonly kind: string;
  readonly numbers: readonly number[];
  readonly amount: number;
  /** A name the step speaks of: a tax, a part, another line. */
  readonly name?: string;
  /** The day it speaks of. */
  readonly on?: string;
}
