import { isDecided } from '@dre/core/domain/estimates/model/explanation';
import { agreedValuesText } from '@dre/core/domain/estimates/wording/agreed-values-text';
import { type ItemAmounts, itemAmounts } from '@dre/core/domain/estimates/pricing/totals/item-amounts';
import { isPriced } from '@dre/core/domain/estimates/model/line';
import { dollars, hours, money, percentage } from '@dre/core/domain/number-text';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { type BilledHours, knownBookHours } from '@dre/core/domain/estimates/pricing/values/billed-hours';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import type { CellText } from '../paper/table-cells.ts';
import { styles } from '../paper/styles.ts';
import type { Family } from './families.ts';

export interface PrintedAmounts extends ItemAmounts {
  readonly hours: number;
  readonly total: number;
}

const calculated = new WeakMap<WorkItem, PrintedAmounts>();

/** Cached, because group and row both need it; an item belongs to one estimate, and so to one profile. */
export function printedAmounts(item: WorkItem, profile: Profile): PrintedAmounts {
  const known = calculated.get(item) ?? figuresOf(item, profile);
  calculated.set(item, known);
  return known;
}

function figuresOf(item: WorkItem, profile: Profile): PrintedAmounts {
  if (!isPriced(item.line))
    return { labor: 0, part: 0, sublet: 0, other: 0, hours: 0, total: 0 } as PrintedAmounts;
  const amounts = itemAmounts(item, profile);
  const { labor, part, sublet, other } = amounts;
  return {
    ...amounts,
    hours: item.hours.reduce((sum, { billed }) => sum + billed, 0),
    total: labor + part + sublet + other,
  };
}

export function sumsOf(families: readonly Family[], profile: Profile) {
  let [allHours, total] = [0, 0];
  for (const item of families.flat()) {
    const figures = printedAmounts(item, profile);
    allHours += figures.hours;
    total += figures.total;
  }
  return { hours: allHours, total };
}

/** Empty instead of 0.00. */
export function amountOrNothing(cents: number): string {
  return cents === 0 ? '' : money(cents);
}

/** 15 is 1.5. */
export function hoursText(tenths: number): string {
  return hours(tenths).replace(' h', '');
}

/** A line's billed hours of one labor type; `Incl` if another operation covers them. */
export function billedText({ billed, isIncluded }: BilledHours): string {
  return isIncluded && billed === 0 ? 'Incl' : hoursText(billed);
}

/** True if the time or price differs from the book's. */
export function isChanged({ line, hours: entries, isOverridden }: WorkItem): boolean {
  const isPriceOwn = line.book !== null && line.price !== null && line.price !== line.book.price;
  return isOverridden || isPriceOwn || entries.some(isJudged);
}

export function isJudged(entry: BilledHours): boolean {
  const { source, book, billed, terms } = entry;
  if (knownBookHours(entry) === null) return false;
  const isOtherLabor = terms.some(({ kind }) => kind === 'other-labor');
  const isOwn = isDecided({ source }) || source === 'override';
  return isOwn && (book !== billed || isOtherLabor);
}

export function isWrittenByHand({ line, parent }: WorkItem): boolean {
  return parent === null && line.book === null && isPriced(line);
}

/** `*` changed from the book, `#` not in it. */
export function marksOf(item: WorkItem): string {
  // A non-breaking space keeps the mark on the line of its word.
  return `${isChanged(item) ? '\u00A0*' : ''}${isWrittenByHand(item) ? '\u00A0#' : ''}`;
}

/** The text printed below a line: its special conditions, then its note. */
export function notesOf(item: WorkItem, isForCustomer: boolean): readonly CellText[] {
  const { line } = item;
  const said: string[] = [];
  if (line.state === 'open') said.push('To be decided.');
  if (line.payer === 'customer') said.push(isForCustomer ? 'You pay for this.' : 'Paid by the customer.');
  if (line.payer === 'warranty') said.push('Paid by the warranty.');
  if (line.priorDamage === 'related') said.push('Related prior damage.');
  if (line.betterment !== null) {
    const { betterment } = line;
    said.push(
      `Betterment ${betterment.kind === 'percent' ? percentage(betterment.percent) : dollars(betterment.amount)}.`,
    );
  }
  const agreed = agreedValuesText(item);
  if (agreed !== '') said.push(`${agreed}.`);
  const notes: CellText[] = said.length === 0 ? [] : [{ text: said.join(' '), style: styles.small }];
  if (line.note.trim() !== '') notes.push({ text: line.note.trim(), style: styles.small });
  return notes;
}
