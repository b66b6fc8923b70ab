import type { Inclusion, Need, Part, Zone } from '../../../catalogue/book/book.ts';
import type { OperationKind } from '../../../catalogue/trade-words.ts';

/**
 * An operation with what the book says about it and others. It is looked up once for a book and not once for each
 * line of each pricing: that would cost more than everything else that is done with a line.
 */
export interface IndexedOperation {
  readonly id: number;
  readonly part: string;
  readonly kind: OperationKind;
  /** What it brings without asking. */
  readonly needs: readonly IndexedNeed[];
  readonly inclusions: readonly IndexedInclusion[];
  /** The numbers of the operations it includes, side by side because most of them are not on the estimate. */
  readonly included: readonly number[];
}

export interface IndexedNeed {
  readonly need: Need;
  readonly other: IndexedOperation;
  readonly part: Part;
  /** Where it is brought to from the places asked about so far. */
  readonly targets: NeedTarget[];
}

export interface NeedTarget {
  readonly from: Zone;
  readonly zone: Zone;
  /** The key under which it is on an estimate once. */
  readonly key: string;
}

export interface IndexedInclusion {
  readonly inclusion: Inclusion;
  readonly other: IndexedOperation;
  readonly part: Part;
}
