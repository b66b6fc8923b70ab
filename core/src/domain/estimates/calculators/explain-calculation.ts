import type { Book } from '../../catalogue/book/book.ts';
import { extension } from '../../rounding.ts';
import type { EstimateContent } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import type { Reason } from '../model/explanation.ts';
import { calculate } from './calculate.ts';
import type { CalculationTerm } from '../model/calculation.ts';

export interface CalculationReason extends Reason {
  readonly terms: readonly CalculationTerm[];
}

/**
 * Explains the hours and price of a calculated line by recalculating its inputs, so the steps stay readable even after
 * the results are overridden. Null for lines without a calculator.
 */
export function calculationReasons(
  { source }: Line,
  { calculations }: Pick<EstimateContent, 'calculations'>,
  book: Book,
): { readonly hours: CalculationReason; readonly price: CalculationReason } | null {
  if (source.kind !== 'calculator') return null;
  const inputs = calculations[source.calculation]?.inputs;
  const result = inputs === undefined ? undefined : calculate(inputs, book);
  const line = result?.ok === true ? result.value.find((one) => one.piece === source.piece) : undefined;
  if (line === undefined) return null;
  const shared = { source: 'calculator', included: '', notIncluded: '' } as const;
  return {
    hours: { ...shared, of: 'hours', amount: line.hours, terms: line.hoursTerms },
    price: {
      ...shared,
      of: 'money',
      amount: extension(line.price, line.quantity),
      terms: line.priceTerms,
    },
  };
}
