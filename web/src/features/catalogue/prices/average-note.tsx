import { amount } from '../../../lib/text/format.ts';
import { usePriceAverage } from './use-price-average.ts';

/** The companies' average price beside the book's; absent if too few set one. */
export function AverageNote({ part }: { readonly part: string }) {
  const average = usePriceAverage(part);
  if (average === undefined) return null;
  return <small title="The middle price of five or more companies">{`Average ${amount(average)}`}</small>;
}
