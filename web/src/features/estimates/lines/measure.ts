import type { Unit } from '@dre/core/domain/catalogue/trade-words';
import { unitWords } from '@dre/core/domain/catalogue/unit-labels';
import { valueStore } from '../../catalogue/illustration/value-store.ts';

/** A line that was just added and is sold by the foot or square foot: how much of it is asked at once. */
export const measureAsked = valueStore<string | null>(null);

/** "/ft" behind a price for one of it. */
export function perUnit(unit: Unit): string {
  return unit === 'each' ? '' : `/${unitWords[unit]}`;
}
