import { type Inches, inches } from '@dre/core/domain/units';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import { inchesOfFeet } from '@dre/core/domain/rounding';
import { readLength } from '../../../../lib/text/length-text.ts';

export type ReadMeasure =
  | { readonly ok: true; readonly value: Inches | null }
  | { readonly ok: false; readonly sentence: string };

/** "38 ft 4 in", "13'6", "102 in"; an empty field keeps what is known. */
export function readMeasure(text: string): ReadMeasure {
  const plain = text.trim();
  if (plain === '') return { ok: true, value: null };
  const whole = /^(\d{2,4})\s*(?:in\.?|inches|["”″])$/i.exec(plain)?.[1];
  const feet = whole === undefined ? readLength(plain) : undefined;
  const value =
    whole === undefined ? (feet === undefined ? undefined : inchesOfFeet(feet)) : inches(Number(whole));
  if (value === undefined) return { ok: false, sentence: 'Enter feet and inches, such as 13 ft 6 in.' };
  if (value < 1 || value > shopLimits.inches) {
    return { ok: false, sentence: `Enter a measure up to ${String(shopLimits.inches / 12)} ft.` };
  }
  return { ok: true, value };
}
