import { amount } from '../../../lib/format.ts';
import { usePriceAverage } from './use-price-average.ts';

/** Beside the price of the book: what companies ask. Nothing where too few do. */
export function AverageNote({ part }: { readonly part: string }) {
  const average = usePriceAverage(part);
  if (average === undefined) return null;
  return <small title="The middle price of five or more companies">{`Average ${amount(average)}`}</small>;
}
