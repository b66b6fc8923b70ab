import { amount } from '../../../lib/text/format.ts';
import { usePriceAverage } from './use-price-average.ts';

/** The companies' average price, in a column of its own. */
export function AverageCell({ part }: { readonly part: string }) {
  const average = usePriceAverage(part);
  return <span>{average === undefined ? '–' : amount(average)}</span>;
}
