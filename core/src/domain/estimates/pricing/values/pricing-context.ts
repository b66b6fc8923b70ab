import type { Book } from '../../../catalogue/book/book.ts';
import type { Arithmetic } from '../../model/arithmetic.ts';
import type { EstimateContent } from '../../model/estimate.ts';
import { type OverrideFor, overridesOf } from '../../model/overrides.ts';
import type { BookIndex } from '../book-index/book-index.ts';
import { type PricingCache, pricingCacheFor } from './pricing-cache.ts';

/** Everything besides the lines that decides about an estimate's items. */
export interface PricingContext extends Pick<EstimateContent, 'unit' | 'profile' | 'calculations'> {
  readonly arithmetic: Arithmetic;
  readonly index: BookIndex;
  readonly overrideFor: OverrideFor;
  readonly cache: PricingCache;
}

export function pricingContext(content: EstimateContent, book: Book, arithmetic: Arithmetic): PricingContext {
  const { unit, profile, calculations } = content;
  const cache = pricingCacheFor(book, arithmetic);
  const overrideFor = overridesOf(content);
  return { unit, profile, calculations, arithmetic, index: cache.index, overrideFor, cache };
}
