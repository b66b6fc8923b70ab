import type { LaborType } from '../../catalogue/trade-words.ts';
import type { Cents, TenthHours } from '../../units.ts';

/** Who agreed for the insurer, and when the shop took it. */
export interface AgreedBy {
  readonly name: string;
  /** A moment, or a day where no more is known; empty: nobody knows. */
  readonly on: string;
}

/** Hours and price of a line that were agreed with the insurer; price null: none was. */
export interface AgreedValues extends AgreedBy {
  readonly hours: Readonly<Partial<Record<LaborType, TenthHours>>>;
  readonly price: Cents | null;
}

interface AgreedLine {
  readonly agreed?: readonly AgreedValues[] | null;
  readonly price: Cents | null;
}

// A value counts as agreed while the line still bills it: one that is typed over is a judgment again, and an undo of that
// is the agreement again, whatever edit wrote it.

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
