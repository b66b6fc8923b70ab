import type { OperationKind, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { Stay, Wait } from '@dre/core/domain/shop/performance/stays';
import type { TaskResult } from '@dre/core/domain/shop/performance/task-results';
import type { Db } from '../../../database/connections/connection.ts';
import type { StoredMoney } from '../../../database/tables/shop-tables.ts';

/** Orders with everything that is counted of them beside the clock. */
export function ordersToCount(trx: Db, ids: readonly string[]) {
  return trx
    .selectFrom('repair_order')
    .innerJoin('estimate', (join) =>
      join
        .onRef('estimate.company_id', '=', 'repair_order.company_id')
        .onRef('estimate.id', '=', 'repair_order.estimate_id'),
    )
    .select([
      'repair_order.document as order',
      'repair_order.card',
      'repair_order.waits',
      'repair_order.updated_at as updatedAt',
      'estimate.estimator',
    ])
    .where('repair_order.id', 'in', [...ids])
    .orderBy('repair_order.id')
    .execute();
}

export type OrderToCount = Awaited<ReturnType<typeof ordersToCount>>[number];

export async function storeWaits(trx: Db, orderId: string, waits: readonly Wait[]): Promise<void> {
  await trx
    .updateTable('repair_order')
    .set({ waits: JSON.stringify(waits) })
    .where('id', '=', orderId)
    .execute();
}

/** Orders of these whose counted results depend on the clock. */
export async function ordersWithResults(trx: Db, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('task_result')
    .select('order_id as id')
    .where('order_id', 'in', [...ids])
    .union(
      trx
        .selectFrom('unit_stay')
        .select('order_id as id')
        .where('order_id', 'in', [...ids])
        .where('out_day', 'is not', null),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export interface ResultOwner {
  readonly companyId: string;
  readonly orderId: string;
  readonly estimator: string;
}

export async function resultsOf(trx: Db, orders: readonly string[]) {
  return trx
    .selectFrom('task_result')
    .select(['order_id as order', 'task', 'day', 'estimator', 'vehicle_type as vehicleType', 'department'])
    .select(['operation', 'is_redo as isRedo', 'sold', 'clocked', 'people'])
    .where('order_id', 'in', [...orders])
    .execute();
}

export async function storeResults(
  trx: Db,
  { companyId, orderId, estimator }: ResultOwner,
  results: readonly (TaskResult & { readonly vehicleType: VehicleType | null })[],
): Promise<void> {
  if (results.length === 0) return;
  await trx
    .insertInto('task_result')
    .values(
      results.map((result) => ({
        company_id: companyId,
        id: `${orderId} ${result.task}`,
        order_id: orderId,
        task: result.task,
        day: result.day,
        estimator,
        vehicle_type: result.vehicleType,
        department: result.department,
        operation: result.operation as OperationKind | null,
        is_redo: result.isRedo,
        sold: result.sold,
        clocked: result.clocked,
        people: JSON.stringify(result.people),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'id']).doUpdateSet(({ ref }) => ({
        day: ref('excluded.day'),
        estimator: ref('excluded.estimator'),
        vehicle_type: ref('excluded.vehicle_type'),
        department: ref('excluded.department'),
        operation: ref('excluded.operation'),
        is_redo: ref('excluded.is_redo'),
        sold: ref('excluded.sold'),
        clocked: ref('excluded.clocked'),
        people: ref('excluded.people'),
      })),
    )
    .execute();
}

/** Removes results of tasks that are not finished any more. */
export async function removeResults(trx: Db, orderId: string, tasks: readonly string[]): Promise<void> {
  if (tasks.length === 0) return;
  await trx
    .deleteFrom('task_result')
    .where('order_id', '=', orderId)
    .where('task', 'in', [...tasks])
    .execute();
}

export function staysOfOrders(trx: Db, orders: readonly string[]) {
  return trx
    .selectFrom('unit_stay')
    .select(['id', 'order_id as order', 'estimator', 'stay', 'money'])
    .where('order_id', 'in', [...orders])
    .execute();
}

export async function storeStay(
  trx: Db,
  { companyId, orderId, estimator }: ResultOwner,
  { stay, money }: { readonly stay: Stay; readonly money: StoredMoney | null },
): Promise<void> {
  const values = {
    in_day: stay.in,
    out_day: stay.out,
    estimator,
    stay: JSON.stringify(stay),
    money: money === null ? null : JSON.stringify(money),
  };
  await trx
    .insertInto('unit_stay')
    .values({ company_id: companyId, id: stayId(orderId, stay.visit), order_id: orderId, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(values))
    .execute();
}

export function stayId(orderId: string, visit: string): string {
  return `${orderId} ${visit}`;
}

export async function removeStays(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('unit_stay')
    .where('id', 'in', [...ids])
    .execute();
}
