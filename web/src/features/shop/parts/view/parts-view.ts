import type { PartRow } from '@dre/core/contract/shop/parts';
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

/** A part of the desk with everything its row shows. */
export interface QueueRow extends QueuedPart {
  readonly id: string;
  readonly estimate: OrderEstimate;
  /** The vendor of the last order; for a part to order, the vendor it usually comes from. Empty if unknown. */
  readonly vendor: string;
  /** The number of the last purchase order; empty if there is none. */
  readonly purchaseNumber: string;
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
  readonly all: number;
  /** Rows without any filter. */
  readonly total: number;
  readonly vendors: readonly string[];
  readonly orders: readonly string[];
}

/** The parts as the server listed them; orders that are open on this device are newer there. */
export function queueRows(
  served: readonly PartRow[],
  opened: ReadonlyMap<string, OrderReplica>,
  today: string,
): readonly QueueRow[] {
  const kept = served.filter(({ row }) => !opened.has(row.order));
  const own = [...opened.values()].flatMap(({ shown, estimate }) =>
    queuedParts([shown], today).map((row) => ({ row, estimate })),
  );
  const rows = [...kept, ...own].toSorted((one, other) => compareQueuedParts(one.row, other.row));
  const usual = usualVendors(rows);
  return rows.map(({ row, estimate }) => {
    const last = row.part.orders.at(-1);
    return {
      ...row,
      id: rowId(row.order, row.part.work.key),
      estimate,
      vendor: last?.vendor ?? usual.get(row.part.work.partNumber) ?? '',
      purchaseNumber: last?.purchaseOrder ?? '',
    };
  });
}

export function rowId(order: string, part: string): string {
  return `${order} ${part}`;
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
  all: readonly QueueRow[],
  { queue, find, vendor, order }: Pick<PartFilters, 'queue' | 'find' | 'vendor' | 'order'>,
): PartsView {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = all.filter(
    (row) =>
      (vendor.length === 0 || vendor.includes(row.vendor)) &&
      (order.length === 0 || order.includes(row.number)) &&
      words.every((word) => textOf(row).includes(word)),
  );
  const shown = queue === null ? fitting : fitting.filter((row) => row.queue === queue);
  const counts = Object.fromEntries(
    partQueues.map((name) => [name, fitting.filter((row) => row.queue === name).length]),
  ) as Record<PartQueue, number>;
  return {
    queues: partQueues
      .map((name) => ({ queue: name, rows: shown.filter((row) => row.queue === name) }))
      .filter(({ rows }) => rows.length > 0),
    rows: shown,
    counts,
    all: fitting.length,
    total: all.length,
    vendors: namesOf(all.map((row) => row.vendor)),
    orders: namesOf(all.map((row) => row.number)),
  };
}

function textOf({ part, number, estimate, vendor, purchaseNumber }: QueueRow): string {
  const { description, partNumber } = part.work;
  return [description, partNumber, number, estimate.customer, vendor, purchaseNumber].join(' ').toLowerCase();
}

function namesOf(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== '').toSorted();
}

/** The rows from one to the other, whichever comes first. */
export function rowsBetween(rows: readonly QueueRow[], from: string, to: string): readonly string[] {
  const ends = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  if (ends.includes(-1)) return [to];
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ id }) => id);
}
