import type { PurchaseOrder } from '@dre/core/domain/shop/model/purchase-order';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

export async function countPurchases(trx: Db, companyId: string, lastPurchase: number): Promise<void> {
  await trx
    .updateTable('shop')
    .set({ last_purchase: lastPurchase })
    .where('company_id', '=', companyId)
    .execute();
}

export interface NewPurchase {
  readonly companyId: string;
  readonly personId: string;
  readonly vendorId: string;
  readonly purchase: PurchaseOrder;
  readonly now: Date;
}

export async function insertPurchase(
  trx: Db,
  { companyId, personId, vendorId, purchase, now }: NewPurchase,
): Promise<void> {
  await trx
    .insertInto('purchase_order')
    .values({
      company_id: companyId,
      id: purchase.id,
      number: purchase.number,
      vendor_id: vendorId,
      document: JSON.stringify(purchase),
      orders: [...new Set(purchase.lines.map(({ order }) => order))],
      written_at: now,
      written_by: personId,
      sent_at: purchase.sent === null ? null : new Date(purchase.sent.at),
    })
    .execute();
}

function purchases(trx: Db) {
  return trx
    .selectFrom('purchase_order')
    .leftJoin('outgoing_mail', 'outgoing_mail.id', 'purchase_order.mail_id')
    .select(['purchase_order.document as purchase', 'purchase_order.orders', 'outgoing_mail.state as mail'])
    .select('purchase_order.vendor_id as vendorId');
}

export type PurchaseRow = Awaited<ReturnType<typeof lastPurchases>>[number];

export function purchaseById(trx: Db, id: string): Promise<PurchaseRow | undefined> {
  return purchases(trx).where('purchase_order.id', '=', id).executeTakeFirst();
}

export function lastPurchases(trx: Db, limit: number) {
  return purchases(trx)
    .orderBy('purchase_order.written_at', 'desc')
    .orderBy('purchase_order.number', 'desc')
    .limit(limit)
    .execute();
}

/** Purchase orders that were neither sent nor discarded. */
export async function draftPurchases(trx: Db): Promise<readonly PurchaseOrder[]> {
  const rows = await trx
    .selectFrom('purchase_order')
    .select('document')
    .where('sent_at', 'is', null)
    .where(sql<boolean>`document->>'sent' is null and document->>'discarded' is null`)
    .execute();
  return rows.map(({ document }) => document);
}

export async function storePurchase(trx: Db, purchase: PurchaseOrder): Promise<void> {
  await trx
    .updateTable('purchase_order')
    .set({ document: JSON.stringify(purchase) })
    .where('id', '=', purchase.id)
    .execute();
}

export async function storeSending(
  trx: Db,
  purchase: PurchaseOrder,
  { now, mailId }: { readonly now: Date; readonly mailId: string | null },
): Promise<void> {
  await trx
    .updateTable('purchase_order')
    .set({ document: JSON.stringify(purchase), sent_at: now, mail_id: mailId })
    .where('id', '=', purchase.id)
    .execute();
}

export async function purchasesMailedSince(trx: Db, since: Date): Promise<number> {
  const { sent } = await trx
    .selectFrom('purchase_order')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('sent_at', '>=', since)
    .where('mail_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(sent);
}
