import { quantity } from '../number-text.ts';
import type { Thousandths } from '../units.ts';

/** 32500 is 32.5 FT. */
export function lengthInWords(length: Thousandths): string {
  return `${quantity(length)} FT`;
}
