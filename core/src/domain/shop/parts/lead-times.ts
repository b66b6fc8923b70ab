import type { RepairOrder } from '../model/repair-order.ts';
import type { RepairPart } from '../model/repair-part.ts';
import { vendorKey } from '../model/vendor.ts';
import { daysBetween } from '../../days-between.ts';
import { receiptsOf } from './purchase-state.ts';

/** The usual days from an order until all of it was here and good, and the number of orders it follows from. */
export interface LeadTime {
  readonly days: number;
  readonly deliveries: number;
}

/** The median lead time of every vendor that delivered, by `vendorKey`. Nobody types it. */
export function leadTimes(orders: readonly Pick<RepairOrder, 'parts'>[]): ReadonlyMap<string, LeadTime> {
  const days = new Map<string, number[]>();
  for (const { vendor, taken } of orders.flatMap(({ parts }) => parts.flatMap(deliveriesOf))) {
    days.set(vendor, [...(days.get(vendor) ?? []), taken]);
  }
  return new Map([...days].map(([vendor, all]) => [vendor, { days: median(all), deliveries: all.length }]));
}

/** Orders that came whole. A partial delivery, or one that is damaged or wrong, is not what was waited for. */
function deliveriesOf(part: RepairPart) {
  return part.orders.flatMap(({ id, vendor, at, quantity }) => {
    const { received, damaged, receivedAt } = receiptsOf(part, id);
    const last = receivedAt.at(-1);
    const key = vendorKey(vendor);
    if (last === undefined || last < at || key === '' || damaged > 0 || received < quantity) return [];
    return [{ vendor: key, taken: daysBetween(at, last) }];
  });
}

/** The lower of the two middle values, so that a whole day comes out. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
