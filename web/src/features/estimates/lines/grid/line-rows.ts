import type { SideEntry } from '@dre/core/domain/catalogue/book/contents';
import type { Side } from '@dre/core/domain/catalogue/trade-words';
import { type ItemAmounts, itemAmounts } from '@dre/core/domain/estimates/pricing/totals/item-amounts';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { totalsBucketOf } from '@dre/core/domain/estimates/pricing/values/totals-bucket';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { add, type Cents, noMoney, noTime, sum, type TenthHours } from '@dre/core/domain/units';

/** A row of the estimate's lines: a side's heading, or a billed item. */
export type LineRow = GroupRow | ItemRow;

export interface GroupRow {
  readonly kind: 'group';
  readonly key: string;
  readonly side: Side;
  readonly name: string;
  readonly lines: number;
  readonly hours: TenthHours;
  readonly amount: Cents;
  readonly isFolded: boolean;
}

export interface ItemRow {
  readonly kind: 'item';
  readonly key: string;
  readonly item: WorkItem;
  /** Automatic items follow the line that causes them. */
  readonly isChild: boolean;
  readonly hours: TenthHours;
  readonly bookHours: TenthHours;
  readonly amounts: ItemAmounts;
  readonly total: Cents;
}

/** Lines by side in the book's order, automatic items below their line. A folded side shows its heading only. */
export function lineRows(
  items: readonly WorkItem[],
  profile: Profile,
  sides: readonly SideEntry[],
  folded: ReadonlySet<Side>,
): LineRow[] {
  const bySide = new Map<Side, ItemRow[]>();
  for (const family of families(items)) {
    const side = family[0]?.line.place.side ?? 'whole';
    const rows = family.map((item) => itemRow(item, profile));
    const group = bySide.get(side);
    if (group === undefined) bySide.set(side, rows);
    else group.push(...rows);
  }
  const order = sides.toSorted((one, other) => one.sort - other.sort);
  return order.flatMap((side) => groupRows(side, bySide.get(side.code) ?? [], folded.has(side.code)));
}

function groupRows({ code, name }: SideEntry, rows: readonly ItemRow[], isFolded: boolean): LineRow[] {
  if (rows.length === 0) return [];
  const billed = rows.filter(({ item }) => totalsBucketOf(item.line) === 'in-totals');
  const head: GroupRow = {
    kind: 'group',
    key: `side ${code}`,
    side: code,
    name,
    lines: rows.filter(({ isChild }) => !isChild).length,
    // Headings add up to the estimate's totals, so items outside the totals count in none.
    hours: sum(billed.map(({ hours }) => hours)),
    amount: sum(billed.map(({ total }) => total)),
    isFolded,
  };
  return isFolded ? [head] : [head, ...rows];
}

/** Each line with its automatic items, which follow it even if their work is on another side. */
function families(items: readonly WorkItem[]): WorkItem[][] {
  const found: WorkItem[][] = [];
  for (const item of items) {
    // Items arrive ordered: each line directly before its automatic items.
    if (item.parent === null) found.push([item]);
    else found.at(-1)?.push(item);
  }
  return found;
}

const cache = new WeakMap<WorkItem, { readonly profile: Profile; readonly row: ItemRow }>();

/** Returns the same row for the same item, so that a row re-renders only when it changed. */
export function itemRow(item: WorkItem, profile: Profile): ItemRow {
  const found = cache.get(item);
  if (found?.profile === profile) return found.row;
  const row = newRow(item, profile);
  cache.set(item, { profile, row });
  return row;
}

function newRow(item: WorkItem, profile: Profile): ItemRow {
  const amounts = itemAmounts(item, profile);
  return {
    kind: 'item',
    key: item.key,
    item,
    isChild: item.parent !== null,
    hours: item.hours.reduce((hours, { billed }) => add(hours, billed), noTime),
    bookHours: item.hours.reduce((hours, { book }) => add(hours, book), noTime),
    amounts,
    total: [amounts.labor, amounts.part, amounts.sublet, amounts.other].reduce(add, noMoney),
  };
}

/** The target of a drop in front of a row: before a line of a side, or at the end of a side. */
export function dropPosition(
  rows: readonly LineRow[],
  before: string | null,
): { readonly side: Side; readonly before: string | null } | null {
  const at = before === null ? rows.length : rows.findIndex(({ key }) => key === before);
  const row = rows[at];
  if (row?.kind === 'item' && !row.isChild) return { side: row.item.line.place.side, before: row.key };
  // Before a heading means the end of the side above; before an automatic item means after its family.
  const above = rows[at - 1];
  if (above === undefined) return null;
  if (row?.kind === 'item') return dropPosition(rows, rows[at + 1]?.key ?? null);
  const head = rows.slice(0, at).findLast(({ kind }) => kind === 'group');
  return head?.kind === 'group' ? { side: head.side, before: null } : null;
}
