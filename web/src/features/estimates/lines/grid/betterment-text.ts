import type { Betterment } from '@dre/core/domain/estimates/model/line';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { cents, millionths } from '@dre/core/domain/units';
import { amount } from '../../../../lib/text/format.ts';
import { formatDecimal, parseDecimal } from '../../../../ui/fields/number-text.ts';

export function bettermentText(value: Betterment | null): string {
  if (value === null) return '';
  return value.kind === 'flat'
    ? amount(value.amount)
    : `${formatDecimal(value.percent, 4).replace(/\.?0+$/, '')}%`;
}

/** Reads "20%" of the part, "150.00" flat, or nothing. */
export function betterment(text: string): Result<Betterment | null, string> {
  const typed = text.trim();
  if (typed === '') return accept(null);
  const isPercent = typed.endsWith('%');
  const value = parseDecimal(isPercent ? typed.slice(0, -1) : typed, isPercent ? 4 : 2);
  if (value === undefined) return refuse('Enter a percentage such as 20%, or an amount such as 150.00.');
  if (isPercent && (value < 0 || value > 1_000_000))
    return refuse('The percentage must be between 0 and 100.');
  if (value < 0 || value > 99_999_999) return refuse('The amount must be between 0.00 and 999,999.99.');
  return accept(
    isPercent
      ? { kind: 'percent', percent: millionths(value), basis: 'part' }
      : { kind: 'flat', amount: cents(value) },
  );
}
