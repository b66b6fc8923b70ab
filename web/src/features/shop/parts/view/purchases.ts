import type { TimeZone } from '@dre/core/domain/companies/time-zone';
import type { PurchaseOrderReply } from '@dre/core/contract/shop/purchase-orders';
import type { ShopCard } from '@dre/core/contract/shop/shop';
import type { Unit } from '@dre/core/domain/catalogue/trade-words';
import type { PurchaseState } from '@dre/core/domain/shop/parts/purchase-state';
import { vendorKey } from '@dre/core/domain/shop/model/vendor';
import { shortDay } from '@dre/core/domain/short-day';
import { dayOf } from '../../open/shop-day.ts';
import { type QueueRow, rowId } from './parts-view.ts';

/** A line of a purchase order; the row is absent once nothing is left to do for the part. */
export interface PanelLine {
  readonly id: string;
  readonly line: Pick<
    PurchaseOrderReply['purchase']['lines'][number],
    'lineNumber' | 'description' | 'partNumber' | 'quantity' | 'number'
  > & { readonly unit?: Unit };
  readonly isWithdrawn: boolean;
  readonly row: QueueRow | undefined;
}

export function panelLines(
  { purchase, lines }: PurchaseOrderReply,
  rows: readonly QueueRow[],
): readonly PanelLine[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return purchase.lines.map((line, at) => {
    const id = rowId(line.order, line.part);
    return { id, line, isWithdrawn: lines[at]?.isWithdrawn ?? false, row: byId.get(id) };
  });
}

/** Open parts under the same number at the same vendor, where the purchase order was written elsewhere. */
export function linesUnderNumber(row: QueueRow, rows: readonly QueueRow[]): readonly PanelLine[] {
  if (row.purchaseNumber === '') return [];
  return rows
    .filter(
      ({ purchaseNumber, vendor }) =>
        purchaseNumber === row.purchaseNumber && vendorKey(vendor) === vendorKey(row.vendor),
    )
    .map((one) => ({
      id: one.id,
      line: { ...one.part.work, quantity: one.part.work.wanted, number: one.number },
      isWithdrawn: false,
      row: one,
    }));
}

const stateWords: Readonly<Record<PurchaseState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  'partly-received': 'Partly received',
  closed: 'Closed',
};

/** The state, and the day it was sent. */
export function purchaseStateText({ state, purchase, mail }: PurchaseOrderReply, zone: TimeZone): string {
  if (mail === 'failed') return 'Mail failed';
  if (state !== 'sent' || purchase.sent === null) return stateWords[state];
  return `Sent ${shortDay(dayOf(zone, purchase.sent.at))}`;
}

/** The number of vendors rows are ordered from; those without one count as one more. */
function vendorCount(rows: readonly Pick<QueueRow, 'vendor'>[]): number {
  return new Set(rows.map(({ vendor }) => vendorKey(vendor))).size;
}

export function orderButtonText(rows: readonly Pick<QueueRow, 'vendor'>[]): string {
  const vendors = vendorCount(rows);
  return vendors > 1 ? `Order from ${String(vendors)} vendors` : `Order ${String(rows.length)}`;
}

/** A promised day that is before the day a part of the order is expected. */
export interface PromiseBefore {
  readonly order: string;
  readonly number: string;
  readonly customer: string;
  readonly day: string;
}

/** Promises that cannot hold if these parts come on that day, the earliest first. */
export function promisesBefore(
  rows: readonly Pick<QueueRow, 'order'>[],
  day: string | null,
  cards: ReadonlyMap<string, ShopCard>,
): readonly PromiseBefore[] {
  return [...new Set(rows.map(({ order }) => order))]
    .flatMap((order): PromiseBefore[] => {
      const found = cards.get(order);
      const promised = found?.card.promise?.day;
      if (found === undefined || promised === undefined || day === null || promised >= day) return [];
      return [{ order, number: found.card.number, customer: found.estimate.customer, day: promised }];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
