import { isPriced } from '@dre/core/domain/estimates/model/line';
import { isItemTaxed } from '@dre/core/domain/estimates/pricing/totals/item-taxed';
import { operationNames } from '@dre/core/domain/estimates/wording/trade-labels';
import type { DocumentOrder } from '../order.ts';
import { printedAmounts, isChanged, isWrittenByHand } from '../line-facts.ts';
import { operationCodes, plainOperations } from '../document-text.ts';

/** Explains only the codes that occur. */
export function legendOf({ printed: { items, content } }: DocumentOrder, isForCustomer: boolean): string {
  const parts: string[] = [];
  if (!isForCustomer) {
    const used = new Set(items.flatMap(({ line }) => line.operation ?? []));
    parts.push(...Array.from(used, (operation) => `${operationCodes[operation]} ${meaning(operation)}`));
    const isTaxed = items.some(
      (item) =>
        isPriced(item.line) && isItemTaxed(item, printedAmounts(item, content.profile), content.profile),
    );
    if (isTaxed) parts.push('T taxed');
  }
  if (items.some(isChanged)) parts.push('* changed from the price book');
  if (items.some(isWrittenByHand)) parts.push('# not from the price book');
  if (items.some(({ hours }) => hours.some(({ isIncluded }) => isIncluded)))
    parts.push('Incl included in another operation');
  const said = parts.length === 0 ? '' : `${parts.join(', ')}. `;
  return `${said}Labor is totaled by rate and rounded once, so the labor of single lines may add up to a few cents more or less.`;
}

function meaning(operation: keyof typeof operationCodes): string {
  return operation === 'ri' ? plainOperations.ri.toLowerCase() : operationNames[operation];
}
