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

/** The condition somebody found a delivery in. What is short stays on order. */
export const partConditions = ['good', 'short', 'wrong', 'damaged'] as const;
export type PartCondition = (typeof partConditions)[number];

export interface GivenReceipt {
  readonly id: string;
  readonly quantity: Thousandths;
  /** Of the quantity, damaged or wrong: here, but not usable. */
  readonly damaged: Thousandths;
  /** `unchecked` has arrived and waits for `check-part`; without a condition, `damaged` is all that is known. */
  readonly condition?: PartCondition | 'unchecked';
}

/** The count and condition of a delivery that had arrived unchecked. */
export interface GivenPartCheck {
  readonly id: string;
  readonly quantity: Thousandths;
  readonly damaged: Thousandths;
  readonly condition: PartCondition;
}

export type PartReceipt = GivenReceipt & Signature & { readonly check?: GivenPartCheck & Signature };

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
  readonly receipts: readonly PartReceipt[];
  readonly returns: readonly (GivenReturn & Signature)[];
}
