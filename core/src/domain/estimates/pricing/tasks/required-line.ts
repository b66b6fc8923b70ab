import type { Zone } from '../../../catalogue/book/book.ts';
import { one, type Thousandths } from '../../../units.ts';
import { lineFromBook } from '../../model/book-line.ts';
import type { BookIndex } from '../book-index/book-index.ts';
import type { IndexedOperation } from '../book-index/indexed-operation.ts';
import type { Line } from '../../model/line.ts';

/** The line that needed work is written on: the book's values, and of its cause who pays and where it counts. */
export function requiredLine(
  book: BookIndex,
  operation: IndexedOperation,
  cause: Line,
  found: { readonly key: string; readonly zone: Zone; readonly quantity: Thousandths },
): Line | null {
  const template = templateOf(book, operation);
  if (template === null) return null;
  const { side, subSide } = found.zone;
  return {
    ...template,
    id: found.key,
    number: cause.number,
    order: cause.order,
    place: { side, subSide, region: null },
    quantity: found.quantity,
    taxable: cause.taxable,
    payer: cause.payer,
    priorDamage: cause.priorDamage,
    state: cause.state,
  };
}

const templates = new WeakMap<IndexedOperation, Line | null>();

/** What the book says of an operation is the same on every line that needs it. */
function templateOf({ book }: BookIndex, operation: IndexedOperation): Line | null {
  const known = templates.get(operation);
  if (known !== undefined) return known;
  const written = lineFromBook(book, {
    part: operation.part,
    operation: operation.kind,
    quantity: one,
    place: { side: 'whole', subSide: '', region: null },
  });
  const template = written.ok ? { id: '', number: 0, order: '', ...written.value } : null;
  templates.set(operation, template);
  return template;
}
