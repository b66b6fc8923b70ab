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

/** By entered line: the work rules derived from it that costs something, named as within a sentence. */
export function addedWorkByLine(
  items: readonly WorkItem[],
  profile: Profile,
): ReadonlyMap<string, readonly string[]> {
  const parents = new Map(items.map(({ key, parent }) => [key, parent]));
  const names = new Map<string, readonly string[]>();
  for (const item of items) {
    if (item.parent === null || itemTotal(item, profile) === 0) continue;
    const cause = causeOf(item.key, parents);
    const { description } = item.line;
    const name = /^\p{Lu}\p{Ll}/u.test(description)
      ? description.charAt(0).toLowerCase() + description.slice(1)
      : description;
    names.set(cause, [...(names.get(cause) ?? []), name]);
  }
  return names;
}

function causeOf(key: string, parents: ReadonlyMap<string, string | null>): string {
  let cause = key;
  for (;;) {
    const parent = parents.get(cause);
    if (parent === null || parent === undefined) return cause;
    cause = parent;
  }
}
