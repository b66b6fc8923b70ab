import type { Book } from '@dre/core/domain/catalogue/book';
import type { OperationKind } from '@dre/core/domain/catalogue/trade-words';
import type { Change } from '@dre/core/domain/estimates/edit';
import type { Estimate } from '@dre/core/domain/estimates/estimate';
import type { Line } from '@dre/core/domain/estimates/line';

/**
 * Another operation on the same part. Where the book has it, its hours and price are taken from the book again, on a
 * line in the same place; otherwise only the word changes.
 */
export function operationChanges(
  { lines }: Pick<Estimate, 'lines'>,
  line: Line,
  operation: OperationKind,
  book: Book,
  newId: () => string,
): Change[] {
  if (line.operation === operation || !lines.includes(line)) return [];
  const { source, quantity, place, order, payer, taxable, state, priorDamage, note } = line;
  if (source.kind !== 'book' || book.operation(source.part, operation) === undefined)
    return [{ kind: 'change-line', lineId: line.id, changes: { operation } }];
  const lineId = newId();
  return [
    { kind: 'remove-line', lineId: line.id },
    { kind: 'add-book-line', lineId, order, part: source.part, operation, quantity, place },
    { kind: 'change-line', lineId, changes: { payer, taxable, state, priorDamage, note } },
  ];
}
