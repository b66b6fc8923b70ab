import type { Db } from '../../../database/connections/connection.ts';

/** The customer and the vehicle of an estimate. */
export interface Links {
  readonly customerId: string | null;
  readonly unitId: string | null;
}

export async function linksOf(trx: Db, estimateId: string): Promise<Links> {
  const row = await trx
    .selectFrom('estimate')
    .select(['customer_id as customerId', 'unit_id as unitId'])
    .where('id', '=', estimateId)
    .executeTakeFirst();
  return row ?? { customerId: null, unitId: null };
}

/** Stored beside the document, which stays unchanged. */
export async function setLinks(trx: Db, estimateId: string, { customerId, unitId }: Links): Promise<void> {
  await trx
    .updateTable('estimate')
    .set({ customer_id: customerId, unit_id: unitId })
    .where('id', '=', estimateId)
    .execute();
}
