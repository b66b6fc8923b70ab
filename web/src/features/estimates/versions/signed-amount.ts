import { amount } from '../../../lib/text/format.ts';

/** Formats a change of money: +634.75, −12.00. */
export function signedAmount(cents: number): string {
  return `${cents < 0 ? '−' : '+'}${amount(Math.abs(cents))}`;
}
