import { quantity } from '../number-text.ts';
import type { Unit } from './trade-words.ts';

export const unitLabels: Readonly<Record<Unit, string>> = { each: 'each', ft: 'ft', sqft: 'sq ft' };

/** "each", "per ft": follows a unit price. */
export function perUnitLabels(unit: Unit): string {
  return unit === 'each' ? unitLabels.each : `per ${unitLabels[unit]}`;
}

/** 12500 feet are 12.5 ft, 2000 pieces 2 each. */
export function quantityText(thousandths: number, unit: Unit): string {
  return `${quantity(thousandths)} ${unitLabels[unit]}`;
}

/** 1 piece, 2 pieces, 36 ft: a quantity that stands in a sentence. */
export function partCountText(thousandths: number, unit: Unit = 'each'): string {
  if (unit !== 'each') return quantityText(thousandths, unit);
  return `${quantity(thousandths)} ${thousandths === 1_000 ? 'piece' : 'pieces'}`;
}
