import { quantity } from '../estimates/printed-numbers.ts';
import type { Unit } from './trade-words.ts';

export const unitWords: Readonly<Record<Unit, string>> = { each: 'each', ft: 'ft', sqft: 'sq ft' };

/** 12500 feet are 12.5 ft, 2000 pieces 2 each. */
export function quantityWords(thousandths: number, unit: Unit): string {
  return `${quantity(thousandths)} ${unitWords[unit]}`;
}
