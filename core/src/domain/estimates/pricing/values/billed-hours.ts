import type { LaborType } from '../../../catalogue/trade-words.ts';
import type { TenthHours } from '../../../units.ts';
import type { HoursReason } from './hours-term.ts';
import type { Override } from '../../model/estimate.ts';
import type { BookValues } from '../../model/line.ts';

/** Hours together with the reason for them: all of a thousand lines are explained when an estimate is printed. */
export interface BilledHours extends HoursReason {
  readonly type: LaborType;
  /** What the book says for this quantity, kept also when nothing of it is billed. */
  readonly book: TenthHours;
  readonly billed: TenthHours;
  /** Printed `Incl.`: another operation's time covers it. */
  readonly isIncluded: boolean;
}

/** What the book says for this quantity; null where it says nothing of such work. */
export function knownBookHours({ book, terms }: Pick<BilledHours, 'book' | 'terms'>): TenthHours | null {
  const isOwn = terms.some(
    ({ kind, numbers }) => kind === 'by-hand' || (kind === 'agreed' && numbers.length === 0),
  );
  return isOwn ? null : book;
}

type FoundHours = Omit<BilledHours, 'of' | 'amount' | 'included' | 'notIncluded'>;

/** `values` are those of the line's book, whose footnotes belong to the reason. */
export function billedHours(found: FoundHours, values: BookValues | null): BilledHours {
  const { type, book, billed, isIncluded, source, terms } = found;
  return {
    of: 'hours',
    amount: billed,
    source,
    terms,
    included: values === null ? '' : values.included,
    notIncluded: values === null ? '' : values.notIncluded,
    type,
    book,
    billed,
    isIncluded,
  };
}

/** Hours typed over a rule's result take the place of all its steps. */
export function overriddenHours(
  derived: BilledHours,
  override: Extract<Override, { kind: 'hours' }>,
): BilledHours {
  return {
    ...derived,
    amount: override.hours,
    billed: override.hours as TenthHours,
    isIncluded: false,
    source: 'override',
    terms: [{ kind: 'override', numbers: [derived.billed], amount: override.hours }],
  };
}
