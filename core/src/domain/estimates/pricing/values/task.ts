import type { HoursTerm } from './hours-term.ts';
import type { KnownOperation } from '../book-index/known-operation.ts';
import type { Line, RefinishEntry } from '../../model/line.ts';
import type { Standing } from './standing.ts';
import type { WorkItem } from './work-item.ts';

/** Work to be done, before other lines are looked at: a line somebody wrote or one that another needs. */
export interface Task {
  readonly line: Line;
  /** Null where the line is not about a part of the book. */
  readonly operation: KnownOperation | null;
  readonly standing: Standing;
  /** What is painted; null where nothing is, or nothing of the line costs. */
  readonly refinish: RefinishEntry | null;
  /** Why it is there; null for lines somebody wrote. */
  readonly need: NeededBy | null;
  /** What it bills if no other line has a say in it. */
  readonly alone: WorkItem;
}

export interface NeededBy {
  /** The cause's position among the tasks. */
  readonly cause: number;
  readonly key: string;
  readonly term: HoursTerm;
}
