import type { Db } from '../../database/connection.ts';

const series = 'estimate';
const first = 10_001;

/** The number after the last one given. Others of the company wait for their turn until this transaction ends. */
export async function holdNextNumber(
  trx: Db,
  companyId: string,
): Promise<{ readonly number: string; use(): Promise<void> }> {
  await trx
    .insertInto('estimate_number')
    .values({ company_id: companyId, id: series, last: first - 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { last } = await trx
    .selectFrom('estimate_number')
    .select('last')
    .where('id', '=', series)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    number: `E-${String(last + 1)}`,
    use: async () => {
      await trx
        .updateTable('estimate_number')
        .set({ last: last + 1 })
        .where('id', '=', series)
        .execute();
    },
  };
}
