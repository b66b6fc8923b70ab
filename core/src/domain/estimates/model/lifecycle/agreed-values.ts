import type { LaborType } from '../../../catalogue/trade-words.ts';
import type { Cents, TenthHours } from '../../../units.ts';

/** The insurer's person who agreed, and the date the shop recorded. */
export interface AgreedBy {
  readonly name: string;
  /** A timestamp, or a date when the time is unknown; empty when neither is known. */
  readonly on: string;
}

/** Hours and price agreed with the insurer for a line; `price` is null when none was agreed. */
export interface AgreedValues extends AgreedBy {
  readonly hours: Readonly<Partial<Record<LaborType, TenthHours>>>;
  readonly price: Cents | null;
}

interface AgreedLine {
  readonly agreed?: readonly AgreedValues[] | null;
  readonly price: Cents | null;
}

// An agreement counts only while the line bills exactly that value. Typing another value makes it a judgment; undoing
// that, by any edit, makes it agreed again.

export function hoursAgreement(
  { agreed }: Pick<AgreedLine, 'agreed'>,
  type: LaborType,
  billed: TenthHours | null,
): AgreedBy | undefined {
  return billed === null ? undefined : agreed?.findLast(({ hours }) => hours[type] === billed);
}

export function priceAgreement({ agreed, price }: AgreedLine): AgreedBy | undefined {
  return price === null ? undefined : agreed?.findLast((values) => values.price === price);
}
