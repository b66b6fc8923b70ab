import type { ShopEditOutcome } from '@dre/core/contract/shop/shop';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import type { Db } from '../../../database/connections/connection.ts';

export interface ShopEditRow {
  readonly id: string;
  readonly orderId: string;
  readonly place: number;
  /** Null if the edit was not applied. */
  readonly revision: number | null;
  readonly crew: readonly string[];
  readonly edit: ShopEdit;
  readonly outcome: ShopEditOutcome;
}

export function storedShopEdits(trx: Db, ids: readonly string[]): Promise<ShopEditRow[]> {
  return trx
    .selectFrom('shop_edit')
    .select(['id', 'order_id as orderId', 'place', 'revision', 'crew', 'edit', 'outcome'])
    .where('id', 'in', [...ids])
    .execute();
}

export interface ShopBatch {
  readonly companyId: string;
  readonly personId: string;
  readonly device: string;
  readonly now: Date;
}

export async function appendShopEdits(
  trx: Db,
  { companyId, personId, device, now }: ShopBatch,
  rows: readonly ShopEditRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('shop_edit')
    .values(
      rows.map(({ id, orderId, place, revision, crew, edit, outcome }) => ({
        company_id: companyId,
        id,
        order_id: orderId,
        place,
        revision,
        crew: [...crew],
        device,
        person_id: personId,
        at: now,
        edit: JSON.stringify(edit),
        outcome: JSON.stringify(outcome),
      })),
    )
    .execute();
}

/** Edits applied after a place, oldest first. */
export function appliedShopEdits(trx: Db, since: number, limit: number) {
  return trx
    .selectFrom('shop_edit')
    .select(['place', 'order_id as order', 'revision', 'crew', 'edit', 'device'])
    .where('place', '>', since)
    .where('revision', 'is not', null)
    .orderBy('place')
    .limit(limit)
    .execute();
}

export type AppliedShopEditRow = Awaited<ReturnType<typeof appliedShopEdits>>[number];

/** Every edit sent to an order, newest first. */
export function shopHistory(
  trx: Db,
  orderId: string,
  { before, limit }: { before: number | undefined; limit: number },
) {
  let query = trx
    .selectFrom('shop_edit')
    .select(['place', 'revision', 'edit', 'outcome'])
    .where('order_id', '=', orderId);
  if (before !== undefined) query = query.where('place', '<', before);
  return query.orderBy('place', 'desc').limit(limit).execute();
}

/** The applied edits of an order, oldest first. */
export async function editsOfOrder(trx: Db, orderId: string): Promise<readonly ShopEdit[]> {
  const rows = await trx
    .selectFrom('shop_edit')
    .select('edit')
    .where('order_id', '=', orderId)
    .where('revision', 'is not', null)
    .orderBy('revision')
    .execute();
  return rows.map(({ edit }) => edit);
}
