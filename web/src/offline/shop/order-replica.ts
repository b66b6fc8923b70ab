import type { OrderEstimate } from '@dre/core/contract/shop/shop';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import type { ShopRules } from './shop-rules.ts';

/** This device's copy of a repair order: the confirmed state, and the state with its own pending edits. */
export interface OrderReplica {
  readonly confirmed: RepairOrder;
  readonly revision: number;
  readonly estimate: OrderEstimate;
  readonly shown: RepairOrder;
}

/** Without the rules of orders, pending edits are not shown yet. */
export function orderReplica(
  { confirmed, revision, estimate }: Omit<OrderReplica, 'shown'>,
  pending: readonly ShopEdit[],
  rules?: ShopRules,
): OrderReplica {
  const shown =
    rules === undefined ? confirmed : pending.reduce((order, edit) => after(order, edit, rules), confirmed);
  return { confirmed, revision, estimate, shown };
}

/** The order after an applied edit; null if it has to be read again: edits in between, or the rules, are missing. */
export function advanceOrder(
  replica: OrderReplica,
  { revision, edit }: { readonly revision: number; readonly edit: ShopEdit },
  pending: readonly ShopEdit[],
  rules?: ShopRules,
): OrderReplica | null {
  if (revision <= replica.revision) return replica;
  if (revision > replica.revision + 1 || rules === undefined) return null;
  const confirmed = after(replica.confirmed, edit, rules);
  return orderReplica({ ...replica, confirmed, revision }, pending, rules);
}

/** A pending edit that others made impossible is skipped; the server's reply says so. */
function after(order: RepairOrder, edit: ShopEdit, rules: ShopRules): RepairOrder {
  const outcome = rules.applyShopEdit(order, edit);
  return outcome.ok ? outcome.value : order;
}
