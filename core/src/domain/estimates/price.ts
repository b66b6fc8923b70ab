import type { Book } from '../catalogue/book.ts';
import type { EstimateContent } from './estimate.ts';
import { type PricedItems, priceItems } from './price-items.ts';
import type { WorkItem } from './work-item.ts';
import { workItems } from './work-items.ts';

/** Everything that follows from an estimate's content and its book. */
export interface Priced extends PricedItems {
  readonly items: readonly WorkItem[];
}

export function priceEstimate(content: EstimateContent, book: Book): Priced {
  const items = workItems(content, book);
  return { items, ...priceItems(items, content) };
}
