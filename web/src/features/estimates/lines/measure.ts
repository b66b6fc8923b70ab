import type { Unit } from '@dre/core/domain/catalogue/trade-words';
import { unitWords } from '@dre/core/domain/catalogue/unit-labels';
import { valueStore } from '../../catalogue/illustration/value-store.ts';

/** A just added line sold by the foot or square foot, whose quantity is requested at once. */
export const measureAsked = valueStore<string | null>(null);

/** Suffix of a unit price, such as "/ft". */
export function perUnit(unit: Unit): string {
  return unit === 'each' ? '' : `/${unitWords[unit]}`;
}
