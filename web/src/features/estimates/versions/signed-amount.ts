import { amount } from '../../../lib/format.ts';

/** A change in money: +634.75, −12.00. */
export function signedAmount(cents: number): string {
  return `${cents < 0 ? '−' : '+'}${amount(Math.abs(cents))}`;
}
