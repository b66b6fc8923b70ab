import type { Unit } from '@dre/core/domain/catalogue/trade-words';
import type { Line } from '@dre/core/domain/estimates/line';
import { quantity } from '../../../lib/format.ts';
import { valueStore } from '../../catalogue/illustration/value-store.ts';

/** A line that was just added and is sold by the foot or square foot: how much of it is asked at once. */
export const measureAsked = valueStore<string | null>(null);

export const unitWords: Readonly<Record<Unit, string>> = { each: 'each', ft: 'ft', sqft: 'sq ft' };

/** "2", "12.5 ft": pieces need no word. */
export function quantityWords({ quantity: count, unit }: Pick<Line, 'quantity' | 'unit'>): string {
  return unit === 'each' ? quantity(count) : `${quantity(count)} ${unitWords[unit]}`;
}

/** "/ft" behind a price for one of it. */
export function perUnit(unit: Unit): string {
  return unit === 'each' ? '' : `/${unitWords[unit]}`;
}
