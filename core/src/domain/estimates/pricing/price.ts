import type { Book } from '../../catalogue/book/book.ts';
import { type Arithmetic, newestArithmetic } from '../model/arithmetic.ts';
import type { EstimateContent } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import { overlappedShares, sharesInTurn } from './payers/lines-shares.ts';
import { type PricedItems, priceItems } from './price-items.ts';
import { type Share, shareOf } from './values/share.ts';
import type { WorkItem } from './values/work-item.ts';
import { workItems } from './items/work-items.ts';

/** Everything that follows from an estimate's content and its book. */
export interface Priced extends PricedItems {
  readonly items: readonly WorkItem[];
}

/** Locked versions are priced by the arithmetic they were locked under. */
export function priceEstimate(
  content: EstimateContent,
  book: Book,
  arithmetic: Arithmetic = newestArithmetic,
): Priced {
  const items = workItems(content, book, arithmetic);
  if (arithmetic === 1) return { items, ...priceItems(items, content, overlappedShares) };
  // Overlap, clear coat, needs and inclusions of the lines that stay are others without those that go.
  const itemsWithout = (shares: readonly Share[]) =>
    workItems({ ...content, lines: content.lines.filter((line) => !isOfAny(shares, line)) }, book);
  return { items, ...priceItems(items, content, { ...sharesInTurn, itemsWithout }) };
}

function isOfAny(shares: readonly Share[], line: Line): boolean {
  const share = shareOf(line);
  return share !== null && shares.includes(share);
}
