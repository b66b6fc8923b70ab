import { dayWords } from '../../day-words.ts';
import { type AgreedBy, priceAgreement } from '../model/agreed-values.ts';
import type { Line } from '../model/line.ts';

/** Agreed with the insurer (Lee Park, November 17, 2026). */
export function agreedText({ name, on }: AgreedBy): string {
  const known = [name.trim(), on === '' ? '' : dayWords(on)].filter((part) => part !== '').join(', ');
  return known === '' ? 'Agreed with the insurer' : `Agreed with the insurer (${known})`;
}

/** What a line says of a price that was agreed; nothing where it was not. */
export function agreedPriceText(line: Line): string {
  const agreement = priceAgreement(line);
  return agreement === undefined ? '' : agreedText(agreement).replace(/^Agreed/, 'Price agreed');
}
