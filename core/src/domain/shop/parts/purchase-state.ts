import { extension } from '../../rounding.ts';
import { type Cents, larger, smaller, subtract, sum, type Thousandths, thousandths } from '../../units.ts';
import type { PurchaseLine, PurchaseOrder } from '../model/purchase-order.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import type { PartReceipt, RepairPart } from '../model/repair-part.ts';
import { type PartDefect, partDefect } from './part-defect.ts';

export const purchaseStates = ['draft', 'sent', 'partly-received', 'closed', 'discarded'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** The deliveries of one order of a part. */
export interface OrderReceipts {
  readonly received: Thousandths;
  /** Of the received, damaged or wrong; `defect` tells which. */
  readonly damaged: Thousandths;
  readonly defect: PartDefect;
  /** Of the damaged, sent back. */
  readonly returned: Thousandths;
  /** The times of the deliveries, oldest first. */
  readonly receivedAt: readonly string[];
}

/** A line of a purchase order as its repair order stands. */
export interface PurchaseLineState extends OrderReceipts {
  /** Nothing is expected: the order of the part was withdrawn, or a draft's part is not asked for any more. */
  readonly isWithdrawn: boolean;
}

/** Nobody types a state: it follows from the receipts of the parts. */
export function purchaseState(
  { sent, discarded }: Pick<PurchaseOrder, 'sent' | 'discarded'>,
  lines: readonly (Pick<PurchaseLineState, 'received' | 'isWithdrawn'> & Pick<PurchaseLine, 'quantity'>)[],
): PurchaseState {
  if (discarded !== undefined) return 'discarded';
  if (sent === null && lines.every(({ received }) => received === 0)) return 'draft';
  const isDone = lines.every(({ isWithdrawn, received, quantity }) => isWithdrawn || received >= quantity);
  if (isDone) return 'closed';
  return lines.some(({ received }) => received > 0) ? 'partly-received' : 'sent';
}

/** A line of a draft is not ordered yet: the part has no order record until the purchase order is sent. */
export function purchaseLineState(
  { sent }: Pick<PurchaseOrder, 'sent'>,
  { part, record }: PurchaseLine,
  order: Pick<RepairOrder, 'parts'> | undefined,
): PurchaseLineState {
  const found = order?.parts.find(({ work }) => work.key === part);
  if (found?.orders.some(({ id }) => id === record) === true) {
    return { ...receiptsOf(found, record), isWithdrawn: false };
  }
  const isWithdrawn = sent !== null || found === undefined || found.work.wanted <= 0;
  return { ...noReceipts, isWithdrawn };
}

const none = thousandths(0);

/** An order of which nothing came. */
export const noReceipts: OrderReceipts = {
  received: none,
  damaged: none,
  defect: 'damaged or wrong',
  returned: none,
  receivedAt: [],
};

/** Deliveries fill the orders of a part from the oldest on, and so does what is sent back of them. */
export function receiptsOf(
  { orders, receipts, returns }: Pick<RepairPart, 'orders' | 'receipts' | 'returns'>,
  record: string,
): OrderReceipts {
  const at = orders.findIndex(({ id }) => id === record);
  let skipped = sum(orders.slice(0, at).map(({ quantity }) => quantity));
  let open = orders[at]?.quantity ?? none;
  let damagedBefore = none;
  const own: {
    readonly receipt: PartReceipt;
    readonly quantity: Thousandths;
    readonly damaged: Thousandths;
  }[] = [];
  for (const receipt of receipts) {
    const counted = receipt.check ?? receipt;
    const elsewhere = smaller(skipped, counted.quantity);
    const quantity = smaller(open, subtract(counted.quantity, elsewhere));
    skipped = subtract(skipped, elsewhere);
    open = subtract(open, quantity);
    if (quantity > 0) own.push({ receipt, quantity, damaged: smaller(counted.damaged, quantity) });
    else if (own.length === 0) damagedBefore = sum([damagedBefore, counted.damaged]);
  }
  const damaged = sum(own.map((one) => one.damaged));
  const sentBack = sum(returns.filter((one) => one.of === 'damaged').map(({ quantity }) => quantity));
  return {
    received: sum(own.map(({ quantity }) => quantity)),
    damaged,
    defect: partDefect({ receipts: own.map(({ receipt }) => receipt) }),
    returned: smaller(damaged, larger(none, subtract(sentBack, damagedBefore))),
    receivedAt: own.map(({ receipt }) => receipt.at),
  };
}

/** The cost of all lines; null if one of them has none. */
export function purchaseCost(lines: readonly Pick<PurchaseLine, 'quantity' | 'cost'>[]): Cents | null {
  const costs = lines.map(({ quantity, cost }) => (cost === null ? null : extension(cost, quantity)));
  return costs.includes(null) ? null : sum(costs.filter((cost) => cost !== null));
}
