import type { GivenHold } from '../model/hold.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import type { RepairPart } from '../model/repair-part.ts';
import type { ShopEdit } from '../model/shop-edit.ts';

/**
 * An order as a technician reads it: without costs, and without the persons who agreed or signed. Applying a
 * technician's edits to a technician's order gives the technician's view of the outcome.
 */
export function technicianOrder(order: RepairOrder): RepairOrder {
  return {
    ...order,
    authorized: order.authorized.map((one) => ({ ...one, name: '', reason: hiddenReason(one.reason) })),
    parts: order.parts.map(withoutCosts),
    holds: order.holds.map(withoutCustomer),
    visits: order.visits.map((visit) =>
      visit.out === null ? visit : { ...visit, out: withoutSigner(visit.out) },
    ),
  };
}

export function withoutCosts(part: RepairPart): RepairPart {
  return { ...part, orders: part.orders.map((one) => ({ ...one, cost: null })) };
}

/** An edit as a technician's device receives it. */
export function technicianEdit(edit: ShopEdit): ShopEdit {
  if (edit.kind === 'authorize-version') return { ...edit, name: '', reason: hiddenReason(edit.reason) };
  if (edit.kind === 'order-part') return { ...edit, order: { ...edit.order, cost: null } };
  if (edit.kind === 'place-hold') return { ...edit, hold: withoutCustomer(edit.hold) };
  if (edit.kind === 'deliver') return { ...edit, delivery: withoutSigner(edit.delivery) };
  return edit;
}

/** The person a customer hold waits for is a contact; its reason says enough. */
function withoutCustomer<Placed extends GivenHold>(hold: Placed): Placed {
  return hold.kind === 'customer' ? { ...hold, endedBy: '' } : hold;
}

/** True if the person is on the crew of one of the order's steps: technicians see only such orders. */
export function isAssigned({ steps }: RepairOrder, person: string): boolean {
  return Object.values(steps).some(({ people }) => people.includes(person));
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
