import type { Book, Need } from '../../catalogue/book/book.ts';
import { operationName } from '../../catalogue/book/book-names.ts';
import type { OperationKind } from '../../catalogue/trade-words.ts';

/** The operation an answered suggestion refers to, whether it came from a rule or a need. */
export function suggestedOperation(
  rule: string,
  book: Book,
): { readonly part: string; readonly operation: OperationKind } | null {
  const suggestion = book.suggestions.find(({ id }) => id === rule);
  if (suggestion !== undefined)
    return { part: suggestion.suggestPart, operation: suggestion.suggestOperation };
  if (!rule.startsWith(needPrefix)) return null;
  const [part = '', operation = ''] = rule.slice(needPrefix.length).split(':');
  const need = book.needsOf(part, operation as OperationKind).find((one) => needName(one) === rule);
  return need === undefined ? null : { part: need.otherPart, operation: need.otherOperation };
}

const needPrefix = 'need:';

/** The key under which an optional need of the book is answered. */
export function needName({ part, operation, otherPart, otherOperation }: Need): string {
  return `${needPrefix}${operationName(part, operation)}:${operationName(otherPart, otherOperation)}`;
}
