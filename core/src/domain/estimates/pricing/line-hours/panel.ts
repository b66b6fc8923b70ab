import { noTime, type TenthHours } from '../../../units.ts';
import { bookHours } from './book-hours.ts';
import type { Line, RefinishEntry } from '../../model/line.ts';
import type { Task } from '../values/task.ts';

/** Something that is painted. */
export interface Panel {
  /** Its position among the tasks. */
  readonly index: number;
  readonly task: Task;
  readonly entry: RefinishEntry;
  /** The book's hours for this quantity. */
  readonly book: TenthHours;
  /** Hours of the whole panel, before overlap and everything else. */
  readonly base: TenthHours;
}

export function panelOf(task: Task, index: number, entry: RefinishEntry): Panel {
  const { book, base } = baseHours(task.line, entry);
  return { index, task, entry, book, base };
}

export function baseHours(line: Line, entry: RefinishEntry): Pick<Panel, 'book' | 'base'> {
  const book = entry.book === null ? noTime : bookHours(entry.book, line.quantity);
  return { book, base: entry.billed ?? book };
}

/** Whether a panel comes before another as the one that bears the set-up of all. */
export type IsGreater = (panel: Panel, other: Panel) => boolean;

export function greatest(panels: readonly Panel[], isGreater: IsGreater): Panel | null {
  let best: Panel | null = null;
  for (const panel of panels) if (best === null || isGreater(panel, best)) best = panel;
  return best;
}
