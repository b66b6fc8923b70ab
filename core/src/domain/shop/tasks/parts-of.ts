import { priceCategory, unitPrice } from '../../estimates/model/line.ts';
import { repairGroups } from '../../estimates/pricing/values/payer-group.ts';
import type { WorkItem } from '../../estimates/pricing/values/work-item.ts';
import type { WorkPart } from '../model/version-work.ts';

/** The parts one locked version asks for, each under the key of its item. Consumables come from stock. */
export function partsOf(items: readonly WorkItem[]): readonly WorkPart[] {
  return items.filter(hasPart).map(({ key, line }) => ({
    key,
    lineNumber: line.number,
    description: line.description,
    partNumber: line.partNumber,
    wanted: line.quantity,
  }));
}

/** True if the item needs a part to be ordered. A part whose price another one covers comes with that one. */
export function hasPart({ line, rule, payerGroup, isPriceIncluded }: WorkItem): boolean {
  if (payerGroup === null || !(repairGroups as readonly string[]).includes(payerGroup)) return false;
  if ((rule !== null && rule !== 'needed') || isPriceIncluded || line.quantity <= 0) return false;
  return priceCategory(line) === 'parts' && (line.operation === 'replace' || unitPrice(line) > 0);
}
