import { quantityWords } from '../../catalogue/unit-labels.ts';
import type { HoursRule } from '../../catalogue/book/book.ts';
import type { LineFields } from '../model/edit.ts';
import { type FieldWords, lineFieldWords, refinishWords } from './field-labels.ts';
import { bookHours } from '../pricing/line-hours/book-hours.ts';
import type { Line, RefinishEntry } from '../model/line.ts';
import { hours, money } from '../../number-text.ts';

/** Typed hours, otherwise the book's with the number, or "nothing" without a book time. */
export function sayLineHours(billed: number | null, book: HoursRule | null | undefined, line: Line): string {
  if (billed !== null) return hours(billed);
  return book == null ? 'nothing' : `${hours(bookHours(book, line.quantity))}, the book’s`;
}

/** Labels of a line's fields; values that follow the book are shown with the book's number. */
export function lineWordsOf({ book, unit }: Line): FieldWords<LineFields> {
  const followed = book === null ? 'nothing' : `${money(book.price)}, the book’s`;
  return {
    ...lineFieldWords,
    price: ['price', (price) => (price === null ? followed : money(price))],
    quantity: ['quantity', (count) => quantityWords(count, unit)],
  };
}

export function refinishWordsOf(line: Line): FieldWords<Omit<RefinishEntry, 'book'>> {
  return {
    ...refinishWords,
    billed: ['hours', (billed) => sayLineHours(billed, line.refinish?.book, line)],
  };
}
