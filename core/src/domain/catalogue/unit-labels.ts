import { quantity } from '../number-text.ts';
import type { Unit } from './trade-words.ts';

export const unitWords: Readonly<Record<Unit, string>> = { each: 'each', ft: 'ft', sqft: 'sq ft' };

/** "each", "per ft": follows a unit price. */
export function perUnitWords(unit: Unit): string {
  return unit === 'each' ? unitWords.each : `per ${unitWords[unit]}`;
}

/** 12500 feet are 12.5 ft, 2000 pieces 2 each. */
export function quantityWords(thousandths: number, unit: Unit): string {
  return `${quantity(thousandths)} ${unitWords[unit]}`;
}
