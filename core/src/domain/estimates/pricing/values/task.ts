import type { HoursTerm } from './hours-term.ts';
import type { IndexedOperation } from '../book-index/indexed-operation.ts';
import type { Line, RefinishEntry } from '../../model/line.ts';
import type { TotalsBucket } from './totals-bucket.ts';
import type { WorkItem } from './work-item.ts';

/** Work of one line, written or required, before other lines are considered. */
export interface Task {
  readonly line: Line;
  /** Null where the line is not about a part of the book. */
  readonly operation: IndexedOperation | null;
  readonly bucket: TotalsBucket;
  /** The painted surface; null without paint work, or where the line is not priced. */
  readonly refinish: RefinishEntry | null;
  /** The cause of a required task; null for written lines. */
  readonly need: RequiredBy | null;
  /** The billed item when no other line affects it. */
  readonly alone: WorkItem;
}

export interface RequiredBy {
  /** The cause's position among the tasks. */
  readonly cause: number;
  readonly key: string;
  readonly term: HoursTerm;
}
