import { noTime, type TenthHours } from '../units.ts';
import { bookHours } from './hours.ts';
import type { RefinishEntry } from './line.ts';
import type { Task } from './task.ts';

/** Something that is painted. */
export interface Panel {
  readonly task: Task;
  readonly entry: RefinishEntry;
  /** What the book says for this quantity. */
  readonly book: TenthHours;
  /** Hours of the whole panel, before overlap and everything else. */
  readonly base: TenthHours;
}

export function panelOf(task: Task, entry: RefinishEntry): Panel {
  const book = entry.book === null ? noTime : bookHours(entry.book, task.line.quantity);
  return { task, entry, book, base: entry.billed ?? book };
}

/** The one with most base hours; of equals the one whose line has the smallest id. */
export function greatest(panels: readonly Panel[]): Panel | null {
  let best: Panel | null = null;
  for (const panel of panels) if (best === null || isGreater(panel, best)) best = panel;
  return best;
}

export function isGreater(panel: Panel, other: Panel): boolean {
  return panel.base === other.base ? panel.task.key < other.task.key : panel.base > other.base;
}
