import { type Inches, inches } from '@dre/core/domain/units';
import { readLength } from '../../../lib/text/length-text.ts';

/** Inches as they are measured: 162 is "13 ft 6 in". */
export function inchesText(value: Inches | null): string {
  if (value === null) return '';
  const rest = value % 12;
  return `${String(Math.floor(value / 12))} ft${rest === 0 ? '' : ` ${String(rest)} in`}`;
}

/** Reads a length as people write it, to the inch; null if it is empty, undefined if it cannot be read. */
export function readInches(text: string): Inches | null | undefined {
  if (text.trim() === '') return null;
  const thousandths = readLength(text);
  return thousandths === undefined ? undefined : inches(Math.round((thousandths * 12) / 1_000));
}
