import { accept, type Result } from '../../result.ts';
import type { Cents, TenthHours } from '../../units.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import type { BookPin } from '../../catalogue/book/pin.ts';
import { type Books, isSamePin, pinOf } from '../model/book-pin.ts';
import { compareVersions, type LineComparison } from './compare-versions.ts';
import type { Estimate } from '../model/estimate.ts';
import { type Line, unitPrice } from '../model/line.ts';
import { priceEstimate } from '../pricing/price-estimate.ts';
import type { EditRefusal } from '../model/edit-refusal.ts';

export interface BeforeAndAfter<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** A line another edition would change, including its automatic items. */
export interface RepricedLine {
  readonly lineId: string;
  readonly number: number;
  readonly description: string;
  readonly hours: BeforeAndAfter<TenthHours>;
  /** Price of one unit. */
  readonly price: BeforeAndAfter<Cents>;
  readonly amount: BeforeAndAfter<Cents>;
}

/** The effect of moving an estimate to another edition of the book. */
export interface EditionMove {
  readonly lines: readonly RepricedLine[];
  /** Lines the other edition has no values for; they stay on their own. */
  readonly staying: readonly Pick<Line, 'id' | 'number' | 'description'>[];
  readonly total: BeforeAndAfter<Cents>;
}

export function moveBetween(
  estimate: Estimate,
  target: BookPin,
  books: Books,
): Result<EditionMove, EditRefusal> {
  const moved = applyEdit(estimate, { kind: 'move-to-edition', ...target, staying: [] }, books);
  if (!moved.ok) return moved;
  const before = pricedWith(estimate, books);
  const after = pricedWith(moved.value, books);
  const earlier = new Map(estimate.lines.map((line) => [line.id, line]));
  const later = new Map(moved.value.lines.map((line) => [line.id, line]));
  const lines = compareVersions(before, after).lines.flatMap((compared) =>
    repriced(compared, earlier.get(compared.lineId), later.get(compared.lineId)),
  );
  return accept({
    lines: lines.toSorted((one, other) => one.number - other.number),
    staying: moved.value.lines.filter(isNowBehind(pinOf(estimate))),
    total: { before: before.totals.gross, after: after.totals.gross },
  });
}

function pricedWith(estimate: Estimate, books: Books) {
  const book = books(pinOf(estimate));
  // The edit was applied, so both books are available.
  if (book === undefined) throw new Error(`Edition ${estimate.edition} is not at hand.`);
  return { content: estimate, ...priceEstimate(estimate, book) };
}

function repriced(
  { lineId, number, description, before, after }: LineComparison,
  earlier: Line | undefined,
  later: Line | undefined,
): readonly RepricedLine[] {
  if (earlier === undefined || later === undefined) return [];
  const line = {
    lineId,
    number,
    description,
    hours: { before: before.hours, after: after.hours },
    price: { before: unitPrice(earlier), after: unitPrice(later) },
    amount: { before: before.amount, after: after.amount },
  };
  return [line.hours, line.price, line.amount].some((value) => value.before !== value.after) ? [line] : [];
}

/** Excludes lines left behind by an earlier move. */
function isNowBehind(present: BookPin) {
  return ({ book }: Line) => book?.pin !== undefined && isSamePin(book.pin, present);
}
