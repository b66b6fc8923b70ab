import type { Vendor } from '@dre/core/domain/shop/model/vendor';
import type { Db } from '../../../database/connections/connection.ts';
import { recordValues, type RecordWrite } from '../setup/shop-queries.ts';

export function vendorRows(trx: Db) {
  return trx
    .selectFrom('vendor')
    .select(['vendor', 'revision'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Returns the stored revision; undefined if another one is stored, or none where one was expected. */
export async function storeVendor(trx: Db, write: RecordWrite, vendor: Vendor): Promise<number | undefined> {
  const values = { ...recordValues(write), vendor: JSON.stringify(vendor) };
  const { companyId, id, revision } = write;
  const stored =
    revision === 0
      ? await trx
          .insertInto('vendor')
          .values({ company_id: companyId, id, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await trx
          .updateTable('vendor')
          .set(values)
          .where('id', '=', id)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  return stored?.revision;
}
