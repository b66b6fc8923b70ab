import { feetText } from '@dre/core/domain/feet-text';
import { type Thousandths, thousandths } from '@dre/core/domain/units';

/** Thousandths of a foot as they are measured: 38,333 is "38 ft 4 in". */
export function lengthText(length: Thousandths | null): string {
  if (length === null) return '';
  const inches = Math.round((length * 12) / 1_000);
  return feetText(inches);
}

/** Reads "38 ft 4 in", 38'4", "38-4", "38 4", "38.5" and "38"; undefined where it is no length. */
export function readLength(text: string): Thousandths | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/feet|foot|ft\.?|['’′]/g, ' f ')
    .replaceAll(/inches|inch|in\.?|["”″]/g, ' i ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [, feet, inches] =
    /^(\d{1,3}(?:\.\d{1,3})?)(?: f)?$/.exec(plain) ??
    /^(\d{1,3})(?: f ?|[ -]| - )(\d{1,2}(?:\.\d{1,2})?)(?: i)?$/.exec(plain) ??
    [];
  if (feet === undefined || Number(inches ?? 0) >= 12) return undefined;
  return thousandths(Math.round(Number(feet) * 1_000 + (Number(inches ?? 0) * 1_000) / 12));
}
