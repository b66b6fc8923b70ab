import type { Book } from '../../../catalogue/book/book.ts';
import type { TenthHours } from '../../../units.ts';
import type { Arithmetic } from '../../model/arithmetic.ts';
import type { Line } from '../../model/line.ts';
import { type BookIndex, bookIndexOf } from '../book-index/book-index.ts';
import type { IndexedOperation } from '../book-index/indexed-operation.ts';
import type { HoursTerm } from './hours-term.ts';
import type { Task } from './task.ts';
import type { WorkItem } from './work-item.ts';

/**
 * Results of earlier pricings with one book and one arithmetic. Lines never change, so an edit recalculates only the
 * edited line. Every entry follows from its key alone or is compared before use: a cleared cache costs time and never
 * changes a result. Entries are freed with their line, and all of them with the book.
 */
export interface PricingCache {
  readonly index: BookIndex;
  /** Tasks of written lines. */
  readonly tasks: WeakMap<Line, Task>;
  /** The lines priced last with their tasks: most have the same position the next time. */
  last: { readonly lines: readonly Line[]; readonly tasks: readonly Task[] };
  /** Tasks a line required at its last pricing, by their key. */
  readonly requiredTasks: WeakMap<Line, Map<string, Task>>;
  /** The book's values of an operation, the same on every line that requires it; null where it has none. */
  readonly templates: WeakMap<IndexedOperation, Line | null>;
  /** Overlap of a line's panel, valid for the same kind and hours. */
  readonly overlaps: WeakMap<Line, CachedOverlap>;
  /** The line last found equal to a line but for ids: pairs of panels are compared in the same order each time. */
  readonly equalLines: WeakMap<Line, Line>;
  /** Canonical text of a line without its ids, to order panels with the same hours. */
  readonly lineTexts: WeakMap<Line, string>;
  /** Steps behind the hours of a calculator's line. */
  readonly calculationSteps: WeakMap<Line, readonly HoursTerm[]>;
}

export interface CachedOverlap {
  readonly kind: string;
  readonly hours: TenthHours;
  readonly item: WorkItem | null;
}

const caches: Readonly<Record<Arithmetic, WeakMap<Book, PricingCache>>> = {
  1: new WeakMap(),
  2: new WeakMap(),
};

export function pricingCacheFor(book: Book, arithmetic: Arithmetic): PricingCache {
  const found = caches[arithmetic].get(book);
  if (found !== undefined) return found;
  const created: PricingCache = {
    index: bookIndexOf(book),
    tasks: new WeakMap(),
    last: { lines: [], tasks: [] },
    requiredTasks: new WeakMap(),
    templates: new WeakMap(),
    overlaps: new WeakMap(),
    equalLines: new WeakMap(),
    lineTexts: new WeakMap(),
    calculationSteps: new WeakMap(),
  };
  caches[arithmetic].set(book, created);
  return created;
}
