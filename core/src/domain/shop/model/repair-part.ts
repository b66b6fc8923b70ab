import type { Cents, Thousandths } from '../../units.ts';
import type { Signature } from './signature.ts';
import type { WorkPart } from './version-work.ts';

/** A quantity ordered from a vendor. */
export interface GivenPartOrder {
  readonly id: string;
  readonly quantity: Thousandths;
  readonly vendor: string;
  readonly purchaseOrder: string;
  /** For one unit; null if nobody wrote it down, or for readers without prices. */
  readonly cost: Cents | null;
}

/** The day a part is expected, and the reason it changed. */
export interface GivenExpectedDay {
  readonly id: string;
  /** Null if the vendor has no date any more. */
  readonly day: string | null;
  readonly reason: string;
}

export interface GivenReceipt {
  readonly id: string;
  readonly quantity: Thousandths;
  /** Of the quantity, damaged or wrong: here, but not usable. */
  readonly damaged: Thousandths;
}

export interface GivenReturn {
  readonly id: string;
  readonly quantity: Thousandths;
  readonly of: 'damaged' | 'good';
  readonly reason: string;
}

/** Everything that happened to a part. Records are added, so a reply lost on the way cannot double them. */
export interface RepairPart {
  readonly work: WorkPart;
  /** The authorization that first asked for it. */
  readonly since: string;
  readonly orders: readonly (GivenPartOrder & Signature)[];
  /** Oldest first; the last one is in force. */
  readonly expected: readonly (GivenExpectedDay & Signature)[];
  readonly receipts: readonly (GivenReceipt & Signature)[];
  readonly returns: readonly (GivenReturn & Signature)[];
}
