import type { RepairOrder } from '../model/repair-order.ts';
import type { RepairPart } from '../model/repair-part.ts';
import { vendorKey } from '../model/vendor.ts';
import { daysBetween } from '../../days-between.ts';

/** The usual days from an order to its first delivery, and the number of deliveries it follows from. */
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

/** Each order of a part with the first receipt after it that belongs to no later order. */
function deliveriesOf({ orders, receipts }: RepairPart) {
  return orders.flatMap(({ vendor, at }, index) => {
    const next = orders[index + 1]?.at;
    const first = receipts
      .map((receipt) => receipt.at)
      .filter((receivedAt) => receivedAt >= at && (next === undefined || receivedAt < next))
      .toSorted()
      .at(0);
    const key = vendorKey(vendor);
    return first === undefined || key === '' ? [] : [{ vendor: key, taken: daysBetween(at, first) }];
  });
}

/** The lower of the two middle values, so that a whole day comes out. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
