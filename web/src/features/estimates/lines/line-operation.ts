import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { OperationKind } from '@dre/core/domain/catalogue/trade-words';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Line } from '@dre/core/domain/estimates/model/line';

/**
 * Changes a line's operation. If the book has it for the part, its work follows the book; otherwise only the label
 * changes.
 */
export function operationChanges(line: Line, operation: OperationKind, book: Book): Change[] {
  const { id: lineId, source } = line;
  if (line.operation === operation) return [];
  return source.kind === 'book' && book.operation(source.part, operation) !== undefined
    ? [{ kind: 'set-operation', lineId, operation, byHand: null }]
    : [{ kind: 'change-line', lineId, changes: { operation } }];
}
