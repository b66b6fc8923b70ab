/**
 * Explains a number as data: the terms add up to the amount, in its unit (tenths of an hour or cents). Text is
 * generated only for display.
 */
export interface Reason {
  readonly of: 'hours' | 'money';
  readonly amount: number;
  readonly source: ReasonSource;
  readonly terms: readonly Term[];
  /** The book's footnotes, for book times. */
  readonly included: string;
  readonly notIncluded: string;
}

export const reasonSources = [
  'book',
  'judgment',
  'agreed',
  'measured',
  'hand',
  'calculator',
  'rule',
  'profile',
  'override',
] as const;
export type ReasonSource = (typeof reasonSources)[number];

/** True if a person decided on the value instead of the book. */
export function isDecided({ source }: Pick<Reason, 'source'>): boolean {
  return source === 'judgment' || source === 'agreed' || source === 'measured';
}

/** One step: its `kind`, the numbers it used, and its contribution to the amount. */
export interface Term {
  readonly kind: string;
  readonly numbers: readonly number[];
  readonly amount: number;
  /** A name used in the step: a tax, a part, another line. */
  readonly name?: string;
  /** The date of the step, such as the date of an agreement. */
  readonly on?: string;
}
