import type { HoursTerm } from './hours-term.ts';
import type { KnownBook, KnownOperation } from './known-book.ts';
import { isPriced, type Line } from './line.ts';
import { standingOf, type Standing } from './standing.ts';

/** Work to be done, before its hours are reckoned: a line somebody wrote or one that another needs. */
export interface Task {
  /** Its position among all tasks of the estimate. */
  readonly index: number;
  readonly key: string;
  /** Null for lines somebody wrote. */
  readonly cause: Task | null;
  readonly line: Line;
  /** Null where the line is not about a part of the book. */
  readonly operation: KnownOperation | null;
  readonly standing: Standing;
  /** Why it is there, for needed work. */
  readonly need: HoursTerm | null;
}

export function taskOf(line: Line, index: number, book: KnownBook): Task {
  const part = partOf(line);
  return {
    index,
    key: line.id,
    cause: null,
    line,
    operation:
      part === null || line.operation === null || !isPriced(line)
        ? null
        : book.operation(part, line.operation),
    standing: standingOf(line),
    need: null,
  };
}

/** The cause others name: the strongest account first, then the smallest number. */
export function orderOfCauses(task: Task, other: Task): number {
  return (
    weight[task.standing] - weight[other.standing] ||
    task.line.number - other.line.number ||
    (task.key < other.key ? -1 : 1)
  );
}

const weight: Record<Standing, number> = { 'in-totals': 0, possible: 1, unrelated: 2, excluded: 3 };

function partOf({ source }: Line): string | null {
  return source.kind === 'book' || source.kind === 'calculator' ? source.part : null;
}
