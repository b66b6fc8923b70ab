import type { OrderFacts } from '@dre/core/domain/shop/board/holds';
import type { Db } from '../../../database/connections/connection.ts';

/** Facts about estimates that decide the holds of their orders. */
export async function factsOfEstimates(
  trx: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('estimate')
    .select(['id', 'stage', 'updated_at'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, stage, updated_at: changed }) => [
      id,
      { estimateStage: stage, voidSince: stage === 'void' ? changed.toISOString() : null },
    ]),
  );
}
