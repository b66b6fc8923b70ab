import type { RepairPart } from '../model/repair-part.ts';
import { partQuantities } from './part-quantities.ts';

/**
 * The day in force for what is on the way; null without one. Deliveries fill the oldest orders, and a day given before
 * the first order that is still open was about a delivery that came.
 */
export function expectedDay(part: RepairPart): string | null {
  return expectedDays(part).at(-1)?.day ?? null;
}

/** The days given for what is on the way, the one in force last; none once nothing is on the way. */
export function expectedDays(part: RepairPart): RepairPart['expected'] {
  const { onTheWay, received } = partQuantities(part);
  if (onTheWay <= 0) return [];
  let ordered = 0;
  const open = part.orders.find(({ quantity }) => {
    ordered += quantity;
    return ordered > received;
  });
  return open === undefined ? [] : part.expected.filter(({ at }) => at >= open.at);
}
