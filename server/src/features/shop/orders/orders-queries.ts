import type { OrderEstimate } from '@dre/core/contract/shop/shop';
import type { BoardCard } from '@dre/core/domain/shop/board/board-card';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { hasOpenParts } from '@dre/core/domain/shop/parts/part-queues';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

export interface OrderRecord {
  readonly order: RepairOrder;
  readonly revision: number;
  readonly checksum: Buffer;
  readonly crew: readonly string[];
}

export function orderById(trx: Db, id: string): Promise<OrderRecord | undefined> {
  return record(trx).where('id', '=', id).executeTakeFirst();
}

/** The orders as they stand, without locking them. */
export async function ordersById(trx: Db, ids: readonly string[]): Promise<readonly RepairOrder[]> {
  if (ids.length === 0) return [];
  const rows = await record(trx)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ order }) => order);
}

export async function everyOrderId(trx: Db): Promise<readonly string[]> {
  const rows = await trx.selectFrom('repair_order').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function orderUpdatedAt(trx: Db, id: string): Promise<Date> {
  const row = trx.selectFrom('repair_order').select('updated_at').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).updated_at;
}

export function orderOfEstimate(trx: Db, estimateId: string): Promise<OrderRecord | undefined> {
  return record(trx).where('estimate_id', '=', estimateId).executeTakeFirst();
}

/** Locks the orders until this transaction ends, always in the order of their ids. */
export function lockOrders(trx: Db, ids: readonly string[]): Promise<OrderRecord[]> {
  return record(trx)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

function record(trx: Db) {
  return trx.selectFrom('repair_order').select(['document as order', 'revision', 'checksum', 'crew']);
}

export interface OrderWrite {
  readonly order: RepairOrder;
  readonly card: BoardCard;
  readonly checksum: Buffer;
  readonly crew: readonly string[];
  readonly revision: number;
  readonly now: Date;
}

export async function insertOrder(
  trx: Db,
  { companyId, personId, ...write }: OrderWrite & { readonly companyId: string; readonly personId: string },
): Promise<void> {
  const { order, now } = write;
  await trx
    .insertInto('repair_order')
    .values({
      company_id: companyId,
      id: order.id,
      number: order.number,
      estimate_id: order.estimateId,
      created_at: now,
      created_by: personId,
      ...columnsOf(write),
    })
    .execute();
}

export async function updateOrder(trx: Db, write: OrderWrite): Promise<void> {
  await trx.updateTable('repair_order').set(columnsOf(write)).where('id', '=', write.order.id).execute();
}

function columnsOf({ order, card, checksum, crew, revision, now }: OrderWrite) {
  return {
    state: order.state,
    document: JSON.stringify(order),
    card: JSON.stringify(card),
    checksum,
    crew: [...crew],
    has_open_parts: hasOpenParts(order),
    revision,
    updated_at: now,
  };
}

export const estimateOfOrder = sql<OrderEstimate>`json_build_object(
  'id', estimate.id, 'number', estimate.number, 'vehicle', estimate.vehicle, 'customer', estimate.customer,
  'insurer', estimate.insurer, 'claim', estimate.claim, 'estimator', estimate.estimator, 'stage', estimate.stage,
  'voidSince', case estimate.stage when 'void' then to_json(estimate.updated_at at time zone 'UTC') #>> '{}' || 'Z' end
)`.as('estimate');

export function joinedEstimate(trx: Db) {
  return trx
    .selectFrom('repair_order')
    .innerJoin('estimate', (join) =>
      join
        .onRef('estimate.company_id', '=', 'repair_order.company_id')
        .onRef('estimate.id', '=', 'repair_order.estimate_id'),
    );
}

function cards(trx: Db) {
  return joinedEstimate(trx).select(['repair_order.card', 'repair_order.crew', estimateOfOrder]);
}

export type CardRow = Awaited<ReturnType<typeof boardCards>>[number];

/** The cards of open orders and of those delivered since; of the crew member's own where one is named. */
export function boardCards(trx: Db, deliveredSince: Date, crewId: string | undefined) {
  let query = cards(trx).where((where) =>
    where.or([
      where('repair_order.state', '=', 'open'),
      where.and([
        where('repair_order.state', '=', 'delivered'),
        where('repair_order.updated_at', '>=', deliveredSince),
      ]),
    ]),
  );
  if (crewId !== undefined) query = query.where(sql<boolean>`repair_order.crew @> ${[crewId]}::uuid[]`);
  return query.orderBy('repair_order.number').execute();
}

export function cardsOf(trx: Db, ids: readonly string[]) {
  return cards(trx)
    .where('repair_order.id', 'in', [...ids])
    .orderBy('repair_order.number')
    .execute();
}

/** Approved estimates nobody opened an order for, longest waiting first. */
export function approvedWithoutOrder(trx: Db, limit: number) {
  return trx
    .selectFrom('estimate')
    .leftJoin('repair_order', (join) =>
      join
        .onRef('repair_order.company_id', '=', 'estimate.company_id')
        .onRef('repair_order.estimate_id', '=', 'estimate.id'),
    )
    .select([
      'estimate.id',
      'estimate.number',
      'estimate.vehicle',
      'estimate.customer',
      'estimate.updated_at as since',
    ])
    .where('estimate.stage', 'in', ['approved', 'in-repair'])
    .where('estimate.archived_at', 'is', null)
    .where('repair_order.id', 'is', null)
    .orderBy('estimate.updated_at')
    .orderBy('estimate.id')
    .limit(limit)
    .execute();
}

/** The card of an estimate's order; undefined if it has none. */
export async function cardOfEstimate(trx: Db, estimateId: string): Promise<BoardCard | undefined> {
  const row = await trx
    .selectFrom('repair_order')
    .select('card')
    .where('estimate_id', '=', estimateId)
    .executeTakeFirst();
  return row?.card;
}
