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
    unit: line.unit,
    location: line.place,
  }));
}

/** True if the item needs a part to be ordered. A part whose price another one covers comes with that one. */
export function hasPart({ line, rule, payerGroup, isPriceIncluded }: WorkItem): boolean {
  if (payerGroup === null || !(repairGroups as readonly string[]).includes(payerGroup)) return false;
  if ((rule !== null && rule !== 'needed') || isPriceIncluded || line.quantity <= 0) return false;
  if (line.operation === 'replace') return true;
  return priceCategory(line) === 'parts' && unitPrice(line) > 0 && isBought(line);
}

/** The price of a repair, a test or drying days pays for work; only a part number says that something arrives. */
function isBought({ operation, partNumber }: WorkItem['line']): boolean {
  return operation === null || operation === 'ri' || operation === 'overhaul' || partNumber.trim() !== '';
}
