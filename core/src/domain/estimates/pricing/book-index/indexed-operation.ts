import type { Inclusion, Need, Part, Zone } from '../../../catalogue/book/book.ts';
import type { OperationKind } from '../../../catalogue/trade-words.ts';

/**
 * An operation with the book's rules about it and others, looked up once for a book: once for each line of each
 * pricing would cost more than everything else that is done with a line.
 */
export interface IndexedOperation {
  readonly id: number;
  readonly part: string;
  readonly kind: OperationKind;
  /** Work it requires without a question. */
  readonly needs: readonly IndexedNeed[];
  readonly inclusions: readonly IndexedInclusion[];
  /** The numbers of the operations it includes, side by side because most of them are not on the estimate. */
  readonly included: readonly number[];
}

export interface IndexedNeed {
  readonly need: Need;
  readonly other: IndexedOperation;
  readonly part: Part;
  /** Targets from the locations asked about so far. */
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
