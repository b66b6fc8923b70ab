import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** Parts computed per statement. */
const atOnce = 500;

/** The averages of one part, or of all that have one. */
export async function priceAverages(trx: Db, part: string | undefined) {
  let query = trx.selectFrom('part_price_average').select(['part', 'price']).orderBy('part');
  if (part !== undefined) query = query.where('part', '=', part);
  const rows = await query.execute();
  return rows.map((row) => ({ part: row.part, price: Number(row.price) }));
}

/** Adds the estimates locked since the last run to the averages. */
export async function computePriceAverages(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ parts: number }>`
      select reckon_price_averages(${atOnce}) as parts`.execute(db);
    if ((rows[0]?.parts ?? 0) < atOnce) return;
  }
}
