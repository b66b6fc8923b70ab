import type { SideEntry } from '@dre/core/domain/catalogue/book/contents';
import type { Side } from '@dre/core/domain/catalogue/trade-words';
import { type ItemAmounts, itemAmounts } from '@dre/core/domain/estimates/pricing/totals/item-amounts';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { totalsBucketOf } from '@dre/core/domain/estimates/pricing/values/totals-bucket';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { add, type Cents, noMoney, noTime, sum, type TenthHours } from '@dre/core/domain/units';

/** A row of the estimate's lines: the head of a side, or something billed. */
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
  /** Automatic lines stand below their cause. */
  readonly isChild: boolean;
  readonly hours: TenthHours;
  readonly bookHours: TenthHours;
  readonly amounts: ItemAmounts;
  readonly total: Cents;
}

/** Lines by side in the order of the book, automatic ones below their cause. A folded side shows its head only. */
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
    // Heads add up to the estimate: what is in no total is marked on its own row and counted in none.
    hours: sum(billed.map(({ hours }) => hours)),
    amount: sum(billed.map(({ total }) => total)),
    isFolded,
  };
  return isFolded ? [head] : [head, ...rows];
}

/** Each line with what the rules made of it, which stands below it even where the work is on another side. */
function families(items: readonly WorkItem[]): WorkItem[][] {
  const found: WorkItem[][] = [];
  for (const item of items) {
    // Items come with their families together.
    if (item.parent === null) found.push([item]);
    else found.at(-1)?.push(item);
  }
  return found;
}

const known = new WeakMap<WorkItem, { readonly profile: Profile; readonly row: ItemRow }>();

/** The same item gives the same row, so that a row is drawn again only when something of it changed. */
export function itemRow(item: WorkItem, profile: Profile): ItemRow {
  const found = known.get(item);
  if (found?.profile === profile) return found.row;
  const row = newRow(item, profile);
  known.set(item, { profile, row });
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

/** What dropping in front of a row means: a line of a side, or the end of one. */
export function dropPlace(
  rows: readonly LineRow[],
  before: string | null,
): { readonly side: Side; readonly before: string | null } | null {
  const at = before === null ? rows.length : rows.findIndex(({ key }) => key === before);
  const row = rows[at];
  if (row?.kind === 'item' && !row.isChild) return { side: row.item.line.place.side, before: row.key };
  // In front of a head is the end of the side above; in front of an automatic line is behind its family.
  const above = rows[at - 1];
  if (above === undefined) return null;
  if (row?.kind === 'item') return dropPlace(rows, rows[at + 1]?.key ?? null);
  const head = rows.slice(0, at).findLast(({ kind }) => kind === 'group');
  return head?.kind === 'group' ? { side: head.side, before: null } : null;
}
