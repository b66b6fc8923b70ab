import type { LaborType } from '../../../catalogue/trade-words.ts';
import type { TenthHours } from '../../../units.ts';
import type { HoursReason } from './hours-term.ts';
import type { Override } from '../../model/estimate.ts';
import type { BookValues } from '../../model/line.ts';

/** Hours with their explanation: a printed estimate explains all of its thousand lines. */
export interface BilledHours extends HoursReason {
  readonly type: LaborType;
  /** The book's hours for this quantity, also where none of them are billed. */
  readonly book: TenthHours;
  readonly billed: TenthHours;
  /** Printed `Incl.`: another operation's time covers it. */
  readonly isIncluded: boolean;
}

/** The book's hours for this quantity; null where the book has none for such work. */
export function knownBookHours({ book, terms }: Pick<BilledHours, 'book' | 'terms'>): TenthHours | null {
  const isOwn = terms.some(
    ({ kind, numbers }) => kind === 'by-hand' || (kind === 'agreed' && numbers.length === 0),
  );
  return isOwn ? null : book;
}

type FoundHours = Omit<BilledHours, 'of' | 'amount' | 'included' | 'notIncluded'>;

/** `values` are the line's book values, whose footnotes belong to the explanation. */
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

/** Hours typed over a rule's result replace all its steps. */
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
