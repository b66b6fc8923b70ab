import type { HoursTerm } from './hours-term.ts';
import type { IndexedOperation } from '../book-index/indexed-operation.ts';
import type { Line, RefinishEntry } from '../../model/line.ts';
import type { TotalsBucket } from './totals-bucket.ts';
import type { WorkItem } from './work-item.ts';

/** Work to be done, before other lines are looked at: a line somebody wrote or one that another needs. */
export interface Task {
  readonly line: Line;
  /** Null where the line is not about a part of the book. */
  readonly operation: IndexedOperation | null;
  readonly bucket: TotalsBucket;
  /** What is painted; null where nothing is, or nothing of the line costs. */
  readonly refinish: RefinishEntry | null;
  /** Why it is there; null for lines somebody wrote. */
  readonly need: RequiredBy | null;
  /** What it bills if no other line has a say in it. */
  readonly alone: WorkItem;
}

export interface RequiredBy {
  /** The cause's position among the tasks. */
  readonly cause: number;
  readonly key: string;
  readonly term: HoursTerm;
}
