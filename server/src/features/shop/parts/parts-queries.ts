import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import { estimateOfOrder, joinedEstimate } from '../orders/orders-queries.ts';

/** Orders with a part in a queue; of the crew member's own where one is named. */
export function ordersWithOpenParts(trx: Db, crewId: string | undefined) {
  let query = joinedEstimate(trx)
    .select(['repair_order.document as order', estimateOfOrder])
    .where('repair_order.has_open_parts', '=', true);
  if (crewId !== undefined) query = query.where(sql<boolean>`repair_order.crew @> ${[crewId]}::uuid[]`);
  return query.orderBy('repair_order.number').execute();
}

/** The orders that changed last. */
export async function lastOrders(trx: Db, limit: number) {
  const rows = await trx
    .selectFrom('repair_order')
    .select('document')
    .where('state', '<>', 'void')
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ document }) => document);
}

/** Lines and photos of an estimate, without the rest of its content. */
export async function photosOf(trx: Db, estimateId: string) {
  return trx
    .selectFrom('estimate')
    .select([
      sql<Estimate['lines']>`document->'lines'`.as('lines'),
      sql<Estimate['photos']>`document->'photos'`.as('photos'),
    ])
    .where('id', '=', estimateId)
    .executeTakeFirst();
}
