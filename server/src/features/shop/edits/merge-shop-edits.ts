import { dayIn } from '@dre/core/domain/companies/time-zone';
import { refuse } from '@dre/core/domain/result';
import { type BoardCard, boardCard, crewOf } from '@dre/core/domain/shop/board/board-card';
import type { OrderFacts } from '@dre/core/domain/shop/board/holds';
import { applyShopEdit } from '@dre/core/domain/shop/edits/apply-shop-edit';
import { pastDayRefusal } from '@dre/core/domain/shop/edits/past-day';
import { blankOrder, type RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import type { ShopRefusal } from '@dre/core/domain/shop/model/shop-refusal';
import { noticeOfEdit, type StaffNotice } from '@dre/core/domain/shop/notices/staff-notice';
import { mayChangeOrder, type ShopAuthor } from '@dre/core/domain/shop/roles/shop-permissions';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';
import { checksumOf } from '../../estimates/record/checksum.ts';
import { notifyStaff } from '../notices/notify-staff.ts';
import { type CardChange, notifyOrderFollowers } from '../orders/order-followers.ts';
import { insertOrder, lockOrders, updateOrder } from '../orders/orders-queries.ts';
import { countShopEdits, type ShopRow } from '../setup/shop-queries.ts';
import { announceShop } from './shop-announcement.ts';
import { factsOfEstimates } from './estimate-facts-queries.ts';
import { appendShopEdits, type ShopEditRow } from './shop-edits-queries.ts';

export interface OrderEdit {
  readonly orderId: string;
  readonly edit: ShopEdit;
  /** A refusal the order itself cannot know. */
  readonly refusal?: ShopRefusal;
}

/** An order before and after a batch. */
export interface MergedOrder {
  readonly before: RepairOrder;
  readonly after: RepairOrder;
  readonly revision: number;
  readonly isNew: boolean;
}

export interface MergedShopEdits {
  readonly rows: readonly ShopEditRow[];
  readonly orders: ReadonlyMap<string, MergedOrder>;
  readonly place: number;
}

/**
 * Applies edits to their locked orders and stores them, each with its outcome. The shop's row is locked by the caller,
 * so edits are counted without gaps. Without an author the server itself acts, and no right is asked for.
 */
export async function mergeShopEdits(
  { auth: { trx, identity, company }, now }: CompanyContext,
  shop: ShopRow,
  { device, edits, author }: { device: string; edits: readonly OrderEdit[]; author: ShopAuthor | null },
): Promise<MergedShopEdits> {
  const ids = [...new Set(edits.map(({ orderId }) => orderId))];
  const orders = new Map<string, MergedOrder>(
    (await lockOrders(trx, ids)).map(({ order, revision }) => [
      order.id,
      { before: order, after: order, revision, isNew: false },
    ]),
  );
  const today = dayIn(await timeZoneOf(trx, company.companyId), now.getTime());
  const rows: ShopEditRow[] = [];
  for (const { orderId, edit, refusal } of edits) {
    const blank = blankOrder(orderId);
    const known = orders.get(orderId) ?? { before: blank, after: blank, revision: 0, isNew: true };
    const merged = mergeOne(known, edit, { author, refusal, today });
    orders.set(orderId, merged.order);
    rows.push({ ...merged.row, place: shop.edits + rows.length + 1 });
  }
  // An applied edit counts as a revision, also one that leaves the order as it was.
  const applied = new Set(rows.flatMap(({ revision, orderId }) => (revision === null ? [] : [orderId])));
  const changed = [...orders.values()].filter(({ after }) => applied.has(after.id));
  await storeOrders({ auth: { trx, identity, company }, now }, changed);
  const { companyId } = company;
  await appendShopEdits(trx, { companyId, personId: identity.personId, device, now }, rows);
  const place = shop.edits + rows.length;
  await countShopEdits(trx, companyId, place);
  await announceShop(trx, { company: companyId, orders: ids });
  await notifyStaff({ auth: { trx, identity, company }, now }, noticesOf(rows, orders));
  return { rows, orders, place };
}

function noticesOf(
  rows: readonly ShopEditRow[],
  orders: ReadonlyMap<string, MergedOrder>,
): readonly StaffNotice[] {
  return rows
    .filter(({ outcome }) => outcome.kind === 'applied')
    .flatMap(({ orderId, edit }) => {
      const order = orders.get(orderId)?.after;
      return (order === undefined ? null : noticeOfEdit(order, edit)) ?? [];
    });
}

function mergeOne(
  known: MergedOrder,
  edit: ShopEdit,
  { author, refusal, today }: { author: ShopAuthor | null; refusal: ShopRefusal | undefined; today: string },
): { readonly order: MergedOrder; readonly row: Omit<ShopEditRow, 'place'> } {
  const { after: order, revision } = known;
  const { id } = edit;
  const base = { id, orderId: order.id, edit };
  if (author !== null && !mayChangeOrder(author, order, edit)) {
    const outcome = { kind: 'refused', refusal: { kind: 'not-your-role' } } as const;
    return { order: known, row: { ...base, revision: null, crew: crewOf(order), outcome } };
  }
  const refused = refusal ?? pastDayRefusal(order, edit, today);
  const applied = refused === null ? applyShopEdit(order, edit) : refuse(refused);
  if (!applied.ok) {
    const outcome = { kind: 'refused', refusal: applied.refusal } as const;
    return { order: known, row: { ...base, revision: null, crew: crewOf(order), outcome } };
  }
  const crew = [...new Set([...crewOf(order), ...crewOf(applied.value)])];
  return {
    order: { ...known, after: applied.value, revision: revision + 1 },
    row: { ...base, revision: revision + 1, crew, outcome: { kind: 'applied' } },
  };
}

async function storeOrders(
  { auth: { trx, identity, company }, now }: Pick<CompanyContext, 'auth' | 'now'>,
  changed: readonly MergedOrder[],
): Promise<void> {
  const facts = await factsOfEstimates(
    trx,
    changed.map(({ after }) => after.estimateId),
  );
  const changes: CardChange[] = [];
  for (const { before, after: order, revision, isNew } of changed) {
    const ofEstimate = facts.get(order.estimateId);
    const card = cardOf(order, ofEstimate);
    changes.push({ before: cardOf(before, ofEstimate), after: card });
    const write = {
      order,
      revision,
      card,
      checksum: checksumOf(order),
      crew: crewOf(order),
      now,
    };
    if (isNew) {
      await insertOrder(trx, { ...write, companyId: company.companyId, personId: identity.personId });
    } else await updateOrder(trx, write);
  }
  await notifyOrderFollowers({ auth: { trx, identity, company }, now }, changes);
}

export function cardOf(order: RepairOrder, facts: OrderFacts | undefined): BoardCard {
  return boardCard(order, facts ?? { estimateStage: 'approved', voidSince: null });
}
