import type { HoursRule } from '@dre/core/domain/catalogue/book/book';
import { hours, money, quantity } from '@dre/core/domain/number-text';
import type { Unit } from '@dre/core/domain/catalogue/trade-words';
import { perUnitLabels, unitLabels } from '@dre/core/domain/catalogue/unit-labels';

/** 1.5 h; 2.0 h for each; 0.35 h/sq ft, at least 6.0 h. */
export function hoursText({ fixed, perUnit, minimum }: HoursRule, unit: Unit): string {
  if (perUnit === null)
    return unit === 'each' ? hours(fixed) : `${hours(fixed)} for each ${unitLabels[unit]}`;
  const grows = `${quantity(perUnit)} h/${unitLabels[unit]}`;
  const rule = fixed === 0 ? grows : `${hours(fixed)} + ${grows}`;
  return minimum === 0 ? rule : `${rule}, at least ${hours(minimum)}`;
}

/** 310.00 each (150.00 to 450.00), 5.22 per ft. */
export function priceText(
  { low, standard, high }: { readonly low: number; readonly standard: number; readonly high: number },
  unit: Unit,
): string {
  if (high === 0) return 'no price';
  return `$${money(standard)} ${perUnitLabels(unit)} (${money(low)} to ${money(high)})`;
}

export function sentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? '' : '.'}`;
}
