import type { Book } from '../../catalogue/book/book.ts';
import { refuse, type Result } from '../../result.ts';
import type { CalculatedLine, CalculationInputs, CalculationRefusal } from '../model/calculation.ts';
import { calculateDecals } from './decals.ts';
import { notPossible } from './entries.ts';
import { calculateRefinish } from './refinish.ts';
import { calculateRoofing } from './roofing.ts';
import { calculateSiding } from './siding.ts';

/** Turns an estimator's measurements into lines with hours, material and the steps to both. */
export function calculate(
  inputs: CalculationInputs,
  book: Book,
): Result<readonly CalculatedLine[], CalculationRefusal> {
  switch (inputs.calculator) {
    case 'roofing':
      return calculateRoofing(inputs, book);
    case 'siding':
      return calculateSiding(inputs, book);
    case 'refinish':
      return calculateRefinish(inputs, book);
    case 'decals':
      return calculateDecals(inputs, book);
    default:
      return refuse(notPossible('calculator'));
  }
}
