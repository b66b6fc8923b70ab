import type { Unit } from '@dre/core/domain/catalogue/trade-words';
import { unitLabels } from '@dre/core/domain/catalogue/unit-labels';
import { valueStore } from '../../catalogue/illustration/value-store.ts';

/** A just added line sold by the foot or square foot, whose quantity is requested at once. */
export const measureRequest = valueStore<string | null>(null);

/** Suffix of a unit price, such as "/ft". */
export function perUnit(unit: Unit): string {
  return unit === 'each' ? '' : `/${unitLabels[unit]}`;
}
