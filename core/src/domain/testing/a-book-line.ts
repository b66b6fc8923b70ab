import type { Book, Zone } from '../catalogue/book/book.ts';
import type { OperationKind } from '../catalogue/trade-words.ts';
import { lineFromBook } from '../estimates/model/line-from-book.ts';
import type { Line } from '../estimates/model/line.ts';
import { one } from '../units.ts';
import { aLine } from './a-line.ts';

/** A line as selecting it from the book creates it. */
export function aBookLine(
  book: Book,
  part: string,
  operation: OperationKind,
  zone: Zone,
  fields: Partial<Line> = {},
): Line {
  const place = { side: zone.side, subSide: zone.subSide, region: null };
  const picked = lineFromBook(book, { part, operation, quantity: one, place });
  if (!picked.ok) throw new Error(`${part} ${operation} is not in the book`);
  return aLine({ ...picked.value, ...fields });
}
