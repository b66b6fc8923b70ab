import { hoursTermWords } from '@dre/core/domain/estimates/reason-words';
import {
  chargeListed,
  extendedPrice,
  itemAmounts,
  subletQuote,
} from '@dre/core/domain/estimates/item-amounts';
import { isInTotals, priceCategory } from '@dre/core/domain/estimates/line';
import type { Profile } from '@dre/core/domain/estimates/profile';
import type { Share } from '@dre/core/domain/estimates/share';
import type { WorkItem } from '@dre/core/domain/estimates/work-item';
import { add, noMoney, noTime } from '@dre/core/domain/units';
import { amount as money, hours } from '../../../lib/format.ts';
import type { Figure } from './figures.ts';

/** A line a figure is made of, and what it brings to it. */
export interface FigureLine {
  readonly key: string;
  readonly number: number;
  readonly description: string;
  readonly adds: string;
  /** How its hours came about, where that is not simply the book's time. */
  readonly why: string;
}

/** The lines concerned; none where a figure is made of other figures. */
export function figureLines(
  { name, key, from }: Pick<Figure, 'name' | 'key' | 'from'>,
  items: readonly WorkItem[],
): readonly FigureLine[] {
  const { profile } = from;
  const share = key === 'unrelated' ? 'unrelated' : shareNames[name.kind];
  if (share !== undefined) {
    return items.filter((item) => item.share === share).map((item) => byAmount(item, profile));
  }
  const billed = items.filter(({ line }) => isInTotals(line));
  switch (name.kind) {
    case 'labor-type':
    case 'labor-listed':
      return billed.flatMap((item) => byHours(item, name.type, profile));
    case 'parts-listed':
      return parts(billed.filter(({ line }) => line.partSource === name.source));
    case 'sublet-listed':
      return quotes(billed);
    case 'charge-listed':
      return charges(billed.filter(({ line }) => (line.charge?.kind ?? 'fee') === name.charge));
    case 'category':
      return name.category === 'paint' ? painted(billed) : [];
    case 'betterment':
      return billed
        .filter(({ line, parent }) => line.betterment !== null && parent === null)
        .map((item) => byAmount(item, profile));
    default:
      return [];
  }
}

const shareNames: Readonly<Record<string, Share>> = {
  'customer-lines': 'customer',
  'warranty-lines': 'warranty',
  'related-prior-damage': 'related',
  possible: 'possible',
};

function painted(items: readonly WorkItem[]): readonly FigureLine[] {
  return items
    .filter(({ paintHours }) => paintHours !== 0)
    .map((item) => row(item, `${hours(item.paintHours)} h`));
}

function quotes(items: readonly WorkItem[]): readonly FigureLine[] {
  return items.filter((item) => subletQuote(item) !== 0).map((item) => row(item, money(subletQuote(item))));
}

function parts(items: readonly WorkItem[]): readonly FigureLine[] {
  return items
    .filter((item) => priceCategory(item.line) === 'parts' && extendedPrice(item) !== 0)
    .map((item) => row(item, money(extendedPrice(item))));
}

function charges(items: readonly WorkItem[]): readonly FigureLine[] {
  return items.filter((item) => chargeListed(item) !== 0).map((item) => row(item, money(chargeListed(item))));
}

function byHours(item: WorkItem, type: string, profile: Profile): readonly FigureLine[] {
  const entry = item.hours.find((one) => one.type === type);
  if (entry === undefined || entry.billed === noTime) return [];
  const { terms, billed } = entry;
  const isPlain = terms.length === 1 && terms[0]?.kind === 'book-fixed';
  const why = isPlain
    ? ''
    : terms.map((term) => termInWords(hoursTermWords(term, profile), term.amount)).join('; ');
  return [{ ...row(item, `${hours(billed)} h`), why }];
}

/** What adds no time is only said: "work at height; Book time = 1.0". */
function termInWords(words: string, billed: number): string {
  return billed === 0 ? words : `${words} = ${hours(billed)}`;
}

function byAmount(item: WorkItem, profile: Profile): FigureLine {
  const { labor, part, sublet, other } = itemAmounts(item, profile);
  return row(item, money([labor, part, sublet, other].reduce(add, noMoney)));
}

function row({ key, line }: WorkItem, adds: string): FigureLine {
  return { key, number: line.number, description: line.description, adds, why: '' };
}
