import type { Zone } from '../../../catalogue/book/book.ts';
import { one, type Thousandths } from '../../../units.ts';
import { lineFromBook } from '../../model/line-from-book.ts';
import type { Line } from '../../model/line.ts';
import type { IndexedOperation } from '../book-index/indexed-operation.ts';
import type { PricingCache } from '../values/pricing-cache.ts';

/** The line of required work: the book's values, with payer, taxes and state of its cause. */
export function requiredLine(
  operation: IndexedOperation,
  cause: Line,
  found: { readonly key: string; readonly zone: Zone; readonly quantity: Thousandths },
  cache: PricingCache,
): Line | null {
  const template = templateOf(operation, cache);
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

function templateOf(operation: IndexedOperation, { index, templates }: PricingCache): Line | null {
  const cached = templates.get(operation);
  if (cached !== undefined) return cached;
  const written = lineFromBook(index.book, {
    part: operation.part,
    operation: operation.kind,
    quantity: one,
    place: { side: 'whole', subSide: '', region: null },
  });
  const template = written.ok ? { id: '', number: 0, order: '', ...written.value } : null;
  templates.set(operation, template);
  return template;
}
