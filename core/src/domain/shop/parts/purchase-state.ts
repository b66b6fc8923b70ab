import { extension } from '../../rounding.ts';
import { type Cents, larger, smaller, subtract, sum, type Thousandths, thousandths } from '../../units.ts';
import type { PurchaseLine, PurchaseOrder } from '../model/purchase-order.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import type { RepairPart } from '../model/repair-part.ts';

export const purchaseStates = ['draft', 'sent', 'partly-received', 'closed'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** A line of a purchase order as its repair order stands. */
export interface PurchaseLineState {
  readonly received: Thousandths;
  /** The order of the part was withdrawn: nothing is expected. */
  readonly isWithdrawn: boolean;
}

/** Nobody types a state: it follows from the receipts of the parts. */
export function purchaseState(
  { sent }: Pick<PurchaseOrder, 'sent'>,
  lines: readonly (PurchaseLineState & Pick<PurchaseLine, 'quantity'>)[],
): PurchaseState {
  const isDone = lines.every(({ isWithdrawn, received, quantity }) => isWithdrawn || received >= quantity);
  if (isDone) return 'closed';
  if (lines.some(({ received }) => received > 0)) return 'partly-received';
  return sent === null ? 'draft' : 'sent';
}

export function purchaseLineState(
  { part, record }: PurchaseLine,
  order: Pick<RepairOrder, 'parts'> | undefined,
): PurchaseLineState {
  const found = order?.parts.find(({ work }) => work.key === part);
  const isWithdrawn = found === undefined || !found.orders.some(({ id }) => id === record);
  return { received: found === undefined ? thousandths(0) : receivedOf(found, record), isWithdrawn };
}

/** Deliveries fill the orders of a part from the oldest on. */
function receivedOf({ orders, receipts }: RepairPart, record: string): Thousandths {
  const at = orders.findIndex(({ id }) => id === record);
  const order = orders[at];
  if (order === undefined) return thousandths(0);
  const received = sum(receipts.map((receipt) => (receipt.check ?? receipt).quantity));
  const before = sum(orders.slice(0, at).map(({ quantity }) => quantity));
  return smaller(order.quantity, larger(thousandths(0), subtract(received, before)));
}

/** The cost of all lines; null if one of them has none. */
export function purchaseCost(lines: readonly Pick<PurchaseLine, 'quantity' | 'cost'>[]): Cents | null {
  const costs = lines.map(({ quantity, cost }) => (cost === null ? null : extension(cost, quantity)));
  return costs.includes(null) ? null : sum(costs.filter((cost) => cost !== null));
}
