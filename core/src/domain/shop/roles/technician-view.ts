import type { RepairOrder } from '../model/repair-order.ts';
import type { ShopEdit } from '../model/shop-edit.ts';

/**
 * An order as a technician reads it: without costs, and without the persons who agreed or signed. Applying a
 * technician's edits to a technician's order gives the technician's view of the outcome.
 */
export function technicianOrder(order: RepairOrder): RepairOrder {
  return {
    ...order,
    authorized: order.authorized.map((one) => ({ ...one, name: '', reason: hiddenReason(one.reason) })),
    parts: order.parts.map((part) => ({
      ...part,
      orders: part.orders.map((one) => ({ ...one, cost: null })),
    })),
    visits: order.visits.map((visit) =>
      visit.out === null ? visit : { ...visit, out: withoutSigner(visit.out) },
    ),
  };
}

/** An edit as a technician's device receives it. */
export function technicianEdit(edit: ShopEdit): ShopEdit {
  if (edit.kind === 'authorize-version') return { ...edit, name: '', reason: hiddenReason(edit.reason) };
  if (edit.kind === 'order-part') return { ...edit, order: { ...edit.order, cost: null } };
  if (edit.kind === 'deliver') return { ...edit, delivery: withoutSigner(edit.delivery) };
  return edit;
}

const hidden = '—';

/** Reasons of agreements name people. That there is one stays visible: work at own risk needs it. */
function hiddenReason(reason: string): string {
  return reason.trim() === '' ? '' : hidden;
}

function withoutSigner<Signed extends { readonly signature: { name: string; file: string } | null }>(
  delivery: Signed,
): Signed {
  const { signature } = delivery;
  return signature === null ? delivery : { ...delivery, signature: { name: hidden, file: '' } };
}
