import type { Book } from '../../catalogue/book/book.ts';
import type { BookPin } from '../../catalogue/book/pin.ts';
import type { Estimate } from './estimate.ts';

/** Looks up an available book; undefined when it has to be fetched first. */
export type Books = (pin: BookPin) => Book | undefined;

/** A single book is the estimate's current one, enough for every edit except a move to another edition. */
export type AvailableBooks = Book | Books;

/** The book the estimate is priced with. */
export function pinOf({ edition, houseRevision }: Pick<Estimate, 'edition' | 'houseRevision'>): BookPin {
  return { edition, houseRevision: houseRevision ?? null };
}

export function isSamePin(one: BookPin, other: BookPin): boolean {
  return one.edition === other.edition && one.houseRevision === other.houseRevision;
}

export function booksFrom(available: AvailableBooks, estimate: Estimate): Books {
  if (typeof available === 'function') return available;
  const own = pinOf(estimate);
  return (pin) => (isSamePin(pin, own) ? available : undefined);
}

/** Every book the estimate is priced with: its own, and those of lines that stayed behind when it moved. */
export function pinsOf(estimate: Estimate): readonly BookPin[] {
  const lines = [...estimate.lines, ...Object.values(estimate.removed.lines)];
  return distinct([pinOf(estimate), ...lines.flatMap(({ book }) => book?.pin ?? [])]);
}

function distinct(pins: readonly BookPin[]): readonly BookPin[] {
  return pins.filter((pin, index) => pins.findIndex((other) => isSamePin(pin, other)) === index);
}
