import type { Unit } from '../../catalogue/trade-words.ts';
import type { Cents, Thousandths } from '../../units.ts';
import type { Signature } from './signature.ts';
import type { Vendor } from './vendor.ts';

/** One part on a purchase order. Its quantity and cost are those of the `order-part` it is sent with. */
export interface PurchaseLine {
  readonly order: string;
  readonly number: string;
  readonly part: string;
  /** The id of the part's order record, which is stored when the purchase order is sent. */
  readonly record: string;
  readonly lineNumber: number;
  readonly description: string;
  readonly partNumber: string;
  readonly unit: Unit;
  readonly quantity: Thousandths;
  /** For one unit; null if nobody wrote it down. */
  readonly cost: Cents | null;
}

/** Parts ordered together from one vendor. The vendor's values are those of that day. */
export interface PurchaseOrder {
  readonly id: string;
  readonly number: string;
  readonly vendor: Vendor;
  readonly note: string;
  readonly lines: readonly PurchaseLine[];
  readonly written: Signature;
  /** The day the parts are expected once it is sent; absent if the vendor gave none. */
  readonly expected?: string;
  /** Null for a draft, which orders nothing yet. */
  readonly sent: PurchaseSending | null;
  /** A draft that nobody wants to send any more; absent otherwise. */
  readonly discarded?: Signature;
}

export interface PurchaseSending extends Signature {
  readonly how: 'mail' | 'other';
  /** The address it was mailed to, or a word about the other way. */
  readonly to: string;
}
