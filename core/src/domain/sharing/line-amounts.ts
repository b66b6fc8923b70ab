import { itemAmounts } from '../estimates/pricing/totals/item-amounts.ts';
import type { Profile } from '../estimates/model/profile.ts';
import type { WorkItem } from '../estimates/pricing/values/work-item.ts';
import { add, type Cents, noMoney, sum } from '../units.ts';

/** The amount of one item, before adjustments to the whole repair. */
export function itemTotal(item: WorkItem, profile: Profile): Cents {
  const { labor, part, sublet, other } = itemAmounts(item, profile);
  return sum([labor, part, sublet, other]);
}

/** By entered line: its amount including all items rules derived from it. */
export function amountsByLine(items: readonly WorkItem[], profile: Profile): ReadonlyMap<string, Cents> {
  const parents = new Map(items.map(({ key, parent }) => [key, parent]));
  const amounts = new Map<string, Cents>();
  for (const item of items) {
    const cause = causeOf(item.key, parents);
    amounts.set(cause, add(amounts.get(cause) ?? noMoney, itemTotal(item, profile)));
  }
  return amounts;
}

function causeOf(key: string, parents: ReadonlyMap<string, string | null>): string {
  let cause = key;
  for (;;) {
    const parent = parents.get(cause);
    if (parent === null || parent === undefined) return cause;
    cause = parent;
  }
}
