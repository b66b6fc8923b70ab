import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { type Cents, subtract } from '@dre/core/domain/units';
import type { OwnStep } from '../../builder/builder-context.ts';

export interface LastChange {
  readonly amount: Cents;
  /** "line 4", or the step's label if it concerned several lines. */
  readonly from: string;
}

/** The effect of the user's last step on the total; null if it has none. */
export function lastChange({ label, changes, before, after }: OwnStep, book: Book): LastChange | null {
  const amount = subtract(grossOf(after, book), grossOf(before, book));
  if (amount === 0) return null;
  return { amount, from: concerned(changes, before, after) ?? label };
}

function concerned(changes: readonly Change[], before: Estimate, after: Estimate): string | null {
  const line = concernedLine(changes, [...after.lines, ...before.lines]);
  return line === null ? null : `line ${line.number}`;
}

/** The single line these changes concern; null if there are several or none. */
export function concernedLine(changes: readonly Change[], lines: readonly Line[]): Line | null {
  const ids = new Set(changes.map((change) => ('lineId' in change ? change.lineId : null)));
  const [id] = ids;
  return ids.size === 1 ? (lines.find((one) => one.id === id) ?? null) : null;
}

// Cached: the estimate after one step is the estimate before the next.
const cache = new WeakMap<Estimate, Cents>();

function grossOf(estimate: Estimate, book: Book): Cents {
  const found = cache.get(estimate) ?? priceEstimate(estimate, book).totals.gross;
  cache.set(estimate, found);
  return found;
}

/** Saves pricing an estimate that the screen has priced already. */
export function rememberGross(estimate: Estimate, gross: Cents): void {
  cache.set(estimate, gross);
}
