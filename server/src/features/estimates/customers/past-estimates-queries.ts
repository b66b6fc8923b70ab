import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import type { PageCursor } from '../../../database/keyset-pages.ts';

/** The estimates of a customer or a vehicle, last changed first. */
export function pastEstimates(
  trx: Db,
  of: { readonly customer_id: string } | { readonly unit_id: string },
  { after, limit }: { readonly after: PageCursor | undefined; readonly limit: number },
) {
  let query = trx
    .selectFrom('estimate')
    .select(['id', 'number', 'stage', 'draft', 'customer', 'vehicle', 'total', 'created_at', 'updated_at']);
  query =
    'customer_id' in of
      ? query.where('customer_id', '=', of.customer_id)
      : query.where('unit_id', '=', of.unit_id);
  if (after !== undefined) {
    query = query.where(sql<boolean>`(updated_at, id) < (${after.at}, ${after.id}::uuid)`);
  }
  return query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
