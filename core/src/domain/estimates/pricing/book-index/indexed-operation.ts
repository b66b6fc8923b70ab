import type { Inclusion, Need, Part, Zone } from '../../../catalogue/book/book.ts';
import type { OperationKind } from '../../../catalogue/trade-words.ts';

/**
 * An operation with the book's rules about it, looked up once for a book: doing so for each line of each pricing would
 * cost more than everything else about a line.
 */
export interface IndexedOperation {
  readonly id: number;
  readonly part: string;
  readonly kind: OperationKind;
  /** Work it always requires. */
  readonly needs: readonly IndexedNeed[];
  readonly inclusions: readonly IndexedInclusion[];
  /** Numbers of the operations it includes, in a list of their own because most are not on the estimate. */
  readonly included: readonly number[];
}

export interface IndexedNeed {
  readonly need: Need;
  readonly other: IndexedOperation;
  readonly part: Part;
  /** Targets from the locations looked up so far. */
  readonly targets: NeedTarget[];
}

export interface NeedTarget {
  readonly from: Zone;
  readonly zone: Zone;
  /** The key of the required task: an estimate has one for each target. */
  readonly key: string;
}

export interface IndexedInclusion {
  readonly inclusion: Inclusion;
  readonly other: IndexedOperation;
  readonly part: Part;
}
