import type { TimeZone } from '@dre/core/domain/companies/time-zone';
import type { PurchaseOrderReply } from '@dre/core/contract/shop/purchase-orders';
import type { ShopCard } from '@dre/core/contract/shop/shop';
import type { Unit } from '@dre/core/domain/catalogue/trade-words';
import {
  noReceipts,
  type OrderReceipts,
  type PurchaseState,
  receiptsOf,
} from '@dre/core/domain/shop/parts/purchase-state';
import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import { quantity } from '../../../../lib/text/format.ts';
import { count } from '../../board/view/board-text.ts';
import { vendorKey } from '@dre/core/domain/shop/model/vendor';
import { shortDay } from '@dre/core/domain/short-day';
import type { MenuChoice } from '../../../../ui/overlays/overlay-props.ts';
import { dayOf } from '../../open/shop-day.ts';
import { type OpenPart, partId } from './parts-view.ts';

/** A line of a purchase order; the part is absent once nothing is left to do for it. */
export interface PanelLine extends OrderReceipts {
  readonly id: string;
  readonly line: Pick<
    PurchaseOrderReply['purchase']['lines'][number],
    'lineNumber' | 'description' | 'partNumber' | 'quantity' | 'number' | 'cost'
  > & { readonly unit?: Unit };
  readonly isWithdrawn: boolean;
  /** True until the purchase order is sent. */
  readonly isDraft: boolean;
  readonly part: OpenPart | undefined;
}

export function panelLines(
  { purchase, lines, state }: PurchaseOrderReply,
  parts: readonly OpenPart[],
): readonly PanelLine[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  return purchase.lines.map((line, at) => {
    const id = partId(line.order, line.part);
    const part = byId.get(id);
    // An order that is open on this device is newer here.
    const isHere = part?.part.orders.some((order) => order.id === line.record) ?? false;
    const receipts = part !== undefined && isHere ? receiptsOf(part.part, line.record) : lines[at];
    return {
      ...(receipts ?? noReceipts),
      id,
      line,
      part: state === 'discarded' ? undefined : part,
      isWithdrawn: state === 'discarded' || (lines[at]?.isWithdrawn ?? false),
      isDraft: state === 'draft',
    };
  });
}

/** Open parts under the same number at the same vendor, where the purchase order was written elsewhere. */
export function linesUnderNumber(part: OpenPart, parts: readonly OpenPart[]): readonly PanelLine[] {
  if (part.purchaseNumber === '') return [];
  return parts
    .filter(
      ({ purchaseNumber, vendor }) =>
        purchaseNumber === part.purchaseNumber && vendorKey(vendor) === vendorKey(part.vendor),
    )
    .map((one) => {
      const order = one.part.orders.at(-1);
      return {
        ...(order === undefined ? noReceipts : receiptsOf(one.part, order.id)),
        id: one.id,
        line: {
          ...one.part.work,
          quantity: order?.quantity ?? one.part.work.wanted,
          number: one.number,
          cost: order?.cost ?? null,
        },
        isWithdrawn: false,
        isDraft: false,
        part: one,
      };
    });
}

/** True if nothing more of the line is expected. */
export function isAllHere({ received, line, isWithdrawn }: PanelLine): boolean {
  return isWithdrawn || received >= line.quantity;
}

/** Such as "1 of 2 received Nov 16 and Nov 18, 1 piece damaged, returned"; empty before the first delivery. */
export function receivedText(receipts: PanelLine, zone: TimeZone): string {
  const { received, damaged, receivedAt, line } = receipts;
  if (received <= 0) return '';
  const days = [...new Set(receivedAt.map((at) => shortDay(dayOf(zone, at))))].join(' and ');
  const some =
    received < line.quantity ? `${quantity(received)} of ${quantity(line.quantity)} received` : 'Received';
  return `${some} ${days}${damaged > 0 ? `, ${defectText(receipts)}` : ''}`;
}

function defectText({ damaged, defect, returned, line: { unit } }: PanelLine): string {
  const bad = `${partCountText(damaged, unit)} ${defect}`;
  if (returned === 0) return bad;
  return returned === damaged ? `${bad}, returned` : `${bad}, ${quantity(returned)} returned`;
}

const stateWords: Readonly<Record<PurchaseState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  'partly-received': 'Partly received',
  closed: 'Closed',
  discarded: 'Discarded',
};

/** The state, and the day it was sent. */
export function purchaseStateText({ state, purchase, mail }: PurchaseOrderReply, zone: TimeZone): string {
  if (mail === 'failed') return 'Mail failed';
  if (state !== 'sent' || purchase.sent === null) return stateWords[state];
  return `Sent ${shortDay(dayOf(zone, purchase.sent.at))}`;
}

/** Its state, its lines and its day, once: "Partly received, 3 lines, sent Nov 14". */
export function purchaseSummary(reply: PurchaseOrderReply, zone: TimeZone): string {
  const { purchase, state, mail } = reply;
  const { lines, sent, discarded, written } = purchase;
  const [verb, { at }] =
    sent !== null
      ? ['sent', sent]
      : discarded !== undefined
        ? ['discarded', discarded]
        : ['written', written];
  const day = `${verb} ${shortDay(dayOf(zone, at))}`;
  const says =
    mail !== 'failed' && state === verb ? [] : [mail === 'failed' ? 'Mail failed' : stateWords[state]];
  const text = [...says, count(lines.length, 'line'), day].join(', ');
  return says.length > 0 ? text : `${upperFirst(day)}, ${count(lines.length, 'line')}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Purchase orders with all the words in their number, vendor, parts or repair orders. */
export function foundPurchases(
  purchases: readonly PurchaseOrderReply[],
  text: string,
): readonly PurchaseOrderReply[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return purchases.filter(({ purchase: { number, vendor, lines } }) => {
    const own = lines.flatMap((line) => [line.description, line.partNumber, line.number]);
    const searched = [number, vendor.name, ...own].join(' ').toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** The number of vendors rows are ordered from; those without one count as one more. */
function vendorCount(rows: readonly Pick<OpenPart, 'vendor'>[]): number {
  return new Set(rows.map(({ vendor }) => vendorKey(vendor))).size;
}

export function orderButtonText(rows: readonly Pick<OpenPart, 'vendor'>[]): string {
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
  rows: readonly Pick<OpenPart, 'order'>[],
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

/** A way that is not open says why before anybody presses it. */
export function sendWays(email: string, canMail: boolean): readonly MenuChoice[] {
  const mail =
    email === ''
      ? { id: 'mail', label: 'E-mail: the vendor has no address', isDisabled: true }
      : canMail
        ? { id: 'mail', label: `E-mail to ${email}` }
        : { id: 'mail', label: 'E-mail: no mail server is set up here', isDisabled: true };
  return [mail, { id: 'other', label: 'Sent another way' }];
}
