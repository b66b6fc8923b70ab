import type { Book } from '../../catalogue/book/book.ts';
import { type Arithmetic, newestArithmetic } from '../model/arithmetic.ts';
import type { EstimateContent } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import { separatedTogether, separatedInTurn } from './payers/group-payments.ts';
import { type PricedItems, priceWorkItems } from './price-work-items.ts';
import { type PayerGroup, payerGroupOf } from './values/payer-group.ts';
import type { WorkItem } from './values/work-item.ts';
import { workItems } from './items/assemble-items.ts';

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
  if (arithmetic === 1) return { items, ...priceWorkItems(items, content, separatedTogether) };
  // Overlap, clear coat, needs and inclusions of the lines that stay are others without those that go.
  const itemsWithout = (shares: readonly PayerGroup[]) =>
    workItems({ ...content, lines: content.lines.filter((line) => !isOfAny(shares, line)) }, book);
  return { items, ...priceWorkItems(items, content, { ...separatedInTurn, itemsWithout }) };
}

function isOfAny(shares: readonly PayerGroup[], line: Line): boolean {
  const share = payerGroupOf(line);
  return share !== null && shares.includes(share);
}
