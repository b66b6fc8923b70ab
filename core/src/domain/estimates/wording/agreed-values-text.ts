import { dayText } from '../../day-text.ts';
import { type AgreedBy, priceAgreement } from '../model/lifecycle/agreed-values.ts';
import type { Line } from '../model/line.ts';
import type { WorkItem } from '../pricing/values/work-item.ts';

/** For example "Agreed with the insurer (Lee Park, November 17, 2026)". */
export function agreedText({ name, on }: AgreedBy, opening = 'Agreed'): string {
  const details = [name.trim(), on === '' ? '' : dayText(on)].filter((part) => part !== '').join(', ');
  return details === '' ? `${opening} with the insurer` : `${opening} with the insurer (${details})`;
}

/** The text of an agreed price; empty when none was agreed. */
export function agreedPriceText(line: Line): string {
  const agreement = priceAgreement(line);
  return agreement === undefined ? '' : agreedText(agreement, 'Price agreed');
}

/** The text of agreed hours and prices: "Hours agreed with the insurer (…)". */
export function agreedValuesText({ line, hours }: Pick<WorkItem, 'line' | 'hours'>): string {
  const texts = hours.flatMap(({ terms }) =>
    terms.flatMap(({ kind, name = '', on = '' }) =>
      kind === 'agreed' ? [agreedText({ name, on }, 'Hours agreed')] : [],
    ),
  );
  return [...new Set([...texts, agreedPriceText(line)])].filter((text) => text !== '').join('. ');
}
