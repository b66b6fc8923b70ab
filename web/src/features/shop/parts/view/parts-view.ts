import type { PartRow } from '@dre/core/contract/shop/parts';
import type { PurchaseOrderReply } from '@dre/core/contract/shop/purchase-orders';
import type { OrderEstimate } from '@dre/core/contract/shop/shop';
import {
  compareQueuedParts,
  type QueuedPart,
  type PartQueue,
  partQueues,
  queuedParts,
} from '@dre/core/domain/shop/parts/part-queues';
import type { OrderReplica } from '../../../../offline/shop/order-replica.ts';
import type { PartFilters } from './parts-address.ts';

/** A part of the desk with everything its rows show. */
export interface OpenPart extends QueuedPart {
  readonly id: string;
  readonly estimate: OrderEstimate;
  /** The vendor of the last order or draft; for a part to order, the vendor it usually comes from. Empty if unknown. */
  readonly vendor: string;
  /** The number of the last purchase order that was sent; empty if there is none. */
  readonly purchaseNumber: string;
  /** The number of the draft the part to order stands in; null without one. */
  readonly draft: string | null;
  /** The day that draft names; it counts once it is sent. */
  readonly draftDay: string | null;
}

/** A part in one of its queues. */
export interface QueueRow extends OpenPart {
  readonly queue: PartQueue;
  /** The id of the row: a part has one in each of its queues. */
  readonly key: string;
}

export interface QueueRows {
  readonly queue: PartQueue;
  readonly rows: readonly QueueRow[];
}

export interface PartsView {
  /** Queues with rows, in the order of the screen. */
  readonly queues: readonly QueueRows[];
  readonly rows: readonly QueueRow[];
  /** Rows of each queue under the find and the filters. */
  readonly counts: Readonly<Record<PartQueue, number>>;
  /** Rows of all queues under the find and the filters. */
  readonly all: number;
  /** Parts without any filter. */
  readonly total: number;
  readonly vendors: readonly string[];
  readonly orders: readonly string[];
}

/** The parts as the server listed them; orders that are open on this device are newer there. */
export function openParts(
  served: readonly PartRow[],
  opened: ReadonlyMap<string, OrderReplica>,
  { today, purchases }: { readonly today: string; readonly purchases: readonly PurchaseOrderReply[] },
): readonly OpenPart[] {
  const kept = served.filter(({ row }) => !opened.has(row.order));
  const own = [...opened.values()].flatMap(({ shown, estimate }) =>
    queuedParts([shown], today).map((row) => ({ row, estimate })),
  );
  const rows = [...kept, ...own].toSorted((one, other) => compareQueuedParts(one.row, other.row));
  const usual = usualVendors(rows);
  const drafts = draftsByPart(purchases);
  return rows.map(({ row, estimate }) => {
    const last = row.part.orders.at(-1);
    const id = partId(row.order, row.part.work.key);
    const draft = row.quantities.toOrder > 0 ? drafts.get(id) : undefined;
    return {
      ...row,
      id,
      estimate,
      vendor: draft?.vendor.name ?? last?.vendor ?? usual.get(row.part.work.partNumber) ?? '',
      purchaseNumber: last?.purchaseOrder ?? '',
      draft: draft?.number ?? null,
      draftDay: draft?.expected ?? null,
    };
  });
}

function draftsByPart(purchases: readonly PurchaseOrderReply[]) {
  const drafts = purchases.filter(({ state }) => state === 'draft').map(({ purchase }) => purchase);
  return new Map(
    drafts.flatMap((draft) => draft.lines.map(({ order, part }) => [partId(order, part), draft] as const)),
  );
}

/** The purchase order a row is about: the draft its part stands in, or else the last one sent. */
export function purchaseOf({ queue, draft, purchaseNumber }: QueueRow): string {
  return (queue === 'to-order' ? draft : null) ?? purchaseNumber;
}

export function partId(order: string, part: string): string {
  return `${order} ${part}`;
}

export function rowIn(queue: PartQueue, part: OpenPart): QueueRow {
  return { ...part, queue, key: `${queue} ${part.id}` };
}

/** The vendor each part number was last ordered from. */
function usualVendors(rows: readonly PartRow[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(({ row: { part } }): [string, string][] => {
      const vendor = part.orders.at(-1)?.vendor;
      return vendor === undefined || part.work.partNumber === '' ? [] : [[part.work.partNumber, vendor]];
    }),
  );
}

export function partsView(
  all: readonly OpenPart[],
  { queue, find, vendor, order }: Pick<PartFilters, 'queue' | 'find' | 'vendor' | 'order'>,
): PartsView {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = all.filter(
    (row) =>
      (vendor.length === 0 || vendor.includes(row.vendor)) &&
      (order.length === 0 || order.includes(row.number)) &&
      words.every((word) => textOf(row).includes(word)),
  );
  const queues = partQueues.map((name) => ({
    queue: name,
    rows: fitting.filter((part) => part.queues.includes(name)).map((part) => rowIn(name, part)),
  }));
  const shown = queues.filter(
    ({ queue: name, rows }) => rows.length > 0 && (queue === null || name === queue),
  );
  const counts = Object.fromEntries(queues.map(({ queue: name, rows }) => [name, rows.length])) as Record<
    PartQueue,
    number
  >;
  return {
    queues: shown,
    rows: shown.flatMap(({ rows }) => rows),
    counts,
    all: queues.reduce((sum, { rows }) => sum + rows.length, 0),
    total: all.length,
    vendors: namesOf(all.map((row) => row.vendor)),
    orders: namesOf(all.map((row) => row.number)),
  };
}

function textOf({ part, number, estimate, vendor, purchaseNumber, draft }: OpenPart): string {
  const { description, partNumber } = part.work;
  return [description, partNumber, number, estimate.customer, vendor, purchaseNumber, draft]
    .join(' ')
    .toLowerCase();
}

function namesOf(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== '').toSorted();
}

/** The rows from one to the other, whichever comes first. */
export function rowsBetween(rows: readonly QueueRow[], from: string, to: string): readonly QueueRow[] {
  const ends = [from, to].map((key) => rows.findIndex((row) => row.key === key));
  if (ends.includes(-1)) return rows.filter(({ key }) => key === to);
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1);
}
