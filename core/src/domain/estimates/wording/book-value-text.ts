import { quantityText } from '../../catalogue/unit-labels.ts';
import type { HoursRule } from '../../catalogue/book/book.ts';
import type { LineFields } from '../model/edit.ts';
import { type FieldLabels, lineFieldLabels, refinishLabels } from './field-labels.ts';
import { bookHours } from '../pricing/line-hours/book-hours.ts';
import type { Line, RefinishEntry } from '../model/line.ts';
import { hours, money } from '../../number-text.ts';

/** Typed hours, otherwise the book's with the number, or "nothing" without a book time. */
export function lineHoursText(billed: number | null, book: HoursRule | null | undefined, line: Line): string {
  if (billed !== null) return hours(billed);
  return book == null ? 'nothing' : `${hours(bookHours(book, line.quantity))}, the book’s`;
}

/** Labels of a line's fields; values that follow the book are shown with the book's number. */
export function lineValueText({ book, unit }: Line): FieldLabels<LineFields> {
  const followed = book === null ? 'nothing' : `${money(book.price)}, the book’s`;
  return {
    ...lineFieldLabels,
    price: ['price', (price) => (price === null ? followed : money(price))],
    quantity: ['quantity', (count) => quantityText(count, unit)],
  };
}

export function refinishValueText(line: Line): FieldLabels<Omit<RefinishEntry, 'book'>> {
  return {
    ...refinishLabels,
    billed: ['hours', (billed) => lineHoursText(billed, line.refinish?.book, line)],
  };
}
