import { randomUUID } from 'node:crypto';
import type { SentShopEdit } from '@dre/core/contract/shop/shop-edits';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { PurchaseLine, PurchaseOrder } from '@dre/core/domain/shop/model/purchase-order';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { partQuantities } from '@dre/core/domain/shop/parts/part-quantities';
import { shopRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';
import { serverDevice } from '../edits/server-device.ts';
import { sendShopEdits } from '../edits/shop-edits-service.ts';
import { ordersById } from '../orders/orders-queries.ts';

type Refused = {
  readonly kind: 'forbidden' | 'not-found' | 'conflict';
  readonly detail?: string;
};

/** Orders the parts of a draft on their repair orders: all of them, or nothing. The shop is locked by the caller. */
export async function orderParts(
  context: CompanyContext,
  purchase: PurchaseOrder,
): Promise<Result<null, Refused>> {
  const ids = [...new Set(purchase.lines.map(({ order }) => order))];
  const orders = new Map((await ordersById(context.auth.trx, ids)).map((order) => [order.id, order]));
  const due = purchase.lines.filter((line) => !isOrdered(line, orders));
  const needless = due.find((line) => !isWanted(line, orders));
  if (needless !== undefined) {
    const { description, number } = needless;
    return conflict(
      `${description} of ${number} is ordered already or not asked for any more. Discard ${purchase.number} and order the rest anew.`,
    );
  }
  if (due.length === 0) return accept(null);
  const today = await todayOf(context);
  // A day that passed while the draft waited says nothing about the delivery.
  const day = purchase.expected !== undefined && purchase.expected >= today ? purchase.expected : null;
  const edits = due.flatMap((line) => editsOf(line, purchase, day));
  const sent = await sendShopEdits(context, { device: serverDevice, edits });
  if (!sent.ok) return sent;
  for (const { outcome } of sent.value.outcomes) {
    if (outcome.kind === 'refused') return conflict(textOf(outcome.refusal));
  }
  return accept(null);
}

/** Today where the company is. */
export async function todayOf({ auth: { trx, company }, now }: CompanyContext): Promise<string> {
  return dayIn(await timeZoneOf(trx, company.companyId), now.getTime());
}

export function conflict(detail: string): Result<never, { kind: 'conflict'; detail: string }> {
  return refuse({ kind: 'conflict', detail });
}

function isOrdered({ order, part, record }: PurchaseLine, orders: ReadonlyMap<string, RepairOrder>): boolean {
  const found = orders.get(order)?.parts.find(({ work }) => work.key === part);
  return found?.orders.some(({ id }) => id === record) ?? false;
}

function isWanted({ order, part }: PurchaseLine, orders: ReadonlyMap<string, RepairOrder>): boolean {
  const found = orders.get(order)?.parts.find(({ work }) => work.key === part);
  return found !== undefined && partQuantities(found).toOrder > 0;
}

function editsOf(
  { order, part, record, quantity, cost }: PurchaseLine,
  { number, vendor }: PurchaseOrder,
  day: string | null,
) {
  const unsigned = () => ({ id: randomUUID(), by: '', at: '' });
  const ordered: SentShopEdit = {
    ...unsigned(),
    kind: 'order-part',
    part,
    order: { id: record, quantity, vendor: vendor.name, purchaseOrder: number, cost },
  };
  const dated: SentShopEdit = {
    ...unsigned(),
    kind: 'expect-part',
    part,
    expected: { id: randomUUID(), day, reason: '' },
  };
  return (day === null ? [ordered] : [ordered, dated]).map((edit) => ({ order, edit }));
}

function textOf(
  refusal: Parameters<typeof shopRefusalMessage>[0] | { readonly kind: 'not-your-role' },
): string {
  return refusal.kind === 'not-your-role' ? 'Your role does not order parts.' : shopRefusalMessage(refusal);
}
